import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { knowledgeBaseNotFound } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { isSearchableBy } from '../knowledge-bases/deployment/ai-knowledge-base.reads.ts';
import type { SearchedBase } from '../legs/leg.ts';
import type { SetWeights, WeightedBase } from './weights.ts';

/** The largest number of knowledge bases of one search. */
export const MAX_SEARCHED_BASES = 20;

/** A knowledge base with everything that a search needs to know. */
export interface SearchableBase extends SearchedBase, WeightedBase {
  readonly isActive: boolean;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  readonly configuredWeights: SetWeights;
}

/** Who searches: a server, which may search all knowledge bases, or a user, for whom only the ones that they may search exist. */
export interface SearchReader {
  readonly deploymentId: number;
  /** Null for a server. */
  readonly userId: string | null;
}

/** A server. AI agents search like servers: what they may search depends on their audience. */
export const serverOf = ({ viewer }: Context): SearchReader => ({ deploymentId: viewer.deploymentId, userId: null });

/** The customer for whom a search is. */
export interface SearchOwner {
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

export const knowledgeBaseInactive = () =>
  new ServiceError('KNOWLEDGE_BASE_INACTIVE', 'The knowledge base is inactive. Activate it to search it.');

/** Knowledge bases by id, for a server including inactive ones. */
export async function searchableBasesById(rows: Rows, reader: SearchReader, ids: readonly string[]) {
  const found = await selectBases(rows, reader).where('base.id', '=', sql<string>`any(${ids}::bigint[])`).execute();
  return new Map(found.map((row) => [row.id, toBase(row)]));
}

/** The named knowledge bases, in the order of their ids. Throws unless all of them may be searched together. */
export async function namedBases(rows: Rows, reader: SearchReader, ids: readonly string[], owner: SearchOwner) {
  const found = await searchableBasesById(rows, reader, ids);
  const bases = [...new Set(ids)].map((id) => {
    const base = found.get(id);
    if (base === undefined || (hasOwner(owner) && !mayUse(owner, base))) throw knowledgeBaseNotFound();
    return base;
  });
  if (!hasOwner(owner)) assertOneCustomer(bases);
  if (bases.some(({ isActive }) => !isActive)) throw knowledgeBaseInactive();
  return bases;
}

/** All active knowledge bases that the owner may use and the reader may search: the deployment's own and the owner's. */
export async function basesOfOwner(rows: Rows, reader: SearchReader, owner: SearchOwner): Promise<SearchableBase[]> {
  const { organizationId = null, workspaceId = null } = owner;
  const found = await selectBases(rows, reader)
    .where('base.is_active', '=', true)
    .where(
      sql<boolean>`(base.organization_id is null and base.workspace_id is null
        or (${organizationId}::bigint is not null or ${workspaceId}::bigint is not null)
          and (${organizationId}::bigint is null or base.organization_id = ${organizationId}::bigint)
          and (base.workspace_id = ${workspaceId}::bigint or base.workspace_id is null and base.organization_id = ${organizationId}::bigint))`,
    )
    .orderBy('base.id')
    .limit(MAX_SEARCHED_BASES + 1)
    .execute();
  if (found.length > MAX_SEARCHED_BASES) {
    const message = `must name up to ${MAX_SEARCHED_BASES} knowledge bases, because there are more`;
    throw validationFailed([fieldError('input.knowledgeBaseIds', message)]);
  }
  return found.map(toBase);
}

const hasOwner = ({ organizationId, workspaceId }: SearchOwner): boolean =>
  (organizationId ?? workspaceId ?? null) !== null;

/** Whether the owner may search the knowledge base. The same rule as that of {@link basesOfOwner}. */
export function mayUse({ organizationId = null, workspaceId = null }: SearchOwner, base: SearchableBase): boolean {
  if (base.organizationId === null && base.workspaceId === null) return true;
  if (organizationId !== null && base.organizationId !== organizationId) return false;
  return base.workspaceId === null ? organizationId !== null : base.workspaceId === workspaceId;
}

/** What belongs to one customer is never searched together with what belongs to another one. */
function assertOneCustomer(bases: readonly SearchableBase[]): void {
  const owners = (key: 'organizationId' | 'workspaceId') =>
    new Set(bases.map((base) => base[key]).filter((id) => id !== null)).size;
  if (owners('organizationId') <= 1 && owners('workspaceId') <= 1) return;
  const message = 'must not belong to several customers';
  throw validationFailed([fieldError('input.knowledgeBaseIds', message)]);
}

function selectBases(rows: Rows, { deploymentId, userId }: SearchReader) {
  return rows
    .selectFrom('ai_knowledge_base as base')
    .select([
      'base.id',
      'base.type',
      'base.language',
      'base.embedding_model as embeddingModel',
      'base.extraction_model as extractionModel',
      'base.chunk_count as chunkCount',
      sql<number>`base.lexeme_count::float8`.as('lexemeCount'),
      sql<number>`base.index_version::float8`.as('indexVersion'),
      'base.is_active as isActive',
      'base.organization_id as organizationId',
      'base.workspace_id as workspaceId',
      sql<boolean>`exists (select from vector_index where vector_index.deployment_id = ${DEPLOYMENT_ID}
        and knowledge_base_id = base.id and status = 'active' and kind = 'latent')`.as('hasLatentVectors'),
      sql<number | null>`base.lexical_weight`.as('lexical'),
      sql<number | null>`base.vector_weight`.as('vector'),
      sql<number | null>`base.graph_weight`.as('graph'),
    ])
    .where('base.deployment_id', '=', deploymentId)
    .$if(userId !== null, (query) => query.where(isSearchableBy(userId as string)));
}

type BaseRow = Omit<SearchableBase, 'configuredWeights'> & SetWeights;

const toBase = ({ lexical, vector, graph, ...base }: BaseRow): SearchableBase => ({
  ...base,
  configuredWeights: { lexical, vector, graph },
});
