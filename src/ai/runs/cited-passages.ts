import type { KnowledgeBaseSearchHitRow } from '../graph/rows.ts';
import type { StoredCitation } from './ai-agent-run.entity.ts';

/** A passage as a model sees it. */
export interface NumberedPassage {
  readonly number: number;
  readonly document: string;
  /** For the tool `get_document`. */
  readonly document_id: string;
  readonly page: number | null;
  readonly text: string;
}

type Hit = Pick<
  KnowledgeBaseSearchHitRow,
  'knowledgeBaseId' | 'documentId' | 'documentName' | 'chunkId' | 'page' | 'text'
>;

/** Numbers the passages that a run has found, each once. */
export class CitedPassages {
  readonly #byChunk = new Map<string, StoredCitation>();

  add({ text, ...hit }: Hit): NumberedPassage {
    const { chunkId, knowledgeBaseId, documentId, documentName, page } = hit;
    const known = this.#byChunk.get(chunkId);
    const number = known?.number ?? this.#byChunk.size + 1;
    const citation = { number, knowledgeBaseId, documentId, documentName, chunkId, page: page ?? null };
    if (known === undefined) this.#byChunk.set(chunkId, citation);
    return { number, document: documentName, document_id: documentId, page: citation.page, text };
  }

  /** The passages whose numbers a response contains, such as `[1]` or `[1, 2]`. */
  citedIn(response: string): StoredCitation[] {
    const numbers = new Set([...response.matchAll(REFERENCE)].flatMap(([, list = '']) => numbersOf(list)));
    return [...this.#byChunk.values()].filter(({ number }) => numbers.has(number));
  }
}

/** Numbers in brackets, such as `[1]` or `[1, 2]`. */
const REFERENCE = /\[(\d{1,4}(?:\s{0,3},\s{0,3}\d{1,4}){0,20})\]/g;

const numbersOf = (list: string): number[] => list.split(',').map(Number);

/** A response without the numbers of its citations, which belong to other passages in the next run. */
export function withoutCitations(response: string, citations: readonly Pick<StoredCitation, 'number'>[]): string {
  if (citations.length === 0) return response;
  const cited = new Set(citations.map(({ number }) => number));
  return response.replace(new RegExp(` ?${REFERENCE.source}`, 'g'), (text, list: string) => {
    const numbers = numbersOf(list);
    const kept = numbers.filter((number) => !cited.has(number));
    if (kept.length === numbers.length) return text;
    return kept.length === 0 ? '' : `${text.startsWith(' ') ? ' ' : ''}[${kept.join(', ')}]`;
  });
}
