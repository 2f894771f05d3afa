import { LockMode } from '@mikro-orm/core';
import type {
  CreateAiKnowledgeBaseInput,
  KnowledgeBaseType,
  UpdateAiKnowledgeBaseInput,
} from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { AiKnowledgeBase } from './ai-knowledge-base.entity.ts';
import { getKnowledgeBase, knowledgeBaseNotFound } from './ai-knowledge-base.reads.ts';
import { assertSearchSettings, weightColumns, weightsOf } from './knowledge-base.rules.ts';
import { chunkRemovalJobs, modelExtractionJobs, vectorIndexJobs } from './knowledge-base-jobs.ts';
import { lockOwner } from './knowledge-base-owner.ts';

/** Locks the knowledge base against changes and deletion until the transaction ends. */
export async function lockKnowledgeBase(tx: Transaction, id: string): Promise<AiKnowledgeBase> {
  const base = await tx.em.findOne(
    AiKnowledgeBase,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (base === null) throw knowledgeBaseNotFound();
  return base;
}

export function createKnowledgeBase(ctx: Context, input: CreateAiKnowledgeBaseInput) {
  const type = input.type.toLowerCase() as Lowercase<KnowledgeBaseType>;
  return command(ctx, async (tx) => {
    await assertSearchSettings(tx, type, input);
    const base = tx.em.create(AiKnowledgeBase, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description ?? null,
      type,
      embeddingModel: input.embeddingModel ?? null,
      extractionModel: input.extractionModel ?? null,
      language: input.language.toLowerCase(),
      ...weightColumns(input.weights ?? null),
      ...(await lockOwner(tx, input)),
      isActive: true,
      isSearchableByUsers: input.isSearchableByUsers,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'ai_knowledge_base.created', resource: resourceOf(base), after: audited(base) });
    await tx.em.flush();
    return getKnowledgeBase(tx.rows, tx.deploymentId, base.id);
  });
}

/** New models replace the vectors and entities in the background. */
export function updateKnowledgeBase(ctx: Context, id: string, input: UpdateAiKnowledgeBaseInput) {
  const { weights, ...fields } = input;
  return command(ctx, async (tx) => {
    const base = await lockKnowledgeBase(tx, id);
    tx.assertVersion(base);
    const before = audited(base);
    await assertSearchSettings(tx, base.type, input);
    tx.em.assign(base, {
      ...withoutUndefined(fields),
      ...(weights !== undefined && weightColumns(weights)),
      updatedAt: tx.now,
    });
    const after = audited(base);
    tx.record({ type: 'ai_knowledge_base.updated', resource: resourceOf(base), before, after });
    const job = { deploymentId: tx.deploymentId, knowledgeBaseId: id };
    if (after.embeddingModel !== before.embeddingModel) await ctx.jobs.add(tx, vectorIndexJobs, job);
    if (after.extractionModel !== before.extractionModel) await ctx.jobs.add(tx, modelExtractionJobs, job);
    await tx.em.flush();
    return getKnowledgeBase(tx.rows, tx.deploymentId, id);
  });
}

export function deleteKnowledgeBase(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const base = await lockKnowledgeBase(tx, id);
    tx.assertVersion(base);
    const before = { ...audited(base), ...timestampsOf(base) };
    tx.record({ type: 'ai_knowledge_base.deleted', resource: resourceOf(base), before });
    // Foreign keys delete its documents, their parts and the agents' links to it.
    tx.em.remove(base);
    const job = { deploymentId: tx.deploymentId, knowledgeBaseId: id };
    await ctx.jobs.add(tx, chunkRemovalJobs, job);
    if (base.type !== 'graph') await ctx.jobs.add(tx, vectorIndexJobs, job);
    return null;
  });
}

const resourceOf = ({ id }: AiKnowledgeBase) => ({ type: 'ai_knowledge_base', id });

function audited(base: AiKnowledgeBase) {
  const { name, type, language, isActive, isSearchableByUsers } = base;
  return {
    name,
    description: base.description ?? null,
    type,
    embeddingModel: base.embeddingModel ?? null,
    extractionModel: base.extractionModel ?? null,
    language,
    weights: weightsOf(base),
    organizationId: base.organizationId ?? null,
    workspaceId: base.workspaceId ?? null,
    isActive,
    isSearchableByUsers,
  };
}
