import type { UpdateOauthApplicationInput } from '../../generated/common.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { stored } from '../graph/stored-names.ts';
import type { ApplicationAuthMethod, ApplicationType } from './oauth-application.entity.ts';
import { type PublicKeys, readPublicKeys } from './public-keys.ts';

/** The methods of each type, the default first. */
const METHODS: Readonly<Record<ApplicationType, readonly [ApplicationAuthMethod, ...ApplicationAuthMethod[]]>> = {
  web: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
  machine: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
  browser: ['none'],
  native: ['none'],
};

/** Whether an application with this method has secrets. */
export const usesSecret = (method: ApplicationAuthMethod): boolean => method.startsWith('client_secret_');

/** How an application authenticates. */
export interface Authentication {
  readonly authMethod: ApplicationAuthMethod;
  readonly jwks: PublicKeys | null;
  readonly jwksUri: string | null;
}

/** How an application of the type authenticates by default. */
export const defaultAuthentication = (type: ApplicationType): Authentication => ({
  authMethod: METHODS[type][0],
  jwks: null,
  jwksUri: null,
});

type Input = Pick<UpdateOauthApplicationInput, 'authMethod' | 'jwks' | 'jwksUri'>;

/** How an application authenticates after a change. Appends the errors of the sent fields. */
export function changedAuthentication(
  type: ApplicationType,
  present: Authentication,
  input: Input,
  errors: FieldError[],
): Authentication {
  const authMethod = input.authMethod == null ? present.authMethod : stored(input.authMethod);
  if (!METHODS[type].includes(authMethod)) {
    errors.push(fieldError('input.authMethod', `must be a method of the type ${type}: ${METHODS[type].join(', ')}`));
  }
  if (authMethod === 'private_key_jwt') return { authMethod, ...changedKeys(present, input, errors) };
  for (const field of ['jwks', 'jwksUri'] as const) {
    if (input[field] != null) errors.push(fieldError(['input', field], 'is only for the method private_key_jwt'));
  }
  return { authMethod, jwks: null, jwksUri: null };
}

/** Keys replace the URL that returns them, and the URL replaces keys. */
function changedKeys(present: Authentication, { jwks, jwksUri }: Input, errors: FieldError[]) {
  if (jwks != null && jwksUri != null) {
    errors.push(fieldError('input.jwksUri', 'must not be set together with the keys themselves'));
  }
  if (jwks != null) return { jwks: readPublicKeys(jwks, errors), jwksUri: null };
  if (jwksUri != null) return { jwks: null, jwksUri };
  const kept = { jwks: jwks === null ? null : present.jwks, jwksUri: jwksUri === null ? null : present.jwksUri };
  if (kept.jwks === null && kept.jwksUri === null) {
    errors.push(fieldError('input.jwks', 'is required for the method private_key_jwt, unless a URL returns the keys'));
  }
  return kept;
}
