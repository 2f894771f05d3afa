import { timingSafeEqual } from 'node:crypto';
import { mintKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';

/** By which people and secret scanners recognize a secret. */
const PREFIX = 'gos';

interface NewSecret {
  /** Shown once and never stored. */
  readonly secret: string;
  readonly hash: string;
  readonly hint: string;
}

/** Generates a secret of 256 random bits. */
export function newSecret(): NewSecret {
  const { key: secret, hash } = mintKey(PREFIX);
  return { secret, hash, hint: `${PREFIX}_…${secret.slice(-4)}` };
}

/** The hash that a secret is stored as. It has 256 random bits, so that it needs no slow hash. */
export const secretHash = (secret: string): string => sha256(secret);

/** Whether this is one of the secrets of an application. */
export function hasSecret({ secretHashes }: { readonly secretHashes: readonly string[] }, secret: string): boolean {
  const hash = Buffer.from(secretHash(secret));
  return secretHashes.map((each) => timingSafeEqual(Buffer.from(each), hash)).includes(true);
}
