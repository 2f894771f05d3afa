import { fieldError, ServiceError } from '../../platform/errors.ts';

/** 409 for a slug that the caller chose. */
export function slugTaken(level: 'organization' | 'workspace'): ServiceError {
  return new ServiceError('SLUG_TAKEN', `Another ${level} has this slug. Choose another one.`, {
    errors: [fieldError('input.slug', 'is taken', 'SLUG_TAKEN')],
  });
}
