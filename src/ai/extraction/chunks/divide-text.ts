import { extractEntities } from '../entities/extract-entities.ts';
import type { ExtractedChunk } from '../extract-document.ts';
import { ExtractionError } from '../extraction-error.ts';
import type { DocumentText } from '../text/document-text.ts';
import { HeadingPath } from './heading-path.ts';
import { MAX_CHUNKS } from './limits.ts';
import { PageFinder } from './page-finder.ts';
import { type Passage, SectionJoiner } from './sections.ts';
import { countTokens } from './tokens.ts';
import { unitsOf } from './units.ts';

/** Divides a text into chunks, which follow its headings and sentences. */
export function* divideText({ text, blocks, pageStarts }: DocumentText): Generator<ExtractedChunk> {
  const pages = pageStarts === null ? null : new PageFinder(pageStarts);
  let count = 0;
  for (const { start, end, headingPath } of passagesOf(text, blocks)) {
    count += 1;
    if (count > MAX_CHUNKS) throw new ExtractionError('too_large');
    const content = text.slice(start, end);
    const page = pages?.pageAt(start) ?? null;
    const pageBreaks = pages?.breaksIn(start, end) ?? [];
    const tokenCount = countTokens(content);
    const entities = extractEntities(content, headingPath);
    yield { text: content, headingPath, page, pageBreaks, startOffset: start, endOffset: end, tokenCount, entities };
  }
}

function* passagesOf(text: string, blocks: DocumentText['blocks']): Generator<Passage> {
  const joiner = new SectionJoiner();
  const path = new HeadingPath();
  let previousEnd = 0;
  for (const block of blocks) {
    if (block.heading !== undefined) yield* joiner.startSection(path.enter(block.heading));
    for (const { start, end, tokens } of unitsOf(text, block)) {
      const space = spaceTokens(text.slice(previousEnd, start));
      yield* joiner.add({ start, end, tokens: space + tokens });
      previousEnd = end;
    }
  }
  yield* joiner.end();
}

/** A single space is a part of the next word's token, and two line ends are one token. */
function spaceTokens(space: string): number {
  if (space.length <= 1) return 0;
  return space === '\n\n' ? 1 : countTokens(space);
}
