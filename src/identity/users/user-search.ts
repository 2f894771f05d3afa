import { containing } from '../../platform/database/search.ts';

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
}

/** What `user.search_text` holds: both names as people write them, the username and every address, each on its line. */
export function searchTextOf({ firstName, lastName, username }: Named, emails: readonly string[]): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return fold([name, username, ...emails].filter(Boolean).join('\n'));
}

/** The `like` pattern that `user.search_text` is asked with. */
export function userSearchPattern(text: string): string {
  return containing(fold(text));
}

/** Folded here on both sides, never by SQL: databases disagree on letters beyond ASCII. It finds, it identifies nobody. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
