export const UNSTORABLE_TEXT = 'must not contain NUL or unpaired surrogates';

/** PostgreSQL rejects NUL and unpaired surrogates, which would cause an unexpected error. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The length in code points, which matches the visible length for most characters. */
export function codePointCount(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}

export function countText(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
