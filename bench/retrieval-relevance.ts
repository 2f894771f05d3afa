import type { BaseClient, Collection } from './retrieval-collection.ts';

const THRESHOLDS = [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5];

interface Hit {
  readonly document_name: string;
  readonly relevance: number;
}

/**
 * Prints for several thresholds of the relevance which share of the relevant results remains, and which share of the queries finds
 * nothing: those of the collection, and those of another one, which have no results of worth here.
 */
export async function measureRelevance(base: BaseClient, own: Collection, other: Collection): Promise<void> {
  const hitsOf = async ({ queries }: Collection) =>
    new Map(await mapEach(Object.entries(queries), async ([id, text]) => [id, await search(base, text)] as const));
  const [found, offTopic] = [await hitsOf(own), await hitsOf(other)];
  const relevant = [...found].flatMap(([id, hits]) =>
    hits.filter(({ document_name: name }) => (own.rel[id]?.[name.replace(/\.txt$/, '')] ?? 0) > 0),
  );
  console.log('min_relevance  relevant results kept  own queries emptied  other queries emptied');
  for (const threshold of THRESHOLDS) {
    const isKept = ({ relevance }: Hit) => relevance >= threshold;
    const emptied = (lists: ReadonlyMap<string, readonly Hit[]>) =>
      share([...lists.values()], (hits) => !hits.some(isKept));
    console.log(
      `${threshold.toFixed(2).padEnd(15)}${share(relevant, isKept).padEnd(23)}${emptied(found).padEnd(21)}${emptied(offTopic)}`,
    );
  }
}

const search = async (base: BaseClient, query: string): Promise<readonly Hit[]> =>
  (await base.search({ query: query.trim().slice(0, 8_000) })).data;

/** One after the other, as the other measurements. */
async function mapEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function share<Item>(items: readonly Item[], matches: (item: Item) => boolean): string {
  return `${((100 * items.filter(matches).length) / Math.max(items.length, 1)).toFixed(0)} %`;
}
