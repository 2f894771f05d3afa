import { domainKey, emailKey } from '../../platform/crypto/identifiers.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';

/**
 * Parses an email address or a domain into the form that is compared. Throws a validation error at this path when the
 * value is neither.
 */
export function parseRestriction(value: string, path: string) {
  const kind = value.includes('@') ? ('email' as const) : ('domain' as const);
  const valueKey = kind === 'email' ? emailKey(value) : domainKey(value);
  if (valueKey === null) throw validationFailed([fieldError(path, 'must be an email address or a domain')]);
  return { kind, valueKey };
}
