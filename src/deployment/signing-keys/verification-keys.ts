import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type CryptoKey, importKey, type JWK, readUnverified } from '../../platform/crypto/jwt.ts';

/** Allows for a token that is being signed while its key is retired, and for clock differences. */
const GRACE_SECONDS = 60;

/** When the last token of the retired key `sk` has expired; null for a key that is not retired. */
export const publishedUntil = sql.raw<string | null>(
  `(sk.retired_at + make_interval(secs => sk.longest_ttl + ${GRACE_SECONDS}))`,
);

/** Whether tokens of the key `sk` may still be valid: it is active, or was retired recently. */
export const mayHaveSigned = (now: Date) => mayHaveSignedAt(now.toISOString());

/**
 * As {@link mayHaveSigned}, with the time as text or as the parameter of a precompiled read. The difference of two times depends on no
 * setting, so that a distributed database can also compute it for a deletion.
 */
export const mayHaveSignedAt = (now: string) =>
  sql<boolean>`(sk.state = 'active' or (sk.state = 'retired'
    and ${now}::timestamptz - sk.retired_at < make_interval(secs => sk.longest_ttl + ${sql.lit(GRACE_SECONDS)})))`;

/** Whether the key `sk` signs, will sign, or its tokens may still be valid. */
export const isCurrent = (now: Date) => sql<boolean>`(sk.state = 'next' or ${mayHaveSigned(now)})`;

/** Imported public keys by `kid`. A `kid` is derived from its key, so entries never become stale. */
const publicKeys = new LRUCache<string, Promise<CryptoKey>>({ max: 1_000 });

export function publicKeyOf(kid: string, jwk: Record<string, unknown>): Promise<CryptoKey> {
  let key = publicKeys.get(kid);
  if (key === undefined) {
    key = importKey(jwk as JWK);
    publicKeys.set(kid, key);
  }
  return key;
}

/** The unverified claims of a token and the `kid` of its key. Null when no key can have that `kid`. */
export function readTokenIdentifiers(
  token: string,
): { readonly kid: string; readonly claims: Record<string, unknown> } | null {
  const read = readUnverified(token);
  if (read === null || typeof read.kid !== 'string' || !/^[\w-]{1,64}$/.test(read.kid)) return null;
  return { kid: read.kid, claims: read.claims };
}

/**
 * Whether the text is an integer of that many bits, so that the database accepts it. A forged id then finds no row
 * instead of causing an error.
 */
export function isIntegerText(text: unknown, bits: number): text is string {
  if (typeof text !== 'string' || !/^\d{1,19}$/.test(text)) return false;
  return BigInt.asIntN(bits, BigInt(text)).toString() === text;
}
