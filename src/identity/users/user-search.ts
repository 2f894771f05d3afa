import { type TextMatch, textMatch } from '../../platform/database/statements/text-match.ts';

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

/** How a text is looked for in `user.search_text`. */
export function userMatch(text: string): TextMatch {
  return textMatch(fold(text));
}

/** Folds case in both texts, because databases differ for letters beyond ASCII. Used only for search. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
