import { LockMode } from '@mikro-orm/core';
import type { CreateAiAgentInput, UpdateAiAgentInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import {
  assertAudienceMayRead,
  auditedAudience,
  changedAudience,
  changesAudience,
  lockAudience,
  NO_AUDIENCE,
  omitAudience,
} from './agent-audience.ts';
import {
  assertNoDuplicates,
  linkKnowledgeBases,
  lockKnowledgeBasesShared,
  unlinkKnowledgeBases,
} from './agent-knowledge-bases.ts';
import { AiAgent } from './ai-agent.entity.ts';
import { agentNotFound, getAgent } from './ai-agent.reads.ts';

export function createAgent(ctx: Context, input: CreateAiAgentInput) {
  assertNoDuplicates(input.knowledgeBases);
  return command(ctx, async (tx) => {
    const { knowledgeBases, ...fields } = input;
    const audience = changedAudience(input, NO_AUDIENCE);
    await lockAudience(tx, input);
    await lockKnowledgeBasesShared(tx, knowledgeBases);
    const agent = tx.em.create(AiAgent, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: fields.name,
      description: fields.description ?? null,
      model: fields.model,
      systemPrompt: fields.systemPrompt ?? null,
      temperature: fields.temperature ?? null,
      maxTokens: fields.maxTokens ?? null,
      maxParallelRuns: fields.maxParallelRuns ?? null,
      timeLimitSeconds: fields.timeLimitSeconds ?? null,
      tools: [...fields.tools],
      isActive: true,
      ...audience,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    await linkKnowledgeBases(tx, agent.id, knowledgeBases);
    if (knowledgeBases.length > 0) await assertAudienceMayRead(tx, agent.id, 'audience');
    tx.record({ type: 'ai_agent.created', resource: resourceOf(agent), after: audited(agent, knowledgeBases) });
    return getAgent(tx.rows, tx.deploymentId, agent.id);
  });
}

export function updateAgent(ctx: Context, id: string, input: UpdateAiAgentInput) {
  const { knowledgeBases, tools, ...fields } = input;
  if (knowledgeBases) assertNoDuplicates(knowledgeBases);
  return command(ctx, async (tx) => {
    await lockAudience(tx, input);
    if (knowledgeBases) await lockKnowledgeBasesShared(tx, knowledgeBases);
    const agent = await lockAgent(tx, id);
    tx.assertVersion(agent);
    const linked = (await getAgent(tx.rows, tx.deploymentId, id)).knowledgeBases;
    const before = audited(agent, linked);
    if (knowledgeBases) {
      await unlinkKnowledgeBases(tx, id);
      await linkKnowledgeBases(tx, id, knowledgeBases);
    }
    tx.em.assign(agent, {
      ...withoutUndefined(omitAudience(fields)),
      ...(tools ? { tools: [...tools] } : {}),
      ...changedAudience(input, agent),
      updatedAt: tx.now,
    });
    const after = audited(agent, knowledgeBases ?? linked);
    tx.record({ type: 'ai_agent.updated', resource: resourceOf(agent), before, after });
    await tx.em.flush();
    if (changesAudience(input)) await assertAudienceMayRead(tx, id, 'audience');
    else if (knowledgeBases) await assertAudienceMayRead(tx, id, 'knowledgeBases');
    return getAgent(tx.rows, tx.deploymentId, id);
  });
}

export function deleteAgent(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const agent = await lockAgent(tx, id);
    tx.assertVersion(agent);
    const { knowledgeBases } = await getAgent(tx.rows, tx.deploymentId, id);
    const before = { ...audited(agent, knowledgeBases), ...timestampsOf(agent) };
    tx.record({ type: 'ai_agent.deleted', resource: resourceOf(agent), before });
    // Threads are locked before their runs, as at the end of a run. Foreign keys would delete the runs first.
    await tx.rows
      .deleteFrom('ai_agent_thread')
      .where('deployment_id', '=', tx.deploymentId)
      .where('agent_id', '=', id)
      .execute();
    // Foreign keys delete its links to knowledge bases and its runs.
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
  const { name, description, model, temperature, maxTokens, maxParallelRuns, timeLimitSeconds, tools, isActive } =
    agent;
  return {
    name,
    description: description ?? null,
    model,
    temperature: temperature ?? null,
    maxTokens: maxTokens ?? null,
    maxParallelRuns: maxParallelRuns ?? null,
    timeLimitSeconds: timeLimitSeconds ?? null,
    tools,
    knowledgeBases,
    isActive,
    ...auditedAudience(agent),
  };
}
