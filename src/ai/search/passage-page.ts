import type { Context } from '../../platform/context.ts';
import type { KnowledgeBaseSearchHitRow } from '../graph/rows.ts';
import { highlightsOf } from './highlights.ts';

type Paged = Pick<KnowledgeBaseSearchHitRow, 'page' | 'pageBreaks'>;

/** The page of an offset in a passage; null for documents without pages. */
export function pageAt({ page, pageBreaks }: Paged, offset: number): number | null {
  if (page === null || page === undefined) return null;
  return page + pageBreaks.filter((start) => start <= offset).length;
}

/** The passages with the page on which most words of the query are, instead of that on which the passage begins. */
export async function withPassagePages(
  ctx: Context,
  hits: readonly KnowledgeBaseSearchHitRow[],
): Promise<KnowledgeBaseSearchHitRow[]> {
  const highlights = await highlightsOf(
    ctx,
    hits.filter(({ pageBreaks }) => pageBreaks.length > 0),
  );
  return hits.map((hit) => {
    const found = Map.groupBy(highlights.get(hit) ?? [], ({ start }) => pageAt(hit, start));
    const [most] = [...found].sort(([, one], [, other]) => other.length - one.length);
    return most === undefined ? hit : { ...hit, page: most[0] };
  });
}
