import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { timestampsOf } from '../../platform/database/snapshot-timestamps.ts';
import { withoutUndefined } from '../../platform/database/without-undefined.ts';
import type { CreateAiKnowledgeBaseInput, KnowledgeBaseType, UpdateAiKnowledgeBaseInput } from '../graph/types.ts';
import { AiKnowledgeBase } from './ai-knowledge-base.entity.ts';
import { getKnowledgeBase, knowledgeBaseNotFound } from './ai-knowledge-base.reads.ts';

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
  return command(ctx, async (tx) => {
    const base = tx.em.create(AiKnowledgeBase, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description ?? null,
      type: input.type.toLowerCase() as Lowercase<KnowledgeBaseType>,
      embeddingModel: input.embeddingModel ?? null,
      isActive: true,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'ai_knowledge_base.created', resource: resourceOf(base), after: audited(base) });
    await tx.em.flush();
    return getKnowledgeBase(tx.rows, tx.deploymentId, base.id);
  });
}

export function updateKnowledgeBase(ctx: Context, id: string, input: UpdateAiKnowledgeBaseInput) {
  return command(ctx, async (tx) => {
    const base = await lockKnowledgeBase(tx, id);
    const before = audited(base);
    tx.em.assign(base, { ...withoutUndefined(input), updatedAt: tx.now });
    tx.record({ type: 'ai_knowledge_base.updated', resource: resourceOf(base), before, after: audited(base) });
    await tx.em.flush();
    return getKnowledgeBase(tx.rows, tx.deploymentId, id);
  });
}

export function deleteKnowledgeBase(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const base = await lockKnowledgeBase(tx, id);
    const before = { ...audited(base), ...timestampsOf(base) };
    tx.record({ type: 'ai_knowledge_base.deleted', resource: resourceOf(base), before });
    // Foreign keys delete its documents, their parts and the agents' links to it.
    tx.em.remove(base);
    return null;
  });
}

const resourceOf = ({ id }: AiKnowledgeBase) => ({ type: 'ai_knowledge_base', id });

function audited({ name, description, type, embeddingModel, isActive }: AiKnowledgeBase) {
  return { name, description: description ?? null, type, embeddingModel: embeddingModel ?? null, isActive };
}
