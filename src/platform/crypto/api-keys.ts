import { crc32 } from 'node:zlib';
import { randomBase62, sha256, toBase62 } from './tokens.ts';

export type ApiKeyMode = 'live' | 'test';

export interface MintedKey {
  /** Shown once, stored nowhere. */
  readonly key: string;
  /** What the database finds it by. */
  readonly hash: string;
}

export interface NewApiKey extends MintedKey {
  /** What lists show: `sk_live_…wxyz`. */
  readonly hint: string;
}

/** Longest prefix of a key. */
export const MAX_PREFIX_LENGTH = 32;

const SHAPE = new RegExp(`^[0-9A-Za-z_]{1,${MAX_PREFIX_LENGTH}}_[0-9A-Za-z]{49}$`);
/** A minted key, or one that an operator chose: at most 255 characters. */
const BACKEND_KEY = /^sk_(?:live|test)_[0-9A-Za-z_-]{32,247}$/;
const CHECKSUM_LENGTH = 6;

/** A key of 256 random bits: the prefix, `_`, 43 base62 characters and 6 of CRC-32 over what stands before. */
export function mintKey(prefix: string): MintedKey {
  const body = `${prefix}_${randomBase62()}`;
  const key = body + checksum(body);
  return { key, hash: sha256(key) };
}

/**
 * What a text says of itself: a key of the minted form whose checksum holds, one whose checksum does not, which nobody
 * was ever given, or anything else, as a key that another service made.
 */
export type KeyForm = 'minted' | 'malformed' | 'other';

/** No database is asked. */
export function formOfKey(text: string): KeyForm {
  if (!SHAPE.test(text)) return 'other';
  return text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH)) ? 'minted' : 'malformed';
}

/** A credential of the backend host. */
export function newApiKey(mode: ApiKeyMode): NewApiKey {
  const minted = mintKey(`sk_${mode}`);
  return { ...minted, hint: apiKeyHint(minted.key) };
}

/**
 * Whether the text could be a credential of the backend host; anything else is rejected without asking the database. The
 * checksum of minted keys is for secret scanners: a key that an operator chose has none, so the hash decides.
 */
export function looksLikeApiKey(text: string): boolean {
  return BACKEND_KEY.test(text);
}

/** Fewer than this say that a text of 32 characters is not random: 32 random hex digits have fewer once in 30 million. */
const MIN_DISTINCT = 8;

/** Whether an operator's text may become a credential of the backend host. */
export function isUsableApiKey(text: string): boolean {
  return looksLikeApiKey(text) && new Set(text.slice('sk_live_'.length)).size >= MIN_DISTINCT;
}

export function apiKeyHint(key: string): string {
  return `${key.slice(0, 'sk_live_'.length)}…${key.slice(-4)}`;
}

function checksum(body: string): string {
  return toBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}
