/** The longest name and key of an entity, in UTF-16 code units. A key fits into an index row of PostgreSQL. */
export const MAX_NAME_LENGTH = 120;

/** Singular of an English-like plural. Applied to texts and to queries alike, so that a wrong singular does no harm. */
function foldPlural(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The normalized form of one word: compatibility characters, case, possessive and plural are folded. */
export function wordKey(word: string): string {
  const folded = word.normalize('NFKC').toLowerCase();
  return foldPlural(/['’]s$/.test(folded) ? folded.slice(0, -2) : folded);
}

/** The normalized form of a name. "Heat-transfer Coefficients" and "heat transfer coefficient" have the same key. */
export function entityKey(name: string): string {
  return cutText(
    name
      .split(/[\s\-‐‑–—_/]+/u)
      .filter((word) => word !== '')
      .map(wordKey)
      .join(' '),
  );
}

/** The normalized form of an identifier, in which each character counts. */
export const identifierKey = (name: string): string => cutText(name.normalize('NFKC').toLowerCase());

/** At most {@link MAX_NAME_LENGTH} code units, without half of a surrogate pair at the end. */
export function cutText(text: string): string {
  if (text.length <= MAX_NAME_LENGTH) return text;
  return text.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '');
}
