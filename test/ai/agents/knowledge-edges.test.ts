import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const BOTH_WAYS = `query ($bases: AiKnowledgeBaseFilter, $agents: AiAgentFilter, $search: String, $last: Int) {
  aiAgents {
    nodes { name knowledgeBases(last: $last, filter: $bases, search: $search) { totalCount nodes { name } } }
  }
  aiKnowledgeBases {
    nodes { name agents(last: $last, filter: $agents, search: $search) { totalCount nodes { name knowledgeBaseIds } } }
  }
}`;

interface Linked {
  readonly name: string;
  readonly knowledgeBases?: { readonly totalCount: number; readonly nodes: readonly { readonly name: string }[] };
  readonly agents?: { readonly totalCount: number; readonly nodes: readonly { readonly name: string }[] };
}

/** Returns `agent: base base` for each agent, and the reverse for each knowledge base. */
function shownOf({ nodes }: { readonly nodes: readonly Linked[] }): string[] {
  return nodes.map(({ name, knowledgeBases, agents }) => {
    const linked = knowledgeBases ?? agents;
    return `${name}: ${linked?.nodes.map((one) => one.name).join(' ')} (${linked?.totalCount})`;
  });
}

let world: World;
let bases: string[];

const addBase = async (name: string): Promise<string> =>
  (await world.backend.post('/ai-knowledge-bases', { name, type: 'hybrid' })).body.id;
const addAgent = async (name: string, knowledge_bases: readonly unknown[]): Promise<string> =>
  (await world.backend.post('/ai-agents', { name, model: 'model-1', knowledge_bases })).body.id;

beforeAll(async () => {
  world = await createWorld();
  bases = [await addBase('b1'), await addBase('b2'), await addBase('b3')];
  await addAgent('a1', [bases[1], bases[0]]);
  const inactive = await addAgent('a2', [bases[0]]);
  await addAgent('a3', []);
  await world.backend.patch(`/ai-agents/${inactive}`, { is_active: false });
  await world.backend.patch(`/ai-knowledge-bases/${bases[1]}`, { is_active: false });
});

const read = async (variables: Record<string, unknown> = {}) => {
  const { aiAgents, aiKnowledgeBases } = await world.backend.data(BOTH_WAYS, variables);
  return [...shownOf(aiAgents), ...shownOf(aiKnowledgeBases)];
};

describe('edges between agents and knowledge bases', () => {
  it('return each other oldest first', async () => {
    expect(await read()).toEqual([
      'a1: b1 b2 (2)',
      'a2: b1 (1)',
      'a3:  (0)',
      'b1: a1 a2 (2)',
      'b2: a1 (1)',
      'b3:  (0)',
    ]);
  });

  it('page from the end with the count of the whole list', async () => {
    expect(await read({ last: 1 })).toEqual([
      ...['a1: b2 (2)', 'a2: b1 (1)', 'a3:  (0)', 'b1: a2 (2)', 'b2: a1 (1)', 'b3:  (0)'],
    ]);
  });

  it('filter and search the items, and count the matches', async () => {
    const none = ['a1:  (0)', 'a2:  (0)', 'a3:  (0)', 'b1:  (0)', 'b2:  (0)', 'b3:  (0)'];
    expect(await read({ bases: { isActive: false }, agents: { isActive: false } })).toEqual([
      ...['a1: b2 (1)', 'a2:  (0)', 'a3:  (0)', 'b1: a2 (1)', 'b2:  (0)', 'b3:  (0)'],
    ]);
    expect(await read({ bases: { ids: [bases[0]] }, agents: { ids: [] } })).toEqual([
      ...['a1: b1 (1)', 'a2: b1 (1)', 'a3:  (0)', 'b1:  (0)', 'b2:  (0)', 'b3:  (0)'],
    ]);
    expect(await read({ search: '1' })).toEqual([
      ...['a1: b1 (1)', 'a2: b1 (1)', 'a3:  (0)', 'b1: a1 (1)', 'b2: a1 (1)', 'b3:  (0)'],
    ]);
    expect(await read({ search: 'c' })).toEqual(none);
  });

  it('execute the same number of statements for any number of items', async () => {
    const one = await countStatementsOf(world, () => read());
    const more = await addBase('b4');
    for (const name of ['a4', 'a5']) await addAgent(name, [more, ...bases]);
    expect(await countStatementsOf(world, () => read())).toBe(one);
  });

  it('require the scope of the returned type', async () => {
    const query = `{ aiKnowledgeBases { nodes { name agents { totalCount } } } }`;
    const { body } = await world.backend.with(await world.token(['ai_knowledge_bases:read'])).graphql(query);
    expect(body.data.aiKnowledgeBases.nodes[0]).toEqual({ name: 'b1', agents: null });
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect(body.errors[0].message).toContain('ai_agents:read');
  });
});
