/** The `like` pattern that finds a text anywhere. Escapes `%`, `_` and `\` in the text. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
