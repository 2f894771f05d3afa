import { randomBytes } from 'node:crypto';
import type { Cell } from '../../crypto/vault.ts';

const PREFIX = 'whsec_';

/** A secret as the Standard Webhooks specification writes it. */
export function newSigningSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** What callers see who may not see the secret. */
export function signingSecretHint(secret: string): string {
  return `${PREFIX}…${secret.slice(-4)}`;
}

export function signingSecretCell(appId: string): Cell {
  return { table: 'webhook_app', column: 'signing_secret_sealed', row: appId };
}
