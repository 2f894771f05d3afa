import { readFile } from 'node:fs/promises';
import { UsageError } from '../src/cli/script.ts';
import { flag, isSet, option, runBench } from './arguments.ts';
import { memoryOf, type Place, say, withGatehouse } from './gatehouse.ts';
import { percentile } from './load.ts';
import { report } from './results.ts';
import { BaseClient, type BaseType, type Collection, type Leg, only, readCollection } from './retrieval-collection.ts';
import { mean, ndcg, recall } from './retrieval-metrics.ts';
import { measureRelevance } from './retrieval-relevance.ts';

const HELP = `npm run retrieval -- --collection FILE [--type vector|graph|hybrid] [--limit N] [--weights L,V,G] [--off-topic FILE] [--pglite] [--rate]
    measures the quality of searches on a collection with relevance judgements, {docs, queries, rel} as .json or .json.gz:
    nDCG@10 and recall@100 of the words by itself (BM25), of each other leg by itself, and of the default weights, for each type of
    knowledge base. The gain of a document is its grade, the discount the binary logarithm. Uploads the documents to the
    running service, and prints the rate of indexing, the largest memory of the process and the times of searches with
    --limit results (default 10). --weights also measures other weights of the lexical, vector and graph leg. --off-topic
    searches for the queries of another collection, and prints how many of them find nothing, and how many relevant results
    remain, with each min_relevance. --rate compares searches over 5,000 chunks with the list of members instead; it needs
    PostgreSQL. BENCH_DATABASE_URL as for npm start.`;

const LEGS: Readonly<Record<BaseType, readonly Leg[]>> = {
  vector: ['lexical', 'vector'],
  graph: ['lexical', 'graph'],
  hybrid: ['lexical', 'vector', 'graph'],
};
/** How many results are requested for the quality. */
const DEPTH = 100;
const limit = option('limit', 10);

await runBench(
  HELP,
  { values: ['collection', 'type', 'limit', 'weights', 'off-topic'], switches: ['pglite', 'rate'] },
  main,
);

async function main(): Promise<void> {
  const file = flag('collection');
  if (file === undefined) throw new UsageError('--collection must name a file.');
  const collection = await readCollection(file);
  if (isSet('rate')) {
    const { compareRates } = await import('./retrieval-rate.ts');
    await withGatehouse({}, 'postgresql', (place) => compareRates(place, collection));
    return;
  }
  const types = (['vector', 'graph', 'hybrid'] as const).filter((type) =>
    [undefined, type].includes(flag('type') as BaseType),
  );
  const kind = isSet('pglite') ? 'pglite' : 'postgresql';
  await withGatehouse({}, kind, async (place) => {
    for (const type of types) await measure(place, type, collection);
  });
}

async function measure({ apiKey, processId }: Place, type: BaseType, collection: Collection): Promise<void> {
  say(`\n${type}`);
  const docs = Object.entries(collection.docs).filter(([, content]) => content.trim() !== '');
  const base = await BaseClient.create(apiKey, type);
  const seconds = await base.upload(docs);
  console.log(
    `${type}: ${docs.length} documents in ${seconds.toFixed(1)} s, ${(docs.length / seconds).toFixed(0)} a second`,
  );
  const [query = ''] = Object.values(collection.queries);
  for (const leg of LEGS[type].slice(1)) {
    console.log(`${type}: the ${leg} leg was complete ${(await base.waitFor(leg, query)).toFixed(1)} s later`);
  }
  console.log(
    `${type}: ${(await memoryOf(processId)).toFixed(0)} MiB resident, at most ${await peakMemoryOf(processId)} MiB`,
  );
  const quality = new Map<string, number>();
  for (const leg of LEGS[type])
    quality.set(leg, await measureWeights(base, `${type}, ${leg} by itself`, only(leg), collection));
  const fused = await measureWeights(base, `${type}, default`, undefined, collection);
  const weights = flag('weights');
  if (weights !== undefined) {
    const [lexical = 0, vector = 0, graph = 0] = weights.split(',').map(Number);
    await measureWeights(base, `${type}, ${weights}`, { lexical, vector, graph }, collection);
  }
  const offTopic = flag('off-topic');
  if (offTopic !== undefined) await measureRelevance(base, collection, await readCollection(offTopic));
  report({
    title: `${type}, nDCG@10 of the default`,
    ratio: fused / (quality.get('lexical') ?? 0),
    of: 'BM25 by itself',
  });
}

/** Prints the quality and the times of all queries. Returns nDCG@10. */
async function measureWeights(
  base: BaseClient,
  title: string,
  weights: object | undefined,
  { queries, rel }: Collection,
): Promise<number> {
  const judged = Object.entries(queries).filter(([id]) => Object.values(rel[id] ?? {}).some((grade) => grade > 0));
  const gains: number[] = [];
  const recalls: number[] = [];
  const times: number[] = [];
  for (const [at, [id, text]] of judged.entries()) {
    const query = text.trim().slice(0, 8_000);
    const grades = rel[id] ?? {};
    const { data } = await base.search({ query, limit: DEPTH, group_by: 'document', ...(weights && { weights }) });
    const ranked = data.map((hit: { document_name: string }) => hit.document_name.replace(/\.txt$/, ''));
    gains.push(ndcg(ranked, grades, 10));
    recalls.push(recall(ranked, grades, DEPTH));
    const startedAt = performance.now();
    await base.search({ query, limit, ...(weights && { weights }) });
    times.push(performance.now() - startedAt);
    if ((at + 1) % 100 === 0) say(`  ${title}: ${at + 1} of ${judged.length} queries`);
  }
  console.log(
    `${title.padEnd(24)} nDCG@10 ${mean(gains).toFixed(4)}  recall@100 ${mean(recalls).toFixed(4)}  ` +
      `median ${percentile(times, 0.5).toFixed(1)} ms  95 % ${percentile(times, 0.95).toFixed(1)} ms`,
  );
  return mean(gains);
}

/** The largest resident memory of a process in MiB. Linux only. */
async function peakMemoryOf(processId: number): Promise<string> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toFixed(0);
}
