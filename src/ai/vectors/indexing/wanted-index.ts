import type { Services } from '../../../platform/context.ts';
import type { KnowledgeBaseJob } from '../../knowledge-bases/knowledge-base-jobs.ts';
import { openProvider } from '../../provider/open-provider.ts';
import type { Provider } from '../../provider/provider.ts';

/** With fewer chunks, latent vectors find less than the words themselves. */
export const MIN_LATENT_CHUNKS = 200;

/** Latent vectors are learnt again when the knowledge base has grown, or shrunk, to this share of its size at that time. */
const REBUILD_ABOVE = 1.2;
const REBUILD_BELOW = 0.6;
/** While documents are waiting, the vectors would soon be outdated again. */
const REBUILD_ABOVE_DURING_IMPORT = 2;

export type WantedIndex =
  | { readonly kind: 'latent' }
  | { readonly kind: 'embedding'; readonly model: string; readonly provider: Provider };

export interface IndexedBase {
  readonly chunkCount: number;
  readonly indexVersion: number;
  /** Whether documents are waiting or being processed. */
  readonly isImporting: boolean;
  /** Its embedding model, if there is a provider, which may not allow it. */
  readonly model: string | null;
  /** Null when it has no vectors: searches use its words only. */
  readonly wanted: WantedIndex | null;
}

/** Reads which vectors a knowledge base should have. Returns null when it does not exist. */
export async function readIndexedBase(
  services: Services,
  { deploymentId, knowledgeBaseId }: KnowledgeBaseJob,
): Promise<IndexedBase | null> {
  const base = await services.database.rows
    .selectFrom('ai_knowledge_base')
    .select(({ exists, selectFrom }) => [
      'type',
      'embedding_model',
      'chunk_count',
      'index_version',
      exists(
        selectFrom('knowledge_base_document as document')
          .select('document.id')
          .where('document.deployment_id', '=', deploymentId)
          .where('document.knowledge_base_id', '=', knowledgeBaseId)
          .where('document.status', 'in', ['pending', 'processing']),
      ).as('is_importing'),
    ])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', knowledgeBaseId)
    .executeTakeFirst();
  if (base === undefined) return null;
  const { chunk_count: chunkCount, index_version: indexVersion, is_importing: isImporting } = base;
  const isGraph = base.type === 'graph';
  const provider = isGraph ? null : await openProvider(services, deploymentId);
  const model = provider && (base.embedding_model ?? provider.defaultEmbeddingModel);
  const facts = { chunkCount, indexVersion: Number(indexVersion), isImporting: isImporting === true, model };
  if (isGraph || chunkCount === 0) return { ...facts, wanted: null };
  if (provider !== null && model !== null && provider.allows(model)) {
    return { ...facts, wanted: { kind: 'embedding', model, provider } };
  }
  return { ...facts, wanted: chunkCount < MIN_LATENT_CHUNKS ? null : { kind: 'latent' } };
}

/** Whether latent vectors that were learnt from `builtChunkCount` chunks still fit the knowledge base. */
export function fitsChunkCount(
  builtChunkCount: number,
  { chunkCount, isImporting }: Pick<IndexedBase, 'chunkCount' | 'isImporting'>,
): boolean {
  const max = (isImporting ? REBUILD_ABOVE_DURING_IMPORT : REBUILD_ABOVE) * builtChunkCount;
  return chunkCount <= max && chunkCount >= REBUILD_BELOW * builtChunkCount;
}
