import type { Services } from '../../platform/context.ts';
import { withoutTransaction } from '../../platform/jobs/jobs.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { extractEntities } from '../extraction/entities/extract-entities.ts';
import { type KnowledgeBaseJob, modelExtractionJobs } from '../knowledge-bases/knowledge-base-jobs.ts';
import { waitForChanges } from '../knowledge-bases/wait-for-changes.ts';
import { openProvider } from '../provider/open-provider.ts';
import { type Provider, ProviderError } from '../provider/provider.ts';
import { extractionRequest } from './extraction-prompt.ts';
import { readExtraction } from './extraction-response.ts';
import {
  type ExtractedBase,
  findExtractedBase,
  findLaggingBases,
  findLaggingChunks,
  type LaggingChunk,
  someChunkId,
} from './lagging-chunks.ts';
import { deleteReplacedEntities, type ExtractedGraph, replaceMentions } from './replace-mentions.ts';

/** Chunks of one request, and the length of their texts together. A longer chunk has a request of its own. */
const MAX_CHUNKS = 4;
const MAX_TEXT_LENGTH = 8_000;
/** Chunks whose entities are extracted without a model at once. */
const CHUNKS_WITHOUT_MODEL = 20;

/**
 * Extracts the entities of the chunks that are not from the knowledge base's extraction model. Each request is stored by itself, so
 * that an interrupted job continues after the last one. Rejects with the error of the provider, and is then run again later.
 */
export async function extractWithModel(services: Services, job: KnowledgeBaseJob): Promise<void> {
  const { rows } = services.database;
  await waitForChanges(rows, job);
  const first = await findExtractedBase(rows, job);
  if (first === undefined) return;
  const start = await someChunkId(rows, first);
  let hasSucceeded = false;
  for (;;) {
    const base = await findExtractedBase(rows, job);
    if (base === undefined) return;
    const provider = base.model === null ? null : await openProvider(services, job.deploymentId);
    if (base.model !== null && !provider?.allows(base.model)) return;
    const found = await findLaggingChunks(rows, base, start, provider ? MAX_CHUNKS : CHUNKS_WITHOUT_MODEL);
    if (found.length === 0) return deleteReplacedEntities(services.database, base);
    if (provider === null || base.model === null) {
      await replaceMentions(services.database, base, found.map(withoutModel));
      continue;
    }
    await replaceMentions(services.database, base, await askModel(provider, base, fitting(found), hasSucceeded));
    hasSucceeded = true;
  }
}

function withoutModel({ id, text, headingPath }: LaggingChunk): ExtractedGraph {
  return { id, graph: { entities: extractEntities(text, headingPath), relations: [] } };
}

/** The first chunks whose texts fit into one request, at least one. */
function fitting(chunks: readonly LaggingChunk[]): readonly LaggingChunk[] {
  let length = 0;
  const end = chunks.findIndex(({ text }, index) => {
    length += text.length;
    return index > 0 && length > MAX_TEXT_LENGTH;
  });
  return end < 0 ? chunks : chunks.slice(0, end);
}

/**
 * The graphs of the chunks. Chunks that the response lacks are requested once more, each by itself. If that response is invalid as
 * well, the chunk keeps its entities, so that the model is not asked for it again.
 */
async function askModel(
  provider: Provider,
  base: ExtractedBase,
  chunks: readonly LaggingChunk[],
  hasSucceeded: boolean,
): Promise<ExtractedGraph[]> {
  const first = await askOnce(provider, base, chunks);
  const extracted: ExtractedGraph[] = [];
  let hasResponse = hasSucceeded || first !== 'rejected';
  for (const [index, chunk] of chunks.entries()) {
    const graph = first === 'rejected' ? undefined : first.get(index);
    const again = graph ? undefined : await askOnce(provider, base, [chunk]);
    // A model that rejects all requests is a wrong setting. A chunk that it rejects among others is not asked for again.
    if (again === 'rejected' && !hasResponse) throw new ProviderError('REJECTED');
    hasResponse = true;
    extracted.push({ id: chunk.id, graph: graph ?? (again === 'rejected' ? null : (again?.get(0) ?? null)) });
  }
  return extracted;
}

async function askOnce(provider: Provider, { model }: ExtractedBase, chunks: readonly LaggingChunk[]) {
  const texts = chunks.map(({ text }) => text);
  try {
    return readExtraction(await provider.chat(extractionRequest(model as string, texts)), texts);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.reason === 'INVALID_RESPONSE') return readExtraction('', texts);
    if (error.reason === 'REJECTED') return 'rejected' as const;
    throw error;
  }
}

/** Looks for knowledge bases that lag behind their extraction model. */
export const extractionCheckJobs: Queue<Record<string, never>> = {
  name: 'knowledge-base-entities-check',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60, cron: '41 * * * *' },
};

/** Adds a job for each knowledge base that lags behind, such as after the provider was set or the retries of a job were used up. */
export async function queueLaggingExtractions({ database, jobs }: Services): Promise<void> {
  const bases = await findLaggingBases(database.rows);
  await jobs.addAll(
    withoutTransaction(database.rows),
    modelExtractionJobs,
    bases.map((data) => ({ data })),
  );
}
