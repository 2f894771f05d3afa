import { type AuthSettings, frontendUrl, type PublicUrl } from '../../deployment/index.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';

type RelyingPartySettings = Pick<AuthPolicy, 'frontendHost'> & {
  readonly settings: Pick<AuthSettings, 'authenticationFactors'>;
};

/** The domain that passkeys belong to. Taken from the settings, never from the request, whose host can be forged. */
export const rpIdOf = ({ settings, frontendHost }: RelyingPartySettings): string =>
  settings.authenticationFactors.passkey.rpId || frontendHost;

/**
 * The origins of pages that may use passkeys: the deployment's own and its allowed origins. Browsers read the list at
 * `/.well-known/webauthn` before they let a page outside the relying party id use it.
 */
export function passkeyOrigins(
  config: PublicUrl,
  { frontendHost, allowedOrigins }: Pick<AuthPolicy, 'frontendHost' | 'allowedOrigins'>,
): string[] {
  return [...new Set([new URL(frontendUrl(config, frontendHost)).origin, ...allowedOrigins])];
}

/** Validation errors of a relying party id that browsers would reject on the deployment's host. */
export function rpIdErrors({ authenticationFactors }: AuthSettings, frontendHost: string): FieldError[] {
  const { rpId } = authenticationFactors.passkey;
  if (rpId === '' || rpId === frontendHost || (rpId.includes('.') && isWithin(frontendHost, rpId))) return [];
  return [rpIdError('must be the host name of the deployment host or one of its parent domains')];
}

export const rpIdError = (message: string) => fieldError('input.authenticationFactors.passkey.rpId', message);

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
