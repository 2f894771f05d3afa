import { formOfKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';

/** The length of the longest key. */
const MAX_KEY_LENGTH = 1_024;

/** What the key is looked up by, or null where no key has this form: the database is not asked about it. */
export function keyHash(key: string): string | null {
  const isKey = key.trim() !== '' && key.length <= MAX_KEY_LENGTH && formOfKey(key) !== 'malformed';
  return isKey ? sha256(key) : null;
}
