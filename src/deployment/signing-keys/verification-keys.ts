import { sql } from 'kysely';
import { type CryptoKey, importKey, type JWK, readUnverified } from '../../platform/crypto/jwt.ts';
import { Lru } from '../../platform/lru.ts';

/** A token may still be under way to the signature, and clocks differ, when its key is retired. */
const GRACE_SECONDS = 60;

const PUBLISHED_UNTIL = `(sk.retired_at + make_interval(secs => sk.longest_ttl + ${GRACE_SECONDS}))`;

/** When the last token of the retired key `sk` has expired; null for a key that is not retired. */
export const publishedUntil = sql.raw<string | null>(PUBLISHED_UNTIL);

/** Whether tokens of the key `sk` may still be about: it is active, or retired not long enough. */
export const mayHaveSigned = (now: Date) =>
  sql<boolean>`(sk.state = 'active' or (sk.state = 'retired' and ${publishedUntil} > ${now.toISOString()}))`;

/** The same as text, for a statement that has the current time as this parameter. */
export const mayHaveSignedAt = (now: string) =>
  `(sk.state = 'active' or (sk.state = 'retired' and ${PUBLISHED_UNTIL} > ${now}))`;

/** Imported public keys by `kid`, which is made of the key itself: an entry is never out of date. */
const publicKeys = new Lru<string, Promise<CryptoKey>>(1_000);

export function publicKeyOf(kid: string, jwk: Record<string, unknown>): Promise<CryptoKey> {
  let key = publicKeys.get(kid);
  if (key === undefined) {
    key = importKey(jwk as JWK);
    publicKeys.set(kid, key);
  }
  return key;
}

/** What a token says of itself, unchecked, with the name of its key; null where no key could have that name. */
export function namesIn(token: string): { readonly kid: string; readonly claims: Record<string, unknown> } | null {
  const read = readUnverified(token);
  if (read === null || typeof read.kid !== 'string' || !/^[\w-]{1,64}$/.test(read.kid)) return null;
  return { kid: read.kid, claims: read.claims };
}

/** Nothing that the database could not be asked for: a forged name is no error, it finds nothing. */
export function isInteger(text: unknown, bits: number): text is string {
  if (typeof text !== 'string' || !/^\d{1,19}$/.test(text)) return false;
  return BigInt.asIntN(bits, BigInt(text)).toString() === text;
}
