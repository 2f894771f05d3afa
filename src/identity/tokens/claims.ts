import { isOwnAudience } from '../../deployment/index.ts';
import { type FieldError, fieldError, MAX_FIELD_ERRORS, validationFailed } from '../../platform/errors.ts';
import { SIGNIN_CLAIM } from '../sessions/session-token.ts';
import { parseClaimText } from './claim-expressions.ts';

type Claims = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Claims that say who a token is of and what it is for: the service sets them, and no template. */
const RESERVED: ReadonlySet<string> = new Set([
  'typ',
  'sid',
  SIGNIN_CLAIM,
  'scope',
  'azp',
  'deployment_id',
  'iss',
  'sub',
  'iat',
  'exp',
  'nbf',
  'jti',
]);

/** Refuses claims that no token could hold, every fault at the path of its claim. */
export function checkClaims(claims: Claims): void {
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(claims)) {
    const path = ['input', 'claims', name];
    if (RESERVED.has(name)) errors.push(fieldError(path, 'must be left out: the service sets it itself'));
    else if (name === 'aud') checkAudience(value, path, errors);
    else checkValue(value, path, errors);
  }
  if (errors.length > 0) throw validationFailed(errors.slice(0, MAX_FIELD_ERRORS));
}

/** Fixed text alone: an expression could become one of our own audiences in the moment a token is made. */
function checkAudience(value: unknown, path: Path, errors: FieldError[]): void {
  const audiences: unknown[] = Array.isArray(value) ? value : [value];
  const texts = audiences.filter((audience): audience is string => typeof audience === 'string' && audience !== '');
  if (texts.length === 0 || texts.length < audiences.length) {
    errors.push(fieldError(path, 'must be text or a list of texts'));
  } else if (texts.some((text) => text.includes('{{'))) {
    errors.push(fieldError(path, 'must be fixed text without expressions'));
  } else if (texts.some(isOwnAudience)) {
    errors.push(fieldError(path, "must not be one of the service's own audiences"));
  }
}

function checkValue(value: unknown, path: Path, errors: FieldError[]): void {
  if (typeof value === 'string') {
    const parsed = parseClaimText(value);
    if ('fault' in parsed) errors.push(fieldError(path, parsed.fault));
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkValue(item, [...path, index], errors);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) checkValue(member, [...path, key], errors);
  }
}
