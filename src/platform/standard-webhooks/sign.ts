import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { SIGNING_SECRET_PREFIX as PREFIX } from './signing-secret.ts';

/** The values that a signature of Standard Webhooks 1.0 covers. */
export interface Signable {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: Uint8Array;
}

/** The key of a secret, for a caller that signs with it often. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
}

/** The value of `webhook-signature`: one signature for each secret, in their order. */
export function signatures({ id, timestamp, body }: Signable, secrets: readonly (string | KeyObject)[]): string {
  const head = `${id}.${timestamp}.`;
  return secrets
    .map((secret) => {
      const key = typeof secret === 'string' ? signingKey(secret) : secret;
      return `v1,${createHmac('sha256', key).update(head).update(body).digest('base64')}`;
    })
    .join(' ');
}
