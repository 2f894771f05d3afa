/** The `like` pattern of a text that stands anywhere; its own `%`, `_` and `\` are taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
