import { isReservedAudience } from '../../deployment/index.ts';
import { type FieldError, fieldError, MAX_FIELD_ERRORS, validationFailed } from '../../platform/errors.ts';
import { parseClaimText } from './claim-expressions.ts';
import { SIGNIN_CLAIM } from './standard-claims.ts';

type Claims = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Claims that only the service sets: a template cannot contain them. */
const RESERVED: ReadonlySet<string> = new Set([
  'typ',
  'sid',
  SIGNIN_CLAIM,
  'scope',
  'azp',
  'act',
  'deployment_id',
  'iss',
  'sub',
  'iat',
  'exp',
  'nbf',
  'jti',
]);

/** Validates the claims of a template. Throws 400 with a validation error at the path of each invalid claim. */
export function checkClaims(claims: Claims): void {
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(claims)) {
    const path = ['input', 'claims', name];
    if (RESERVED.has(name)) errors.push(fieldError(path, 'must be left out: the service sets this claim'));
    else if (name === 'aud') checkAudience(value, path, errors);
    else checkValue(value, path, errors);
  }
  if (errors.length > 0) throw validationFailed(errors.slice(0, MAX_FIELD_ERRORS));
}

/** Allows only fixed text: the value of an expression could be one of the service's own audiences. */
function checkAudience(value: unknown, path: Path, errors: FieldError[]): void {
  const audiences: unknown[] = Array.isArray(value) ? value : [value];
  const texts = audiences.filter((audience): audience is string => typeof audience === 'string' && audience !== '');
  if (texts.length === 0 || texts.length < audiences.length) {
    errors.push(fieldError(path, 'must be a string or a list of strings'));
  } else if (texts.some((text) => text.includes('{{'))) {
    errors.push(fieldError(path, 'must be fixed text without expressions'));
  } else if (texts.some(isReservedAudience)) {
    errors.push(fieldError(path, "must not be one of the service's own audiences"));
  }
}

function checkValue(value: unknown, path: Path, errors: FieldError[]): void {
  if (typeof value === 'string') {
    const parsed = parseClaimText(value);
    if ('error' in parsed) errors.push(fieldError(path, parsed.error));
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkValue(item, [...path, index], errors);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) checkValue(field, [...path, key], errors);
  }
}
