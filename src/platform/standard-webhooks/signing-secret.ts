import { randomBytes } from 'node:crypto';

export const SIGNING_SECRET_PREFIX = 'whsec_';

/** Generates a secret in the format of the Standard Webhooks specification. */
export function newSigningSecret(): string {
  return SIGNING_SECRET_PREFIX + randomBytes(32).toString('base64');
}

/** The text that callers without access to the secret see. */
export function signingSecretHint(secret: string): string {
  return `${SIGNING_SECRET_PREFIX}…${secret.slice(-4)}`;
}
