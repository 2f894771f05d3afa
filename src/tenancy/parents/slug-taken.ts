import { fieldError, ServiceError } from '../../platform/errors.ts';
import type { Level } from './parent.ts';

/** 409 for a slug that the caller chose. */
export function slugTaken(level: Level): ServiceError {
  return new ServiceError('SLUG_TAKEN', `Another ${level} has this slug. Choose another one.`, {
    errors: [fieldError('input.slug', 'is taken', 'SLUG_TAKEN')],
  });
}
