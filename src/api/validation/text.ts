export const UNCLEAN_TEXT = 'must not contain NUL or unpaired surrogates';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and either one ends in an unexpected error. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Length in code points, as a person would count most characters. */
export function lengthOf(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
