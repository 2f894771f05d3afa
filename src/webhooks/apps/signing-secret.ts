import { randomBytes } from 'node:crypto';
import type { Cell } from '../../platform/crypto/vault.ts';

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

/** The app's secret before its last rotation, until the overlap ends. */
export function previousSecretCell(appId: string): Cell {
  return { table: 'webhook_app', column: 'previous_secret_sealed', row: appId };
}

/** An endpoint's own secret, which replaces the app's. */
export function ownSecretCell(endpointId: string): Cell {
  return { table: 'webhook_endpoint', column: 'signing_secret_sealed', row: endpointId };
}

/** The endpoint's own secret before its last rotation, until the overlap ends. */
export function previousOwnSecretCell(endpointId: string): Cell {
  return { table: 'webhook_endpoint', column: 'previous_secret_sealed', row: endpointId };
}
