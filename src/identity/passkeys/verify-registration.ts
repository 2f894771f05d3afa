import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../platform/context.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { isEmbeddedElsewhere } from './embedding-page.ts';
import { passkeyOrigins, rpIdOf } from './relying-party.ts';
import { isUsableKey } from './usable-key.ts';
import { invalidPasskey } from './verify-passkey.ts';

/** The COSE numbers of EdDSA, ES256 and RS256, the preferred one first. */
export const ALGORITHMS = [-8, -7, -257];

/** Browsers reject longer ids, and so must the relying party (WebAuthn, section 7.1). */
const MAX_CREDENTIAL_ID_BYTES = 1_023;

/** Verifies the response of `navigator.credentials.create`. Returns what is stored of it. Throws 400 for an invalid one. */
export async function verifyRegistration(
  { config }: Context,
  policy: AuthPolicy,
  challenge: string,
  response: Record<string, unknown>,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const origins = passkeyOrigins(config, policy);
  const verification = verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpIdOf(policy),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  // The library throws for every invalid response. Its texts contain values of the request.
  const { registrationInfo } = await verification.catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined || isEmbeddedElsewhere(response, origins)) throw invalidPasskey();
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  if (Buffer.from(credential.id, 'base64url').length > MAX_CREDENTIAL_ID_BYTES) throw invalidPasskey();
  if (!isUsableKey(decodeCredentialPublicKey(credential.publicKey))) throw invalidPasskey();
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports(credential.transports),
    isSynced: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The client chooses the list, so that it may contain anything. */
const knownTransports = (given: readonly string[] | undefined) =>
  TRANSPORTS.filter((transport) => Array.isArray(given) && given.includes(transport));
