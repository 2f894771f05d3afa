import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
}

/** The value of `user.search_text`: the full name, the username and every email address, one per line. */
export function searchTextOf({ firstName, lastName, username }: Named, emails: readonly string[]): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return fold([name, username, ...emails].filter(Boolean).join('\n'));
}

/** The `like` pattern for `user.search_text`. */
export function userSearchPattern(text: string): string {
  return containsPattern(fold(text));
}

/** Folds case in both the text and the pattern, because databases differ for letters beyond ASCII. Used only for search. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
