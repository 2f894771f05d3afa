/** A word that the style guide (`docs/style.md`) replaces, as it appears in prose and in the words of an identifier. */
export interface BannedWord {
  readonly pattern: RegExp;
  /** What to write instead, and why. */
  readonly reason: string;
}

const NAME_THE_PERSON = 'name who is meant: the caller, the user, no user, another process';
const VALIDATION_ERROR = 'the term is "validation error"';
const METAPHOR = 'a metaphor: name what the thing is or does';

/** Matched against lower-case text in which identifiers are split into their words. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { pattern: /\b(who(m)?ever|nobody|somebody|anybody|everybody)\b/g, reason: NAME_THE_PERSON },
  { pattern: /\bwhatever\b/g, reason: 'name what is meant: any value, any error' },
  { pattern: /\b(faults?|objections?|contradictions?)\b/g, reason: VALIDATION_ERROR },
  { pattern: /(?<!connections? (is |was |are |were )?)\brefus(e|es|ed|ing|als?)\b/g, reason: 'the term is "reject"' },
  { pattern: /\b(colleagues?|fellows?)\b/g, reason: 'the term is "member"' },
  { pattern: /\bstrangers?\b/g, reason: 'say who it is: another user, a user outside the organization, no credential' },
  { pattern: /\b(doomed|doors?|lanes?|ears|breathes?|sweeps?|judges?|twins?)\b/g, reason: METAPHOR },
  { pattern: /\bhand(s|ed)? ?out\b/g, reason: 'the terms are "claim", "lease" and "issue"' },
  { pattern: /\blast words\b/g, reason: 'the term is "snapshot"' },
  { pattern: /\banew\b/g, reason: 'write "again"' },
  { pattern: /\balone\b/g, reason: 'write "only" or "by itself"' },
  { pattern: /\be-mails?\b/g, reason: 'write "email"' },
  { pattern: /\bcan not\b/g, reason: 'write "cannot"' },
  { pattern: /\bstands?\b(?! for\b)/g, reason: 'write "is in" or "contains"' },
  {
    pattern: /\b(is|are|was|were) (gone\b|over(?=[.,;:)]|$))/g,
    reason: 'write "has ended", "has expired" or "was deleted"',
  },
];

/** A banned word in a text. */
export interface Finding {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly word: string;
  readonly reason: string;
}

/** `isRefused` and `IS_REFUSED` become `is refused`, so that a word of an identifier is found like a word of prose. */
function splitIdentifiers(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** The banned words of a text, line by line. */
export function findBannedWords(text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const words = splitIdentifiers(line);
    return BANNED_WORDS.flatMap(({ pattern, reason }) =>
      [...words.matchAll(pattern)].map(([word]) => ({ line: index + 1, word, reason })),
    );
  });
}
