import { ExtractionError } from '../extraction-error.ts';
import { type Block, type DocumentText, normalizeText, requireLength, requireText } from './document-text.ts';
import { isBlank, linesOf } from './lines.ts';

/** Decodes UTF-8. Throws when the bytes are in another encoding. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    const text = normalizeText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    requireLength(text.length);
    return requireText(text);
  } catch (cause) {
    if (cause instanceof ExtractionError) throw cause;
    throw new ExtractionError('unsupported', { cause });
  }
}

/** Paragraphs are separated by blank lines. */
export function readPlainText(bytes: Uint8Array): DocumentText {
  const text = decodeUtf8(bytes);
  return { text, blocks: paragraphsOf(text), pageStarts: null };
}

function* paragraphsOf(text: string): Generator<Block> {
  let start: number | null = null;
  let end = 0;
  for (const line of linesOf(text)) {
    if (!isBlank(text, line)) {
      start ??= line.start;
      end = line.end;
    } else if (start !== null) {
      yield { start, end };
      start = null;
    }
  }
  if (start !== null) yield { start, end };
}
