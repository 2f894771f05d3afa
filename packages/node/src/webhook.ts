/** An older timestamp is rejected, so that a recorded request cannot be sent again later. */
const MAX_AGE_SECONDS = 5 * 60;

export interface WebhookEvent<Data = unknown> {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Data;
}

type HeaderValues = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A delivery that was not sent by Gatehouse with this secret in the last five minutes. Respond with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Verifies a delivery by Standard Webhooks 1.0, and returns its event. `body` is the body as it was sent, byte for byte. Handle each
 * `webhook-id` once: a delivery that was not answered in time comes again.
 */
export async function verifyWebhook<Data = unknown>(
  {
    headers,
    body,
    secret,
  }: { readonly headers: HeaderValues; readonly body: string | Uint8Array; readonly secret: string },
  nowMs: number = Date.now(),
): Promise<WebhookEvent<Data>> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (id === null || timestamp === null || signatures == null) {
    throw new WebhookError(
      'The request has no signature: the headers webhook-id, webhook-timestamp and webhook-signature.',
    );
  }
  const age = Math.abs(nowMs / 1_000 - Number(timestamp));
  if (!(age <= MAX_AGE_SECONDS)) {
    throw new WebhookError(`The delivery is ${Math.round(age)} seconds old. Is the clock of this machine right?`);
  }
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), content);
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  // While a secret is rotated, the header has a signature of each secret, separated by a space.
  for (const each of signatures.split(' ').slice(0, 10)) {
    const [version, value = ''] = each.split(',');
    const signature = version === 'v1' ? fromBase64(value) : null;
    // Compares in constant time.
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed))) {
      return JSON.parse(new TextDecoder().decode(content)) as WebhookEvent<Data>;
    }
  }
  throw new WebhookError('The signature is wrong. Is the secret that of this endpoint, and the body unchanged?');
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0)
    throw new TypeError('The secret must be the signing secret of the endpoint: whsec_…');
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function headerOf(headers: HeaderValues, name: string): string | null {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : null;
}
