import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const QUERY = `query ($first: Int! = 20, $after: String) {
  deployment {
    agents(first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { name knowledgeBases { totalCount nodes { name documents { totalCount nodes { name } } } } }
    }
    knowledgeBases(first: $first) { totalCount pageInfo { hasNextPage } nodes { name documentCount } }
  }
}`;

/** Creates an agent with its own knowledge base, which contains one document. */
async function addAssistant({ backend }: World, name: string): Promise<void> {
  const base = (await backend.post('/ai-knowledge-bases', { name: `${name} base`, type: 'vector' })).body.id;
  const content_base64 = Buffer.from(name).toString('base64');
  await backend.post(`/ai-knowledge-bases/${base}/documents`, { name: `${name}.txt`, content_base64 });
  await backend.post('/ai-agents', { name, model: 'model-1', knowledge_bases: [base] });
}

describe('deployment → agents → knowledge bases → documents', () => {
  it('returns only the agents of this deployment, oldest first', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await addAssistant(other, 'elsewhere');
    for (const name of ['a', 'b']) await addAssistant(world, name);
    const { agents, knowledgeBases } = (await world.backend.data(QUERY)).deployment;
    expect(agents).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(agents.nodes).toEqual(
      ['a', 'b'].map((name) => ({
        name,
        knowledgeBases: {
          totalCount: 1,
          nodes: [{ name: `${name} base`, documents: { totalCount: 1, nodes: [{ name: `${name}.txt` }] } }],
        },
      })),
    );
    expect(knowledgeBases).toEqual({
      totalCount: 2,
      pageInfo: { hasNextPage: false },
      nodes: [
        { name: 'a base', documentCount: 1 },
        { name: 'b base', documentCount: 1 },
      ],
    });

    const { deployment } = await world.backend.data(QUERY, { first: 1 });
    expect(deployment.knowledgeBases.pageInfo.hasNextPage).toBe(true);
    const rest = await world.backend.data(QUERY, { after: deployment.agents.pageInfo.endCursor });
    expect(rest.deployment.agents.nodes).toMatchObject([{ name: 'b' }]);
  });

  it('executes the same number of statements for any number of items', async () => {
    const world = await createWorld();
    await addAssistant(world, 'a');
    const few = await countStatementsOf(world, () => world.backend.data(QUERY));
    for (const name of ['b', 'c']) await addAssistant(world, name);
    expect(await countStatementsOf(world, () => world.backend.data(QUERY))).toBe(few);
  });

  it.each([
    ['ai_agents:read', 'ai_knowledge_bases:read'],
    ['ai_knowledge_bases:read', 'ai_agents:read'],
  ] as const)('rejects a token with only %s for the missing %s', async (held, missing) => {
    const world = await createWorld();
    await addAssistant(world, 'a');
    const { body } = await world.backend.with(await world.token(['settings:read', held])).graphql(QUERY);
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect(body.errors[0].message).toContain(missing);
  });
});
