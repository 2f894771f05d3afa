const LINK = /https?:\/\/[^\s<>"]+/g;
/** Codes have six digits; a template may put one on a line by itself or into a sentence. */
const CODE = /(?<![\w.+-])\d{6}(?![\w-]|\.\d)/g;

/** The links in the text of a message, without the punctuation of the sentence around them. */
export function linksIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(LINK), ([link]) => link.replace(/[.,;:!?)\]]+$/, '')))];
}

/** The codes in the text of a message, outside of its links. */
export function codesIn(text: string): string[] {
  return [...new Set(Array.from(text.replace(LINK, ' ').matchAll(CODE), ([code]) => code))];
}
