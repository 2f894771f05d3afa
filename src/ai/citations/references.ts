/** Numbers of passages, both ends included. A single number is both. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

const CONTENT = '([^\\[\\]【】［］〔〕\\\\`\\n]{1,200})';
/**
 * Code, which is skipped, or what may be a reference: `[1]`, `[[1]]`, `\[1\]`, `【1】`, `［1］` or `〔1〕`. Not `(1)`, which texts
 * number their own parts with.
 */
const CANDIDATE = new RegExp(
  `\`\`\`[^]*?(?:\`\`\`|$)|\`[^\`\\n]*\`| ?(?:\\[\\[${CONTENT}\\]\\]|\\\\?[\\[【［〔]${CONTENT}\\\\?[\\]】］〕])`,
  'g',
);

/** A text with its references replaced. */
export function replaceReferences(
  response: string,
  replace: (reference: string, ranges: readonly NumberRange[]) => string,
): string {
  return response.replace(CANDIDATE, (text: string, doubled?: string, single?: string) => {
    const content = doubled ?? single;
    const ranges = content === undefined ? [] : rangesIn(content);
    return ranges.length === 0 ? text : replace(text, ranges);
  });
}

/** The numbers that a text refers to. */
export function referencesIn(response: string): NumberRange[] {
  const found: NumberRange[] = [];
  replaceReferences(response, (text, ranges) => {
    found.push(...ranges);
    return text;
  });
  return found;
}

/** `1`, `#1`, `^1`, `^1^` or a range of them. */
const NUMBERS = /^\s*[#^]?(\d{1,4})\^?(?:\s*[-‐‑–—~]\s*[#^]?(\d{1,4})\^?)?\s*$/;
const SEPARATOR = /[,;،、&]|\band\b/;
const WORD = /^\s*(?:passages?|sources?|documents?|docs?|references?|refs?|citations?)\b[.:]?\s*/i;
/** Models write what they cite after it: `1†hours.md`. */
const NAME = '†';

/** The numbers within brackets. Empty when something else is in them. */
function rangesIn(content: string): NumberRange[] {
  const ranges: NumberRange[] = [];
  let hasName = false;
  for (const part of withLatinDigits(content).replace(WORD, '').split(SEPARATOR)) {
    const [numbers = '', name] = part.split(NAME, 2);
    const [, from, to = from] = NUMBERS.exec(numbers) ?? [];
    if (from !== undefined) ranges.push({ from: Number(from), to: Number(to) });
    // A name may have commas.
    else if (!hasName) return [];
    hasName ||= name !== undefined;
  }
  return ranges;
}

/** Full-width forms and Arabic digits become those of ASCII. */
const withLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
