/** PostgreSQL rejects NUL and unpaired surrogates. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\u{fffd}');

/** A text that can be stored, cut to a length. */
export const cutTo = (maxLength: number, text: string): string =>
  storable(text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`);
