import { domainKey, emailKey } from '../../platform/crypto/identifiers.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';

/** What an address or a domain is compared by; a 400 at this path where the value is neither. */
export function parseRestriction(value: string, path: string) {
  const kind = value.includes('@') ? ('email' as const) : ('domain' as const);
  const valueKey = kind === 'email' ? emailKey(value) : domainKey(value);
  if (valueKey === null) throw validationFailed([fieldError(path, 'must be an e-mail address or a domain')]);
  return { kind, valueKey };
}
