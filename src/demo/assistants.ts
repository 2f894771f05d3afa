import type { Context } from '../context.ts';
import { createAgent } from '../modules/ai-agent/ai-agent.service.ts';
import { createKnowledgeBase } from '../modules/ai-knowledge-base/ai-knowledge-base.service.ts';
import type { Ledger } from './ledger.ts';
import { namedIn } from './named.ts';
import { agents, knowledgeBases } from './world/index.ts';

/** The knowledge bases with their documents, and the agents that read them. */
export async function fillAssistants(ctx: Context, ledger: Ledger): Promise<void> {
  const bases = await namedIn(ctx, 'ai_knowledge_base');
  for (const base of knowledgeBases) {
    const id = await ledger.ensure('knowledge bases', bases.get(base.name), () => createKnowledgeBase(ctx, base));
    bases.set(base.name, id);
  }
  const existing = await namedIn(ctx, 'ai_agent');
  for (const agent of agents) {
    const read = agent.knowledgeBases.map((name) => bases.get(name) as string);
    await ledger.ensure('AI agents', existing.get(agent.name), () =>
      createAgent(ctx, { ...agent, knowledgeBases: read }),
    );
  }
}
