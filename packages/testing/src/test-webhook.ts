import { randomText } from './random.ts';
import { base64, bytesOf } from './test-keys.ts';

/** The event of a delivery. */
export interface WebhookFields {
  /** Such as `user.created`. */
  readonly type: string;
  readonly data: unknown;
  /** The `webhook-id`; a random one by default. Send the same twice to test that it is handled once. */
  readonly id?: string | undefined;
}

/** A request to your endpoint. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A new secret in the form of the signing secret of an endpoint. */
export const newWebhookSecret = (): string => `whsec_${base64(crypto.getRandomValues(new Uint8Array(24)))}`;

/** Signs a delivery as Gatehouse does (Standard Webhooks 1.0). */
export async function signWebhook(fields: WebhookFields, secret: string, nowMs: number): Promise<SignedWebhook> {
  const { type, data, id = `msg_${randomText()}` } = fields;
  const body = JSON.stringify({ type, timestamp: new Date(nowMs).toISOString(), data });
  const timestamp = String(Math.floor(nowMs / 1_000));
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${id}.${timestamp}.${body}`)));
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${base64(signature)}`,
    },
    body,
  };
}
