import { keyFormatOf } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';

/** Maximum length of a key in characters. */
const MAX_KEY_LENGTH = 1_024;

/** The hash to look a key up by. Null when no key has this form, so that the database need not be queried. */
export function keyHash(key: string): string | null {
  const isKey = key.trim() !== '' && key.length <= MAX_KEY_LENGTH && keyFormatOf(key) !== 'malformed';
  return isKey ? sha256(key) : null;
}
