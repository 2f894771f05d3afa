import { crc32 } from 'node:zlib';
import { randomBase62, sha256, toBase62 } from './tokens.ts';

export type ApiKeyMode = 'live' | 'test';

export interface NewApiKey {
  /** Shown once, stored nowhere. */
  readonly key: string;
  /** What the database finds it by. */
  readonly hash: string;
  /** What lists show: `sk_live_…wxyz`. */
  readonly hint: string;
}

const SHAPE = /^(sk_(?:live|test)_)[0-9A-Za-z]{49}$/;
const CHECKSUM_LENGTH = 6;

export function newApiKey(mode: ApiKeyMode): NewApiKey {
  const body = `sk_${mode}_${randomBase62()}`;
  const key = body + checksum(body);
  return { key, hash: sha256(key), hint: apiKeyHint(key) };
}

/** Whether the text could be a key: a mistyped one, or another service's, is refused without asking the database. */
export function looksLikeApiKey(text: string): boolean {
  return SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH));
}

export function apiKeyHint(key: string): string {
  return `${key.slice(0, 'sk_live_'.length)}…${key.slice(-4)}`;
}

function checksum(body: string): string {
  return toBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}
