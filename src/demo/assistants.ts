import { readFile } from 'node:fs/promises';
import { createAgent, createDocument, createKnowledgeBase } from '../ai/index.ts';
import type { Context } from '../platform/context.ts';
import { agents, knowledgeBases } from './data/index.ts';
import type { DemoDocument } from './data/types.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedCounter } from './seed-counter.ts';

/** Creates the knowledge bases with their documents, and the agents that use them. */
export async function seedAssistants(ctx: Context, counter: SeedCounter): Promise<void> {
  const bases = await idsByName(ctx, 'ai_knowledge_base');
  for (const { documents, ...base } of knowledgeBases) {
    const id = await counter.ensure('knowledge bases', bases.get(base.name), () => createKnowledgeBase(ctx, base));
    bases.set(base.name, id);
    await seedDocuments(ctx, counter, id, documents);
  }
  const existing = await idsByName(ctx, 'ai_agent');
  for (const agent of agents) {
    const baseIds = agent.knowledgeBases.map((name) => bases.get(name) as string);
    await counter.ensure('AI agents', existing.get(agent.name), () =>
      createAgent(ctx, { ...agent, knowledgeBases: baseIds }),
    );
  }
}

async function seedDocuments(ctx: Context, counter: SeedCounter, baseId: string, documents: readonly DemoDocument[]) {
  const found = await ctx.rows
    .selectFrom('knowledge_base_document')
    .select(['name', 'id'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('knowledge_base_id', '=', baseId)
    .execute();
  const existing = new Map(found.map(({ name, id }) => [name, id]));
  for (const { name, file } of documents) {
    await counter.ensure('documents', existing.get(name), async () => {
      const content = await readFile(new URL(`data/handbook/${file}`, import.meta.url));
      return createDocument(ctx, baseId, { name, contentBase64: content.toString('base64') });
    });
  }
}
