import { readFile } from 'node:fs/promises';
import { createAgent, createDocument, createKnowledgeBase } from '../ai/index.ts';
import type { Context } from '../platform/context.ts';
import type { Ledger } from './ledger.ts';
import { namedIn } from './named.ts';
import { agents, knowledgeBases } from './world/index.ts';
import type { DemoDocument } from './world/shapes.ts';

/** The knowledge bases with their documents, and the agents that read them. */
export async function fillAssistants(ctx: Context, ledger: Ledger): Promise<void> {
  const bases = await namedIn(ctx, 'ai_knowledge_base');
  for (const { documents, ...base } of knowledgeBases) {
    const id = await ledger.ensure('knowledge bases', bases.get(base.name), () => createKnowledgeBase(ctx, base));
    bases.set(base.name, id);
    await fillDocuments(ctx, ledger, id, documents);
  }
  const existing = await namedIn(ctx, 'ai_agent');
  for (const agent of agents) {
    const read = agent.knowledgeBases.map((name) => bases.get(name) as string);
    await ledger.ensure('AI agents', existing.get(agent.name), () =>
      createAgent(ctx, { ...agent, knowledgeBases: read }),
    );
  }
}

async function fillDocuments(ctx: Context, ledger: Ledger, baseId: string, documents: readonly DemoDocument[]) {
  const found = await ctx.rows
    .selectFrom('knowledge_base_document')
    .select(['name', 'id'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('knowledge_base_id', '=', baseId)
    .execute();
  const existing = new Map(found.map(({ name, id }) => [name, id]));
  for (const { name, file } of documents) {
    await ledger.ensure('documents', existing.get(name), async () => {
      const content = await readFile(new URL(`world/handbook/${file}`, import.meta.url));
      return createDocument(ctx, baseId, { name, contentBase64: content.toString('base64') });
    });
  }
}
