import type { KnowledgeBaseSearchHitRow } from '../graph/rows.ts';
import { type NumberRange, referencesIn, replaceReferences } from './references.ts';
import type { StoredCitation } from './stored-citation.ts';

/** A passage as a model sees it. */
export interface NumberedPassage {
  readonly number: number;
  readonly document: string;
  /** For the tool `get_document`. */
  readonly document_id: string;
  readonly page: number | null;
  /** The titles above the passage, outermost first. */
  readonly heading_path: readonly string[];
  readonly text: string;
}

type Hit = Pick<
  KnowledgeBaseSearchHitRow,
  'knowledgeBaseId' | 'documentId' | 'documentName' | 'chunkId' | 'page' | 'headingPath' | 'text'
>;

/** Numbers the passages that a run has found, each once. */
export class CitedPassages {
  readonly #byChunk = new Map<string, StoredCitation>();

  add({ text, headingPath, ...hit }: Hit): NumberedPassage {
    const { chunkId, knowledgeBaseId, documentId, documentName, page } = hit;
    const known = this.#byChunk.get(chunkId);
    const number = known?.number ?? this.#byChunk.size + 1;
    const citation = { number, knowledgeBaseId, documentId, documentName, chunkId, page: page ?? null };
    if (known === undefined) this.#byChunk.set(chunkId, citation);
    return {
      number,
      document: documentName,
      document_id: documentId,
      page: citation.page,
      heading_path: headingPath,
      text,
    };
  }

  /** The passages whose numbers a response contains, such as `[1]` or `【1】`. */
  citedIn(response: string): StoredCitation[] {
    const passages = [...this.#byChunk.values()];
    const ranges = referencesIn(response).filter(isWithin(passages));
    const different = [...new Map(ranges.map((range) => [`${range.from}-${range.to}`, range])).values()];
    return passages.filter(({ number }) => different.some(({ from, to }) => number >= from && number <= to));
  }
}

/** A response without the numbers of its citations, which belong to other passages in the next run. */
export function withoutCitations(response: string, citations: readonly Pick<StoredCitation, 'number'>[]): string {
  if (citations.length === 0) return response;
  const isCited = isWithin(citations);
  return replaceReferences(response, (text, ranges) => {
    const kept = ranges.filter((range) => !isCited(range));
    if (kept.length === ranges.length) return text;
    const numbers = kept.map(({ from, to }) => (from === to ? from : `${from}-${to}`));
    return kept.length === 0 ? '' : `${text.startsWith(' ') ? ' ' : ''}[${numbers.join(', ')}]`;
  });
}

/** Whether both ends of a range are numbers of the passages. Others, such as `[2020-2024]` and `[0-9]`, cite none. */
function isWithin(passages: readonly Pick<StoredCitation, 'number'>[]): (range: NumberRange) => boolean {
  const numbers = new Set(passages.map(({ number }) => number));
  return ({ from, to }) => from <= to && numbers.has(from) && numbers.has(to);
}
