/** The longest text that is looked at. */
const MAX_READ = 20_000;

/**
 * Quoted names, then what stands for a value: strings with escapes, plain strings and dollar-quoted ones, each of which may be cut
 * off, and numbers outside of names and parameters. The ORM writes the values of its inserts and updates into the text.
 */
const NAMES_AND_VALUES =
  /"[^"]*"|\b[eE]'(?:[^'\\]|''|\\[\s\S]?)*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w$.])\d+(?:\.\d+)?/g;

/** A statement in one line of at most `maxLength` characters, with `?` in place of each value that its text contains. */
export function statementWithoutValues(sql: string, maxLength: number): string {
  const line = sql
    .slice(0, MAX_READ)
    .replace(NAMES_AND_VALUES, (part) => (part.startsWith('"') ? part : '?'))
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > maxLength || sql.length > MAX_READ ? `${line.slice(0, maxLength)} …` : line;
}

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']);

/** The first word of a statement, if it is one of the common ones; otherwise `other`. */
export function statementKind(sql: string): string {
  const word = /^\s*([a-z]+)/i.exec(sql.length > 200 ? sql.slice(0, 200) : sql)?.[1]?.toLowerCase() ?? '';
  return KINDS.has(word) ? word : 'other';
}
