import { createRequire } from 'node:module';

type Dictionaries = typeof import('@zxcvbn-ts/language-common');

const require = createRequire(import.meta.url);
/** The minimum length in every deployment rejects shorter passwords. */
const MIN_LENGTH = 8;

let common: ReadonlySet<string> | undefined;

/**
 * Whether the password is one of the 18,000 most common ones of eight characters or more, ignoring case. Loads the list when
 * the first password is set, which takes 50 to 100 ms once and 4 MB. Startup and sign-in do not need the list.
 */
export function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return common.has(normalizeForComparison(password));
}

/** Ignores surrounding whitespace, case and character width, which do not make a password harder to guess. */
export const normalizeForComparison = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function loadCommon(): Set<string> {
  const { dictionary }: Dictionaries = require('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter((each) => each.length >= MIN_LENGTH).map(normalizeForComparison),
  );
}
