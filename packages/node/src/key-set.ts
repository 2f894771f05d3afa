import { AuthError } from './auth-error.ts';

/** Keys are read again after this time, so that a retired one is not accepted much longer. */
const MAX_AGE_MS = 10 * 60_000;
/** While the keys cannot be read, those that are known stay in use this long. */
const MAX_STALE_MS = 24 * 60 * 60_000;
/** Tokens with unknown keys cannot make this process request the keys more often. */
const COOLDOWN_MS = 10_000;
const TIMEOUT_MS = 5_000;

/** The public keys of a deployment. */
export interface KeySet {
  /** The key with this id, read again if it is not known. */
  find(kid: string): Promise<CryptoKey>;
}

interface KeySetOptions {
  readonly fetch?: typeof fetch | undefined;
  /** A clock in milliseconds that only runs forward. */
  readonly now?: (() => number) | undefined;
}

interface Known {
  readonly keys: ReadonlyMap<string, CryptoKey>;
  readonly readAt: number;
}

/** Reads the keys for ES256 of a JWK Set (RFC 7517) when they are needed, once for requests at the same time. */
export function createKeySet(
  url: string,
  { fetch: send = fetch, now = () => performance.now() }: KeySetOptions = {},
): KeySet {
  let known: Known | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    triedAt = now();
    const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const { keys = [] } = (await response.json()) as { keys?: readonly (JsonWebKey & { readonly kid?: string })[] };
    const imported = await Promise.all(
      keys.filter(({ kty, crv, kid }) => kty === 'EC' && crv === 'P-256' && kid !== undefined).map(importKey),
    );
    known = { keys: new Map(imported), readAt: now() };
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    async find(kid) {
      const found = known?.keys.get(kid);
      const age = known === null ? Number.POSITIVE_INFINITY : now() - known.readAt;
      if (found !== undefined && age < MAX_AGE_MS) return found;
      if (reading === null && now() - triedAt < COOLDOWN_MS && known !== null) {
        if (found !== undefined && age < MAX_STALE_MS) return found;
        throw unknownKey(kid, url);
      }
      try {
        await readOnce();
      } catch (cause) {
        if (found !== undefined && age < MAX_STALE_MS) return found;
        throw new AuthError(
          'GATEHOUSE_UNAVAILABLE',
          `The keys at ${url} cannot be read. Is this the URL of the deployment host?`,
          {
            cause,
          },
        );
      }
      return known?.keys.get(kid) ?? unknown(kid, url);
    },
  };
}

async function importKey({ kid = '', ...jwk }: JsonWebKey & { readonly kid?: string }): Promise<[string, CryptoKey]> {
  const { kty, crv, x, y } = jwk;
  const key = { kty, crv, x, y } as JsonWebKey;
  return [kid, await crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])];
}

const unknownKey = (kid: string, url: string) =>
  new AuthError(
    'UNKNOWN_KEY',
    `${url} has no key ${JSON.stringify(kid)}. Does the token come from another deployment?`,
  );

function unknown(kid: string, url: string): never {
  throw unknownKey(kid, url);
}
