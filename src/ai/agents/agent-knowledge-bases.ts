import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';

/** Throws when an id is repeated. */
export function assertNoDuplicates(ids: readonly string[]): void {
  const repeated = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
  if (repeated.length > 0) throw invalidKnowledgeBases(repeated, 'must not repeat an earlier one');
}

/** Checks that the knowledge bases exist and locks them against deletion until the transaction ends. */
export async function lockKnowledgeBasesShared(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.rows
    .selectFrom('ai_knowledge_base')
    .select(['id', 'organization_id as organizationId'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0) throw invalidKnowledgeBases(unknown, 'must be a knowledge base of this deployment');
  assertOneCustomer(ids, new Map(found.map(({ id, organizationId }) => [id, organizationId])));
}

/** An agent must not read what belongs to another customer, so its knowledge bases belong to at most one organization. */
function assertOneCustomer(ids: readonly string[], organizationOf: ReadonlyMap<string, string | null>): void {
  const organizations = ids.map((id) => organizationOf.get(id) ?? null);
  const first = organizations.find((organization) => organization !== null);
  const others = [...organizations.keys()].filter((index) => (organizations[index] ?? first) !== first);
  if (others.length > 0) {
    throw invalidKnowledgeBases(others, 'must not belong to another organization than an earlier one');
  }
}

function invalidKnowledgeBases(indexes: readonly number[], message: string) {
  return validationFailed(indexes.map((index) => fieldError(['input', 'knowledgeBases', index], message)));
}

/** Links the agent to the knowledge bases, in this order. */
export async function linkKnowledgeBases(tx: Transaction, agentId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = ids.map((id, position) => ({
    deployment_id: tx.deploymentId,
    agent_id: agentId,
    knowledge_base_id: id,
    position,
  }));
  await tx.rows.insertInto('ai_agent_knowledge_base').values(values).execute();
}

/** Removes all links of the agent to knowledge bases. */
export async function unlinkKnowledgeBases(tx: Transaction, agentId: string): Promise<void> {
  await tx.rows
    .deleteFrom('ai_agent_knowledge_base')
    .where('deployment_id', '=', tx.deploymentId)
    .where('agent_id', '=', agentId)
    .execute();
}
