import { crc32 } from 'node:zlib';
import { randomBase62, sha256, toBase62 } from './tokens.ts';

export type ApiKeyMode = 'live' | 'test';

export interface MintedKey {
  /** Shown once and never stored. */
  readonly key: string;
  /** Stored, and used to look the key up. */
  readonly hash: string;
}

export interface NewApiKey extends MintedKey {
  /** The hint that lists show: `sk_live_…wxyz`. */
  readonly hint: string;
}

/** Largest number of characters of the prefix of a key. */
export const MAX_PREFIX_LENGTH = 32;

const MINTED_KEY = new RegExp(`^[0-9A-Za-z_]{1,${MAX_PREFIX_LENGTH}}_[0-9A-Za-z]{49}$`);
/** A generated key, or one that the operator chose: at most 255 characters. */
const BACKEND_KEY = /^sk_(?:live|test)_[0-9A-Za-z_-]{32,247}$/;
const CHECKSUM_LENGTH = 6;

/** Generates a key of 256 random bits: the prefix, `_`, 43 base62 characters, and 6 characters of CRC-32 over the rest. */
export function mintKey(prefix: string): MintedKey {
  const body = `${prefix}_${randomBase62()}`;
  const key = body + checksum(body);
  return { key, hash: sha256(key) };
}

/**
 * The format of a text that may be a key. `minted`: a generated key with a correct checksum. `malformed`: the same format with
 * a wrong checksum, so that the service never issued it. `other`: any other text, such as a key of another service.
 */
export type KeyFormat = 'minted' | 'malformed' | 'other';

/** Finds out the format of a key without the database. */
export function keyFormatOf(text: string): KeyFormat {
  if (!MINTED_KEY.test(text)) return 'other';
  return text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH)) ? 'minted' : 'malformed';
}

/** Generates a credential of the backend host. */
export function newApiKey(mode: ApiKeyMode): NewApiKey {
  const minted = mintKey(`sk_${mode}`);
  return { ...minted, hint: apiKeyHint(minted.key) };
}

/**
 * Whether the text could be a credential of the backend host. Other text is rejected without a database query. The checksum
 * is for secret scanners and not verified here, because a key that the operator chose has none.
 */
export function looksLikeApiKey(text: string): boolean {
  return BACKEND_KEY.test(text);
}

/** A text with fewer distinct characters is not random: 32 random hex digits have fewer once in 30 million. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Whether a text that the operator chose is allowed as a credential of the backend host. */
export function isUsableApiKey(text: string): boolean {
  return looksLikeApiKey(text) && new Set(text.slice('sk_live_'.length)).size >= MIN_DISTINCT_CHARACTERS;
}

export function apiKeyHint(key: string): string {
  return `${key.slice(0, 'sk_live_'.length)}…${key.slice(-4)}`;
}

function checksum(body: string): string {
  return toBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}
