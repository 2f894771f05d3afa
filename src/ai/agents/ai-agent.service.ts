import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { timestampsOf } from '../../platform/database/snapshot-timestamps.ts';
import { withoutUndefined } from '../../platform/database/without-undefined.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { CreateAiAgentInput, UpdateAiAgentInput } from '../graph/types.ts';
import { AiAgent } from './ai-agent.entity.ts';
import { agentNotFound, getAgent } from './ai-agent.reads.ts';

export function createAgent(ctx: Context, input: CreateAiAgentInput) {
  assertNoDuplicates(input.knowledgeBases);
  return command(ctx, async (tx) => {
    const { knowledgeBases, ...fields } = input;
    await lockKnowledgeBasesShared(tx, knowledgeBases);
    const agent = tx.em.create(AiAgent, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: fields.name,
      description: fields.description ?? null,
      model: fields.model,
      systemPrompt: fields.systemPrompt ?? null,
      temperature: fields.temperature,
      maxTokens: fields.maxTokens,
      tools: [...fields.tools],
      isActive: true,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    await link(tx, agent.id, knowledgeBases);
    tx.record({ type: 'ai_agent.created', resource: resourceOf(agent), after: audited(agent, knowledgeBases) });
    return getAgent(tx.rows, tx.deploymentId, agent.id);
  });
}

export function updateAgent(ctx: Context, id: string, input: UpdateAiAgentInput) {
  const { knowledgeBases, tools, ...fields } = input;
  if (knowledgeBases) assertNoDuplicates(knowledgeBases);
  return command(ctx, async (tx) => {
    const agent = await lockAgent(tx, id);
    const linked = (await getAgent(tx.rows, tx.deploymentId, id)).knowledgeBases;
    const before = audited(agent, linked);
    if (knowledgeBases) {
      await lockKnowledgeBasesShared(tx, knowledgeBases);
      await unlink(tx, id);
      await link(tx, id, knowledgeBases);
    }
    tx.em.assign(agent, { ...withoutUndefined(fields), ...(tools ? { tools: [...tools] } : {}), updatedAt: tx.now });
    const after = audited(agent, knowledgeBases ?? linked);
    tx.record({ type: 'ai_agent.updated', resource: resourceOf(agent), before, after });
    await tx.em.flush();
    return getAgent(tx.rows, tx.deploymentId, id);
  });
}

export function deleteAgent(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const agent = await lockAgent(tx, id);
    const { knowledgeBases } = await getAgent(tx.rows, tx.deploymentId, id);
    const before = { ...audited(agent, knowledgeBases), ...timestampsOf(agent) };
    tx.record({ type: 'ai_agent.deleted', resource: resourceOf(agent), before });
    // Foreign keys delete its links to knowledge bases.
    tx.em.remove(agent);
    return null;
  });
}

async function lockAgent(tx: Transaction, id: string): Promise<AiAgent> {
  const agent = await tx.em.findOne(
    AiAgent,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (agent === null) throw agentNotFound();
  return agent;
}

const resourceOf = ({ id }: AiAgent) => ({ type: 'ai_agent', id });

/** Leaves out the system prompt, which may contain information that not every reader of the audit log may see. */
function audited(agent: AiAgent, knowledgeBases: readonly string[]) {
  const { name, description, model, temperature, maxTokens, tools, isActive } = agent;
  return { name, description: description ?? null, model, temperature, maxTokens, tools, knowledgeBases, isActive };
}

function assertNoDuplicates(ids: readonly string[]): void {
  const repeated = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
  if (repeated.length > 0) throw invalidKnowledgeBases(repeated, 'must not repeat an earlier one');
}

/** Checks that the knowledge bases exist and locks them against deletion until the transaction ends. */
async function lockKnowledgeBasesShared(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.rows
    .selectFrom('ai_knowledge_base')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0) throw invalidKnowledgeBases(unknown, 'must be a knowledge base of this deployment');
}

function invalidKnowledgeBases(indexes: readonly number[], message: string) {
  return validationFailed(indexes.map((index) => fieldError(['input', 'knowledgeBases', index], message)));
}

async function link(tx: Transaction, agentId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = ids.map((id, position) => ({
    deployment_id: tx.deploymentId,
    agent_id: agentId,
    knowledge_base_id: id,
    position,
  }));
  await tx.rows.insertInto('ai_agent_knowledge_base').values(values).execute();
}

async function unlink(tx: Transaction, agentId: string): Promise<void> {
  await tx.rows
    .deleteFrom('ai_agent_knowledge_base')
    .where('deployment_id', '=', tx.deploymentId)
    .where('agent_id', '=', agentId)
    .execute();
}
