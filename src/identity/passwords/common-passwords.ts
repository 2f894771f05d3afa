import { createRequire } from 'node:module';

type Dictionaries = typeof import('@zxcvbn-ts/language-common');

const require = createRequire(import.meta.url);
/** Shorter ones break the least length of every deployment. */
const MIN_LENGTH = 8;

let common: ReadonlySet<string> | undefined;

/**
 * Whether the password is among the 18,000 most common ones of eight characters and more, however its letters are written. The
 * list is unpacked when the first password is set, which takes 50 to 100 ms once and 4 MB; a start and a sign-in don't need it.
 */
export function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return common.has(comparable(password));
}

/** Blanks around a password, its case and the width of its characters cost a guesser nothing. */
export const comparable = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function loadCommon(): Set<string> {
  const { dictionary }: Dictionaries = require('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((each) => each.length >= MIN_LENGTH).map(comparable));
}
