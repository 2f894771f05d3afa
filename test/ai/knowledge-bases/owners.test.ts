import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

/** Two organizations, the first with two workspaces. */
async function addOwners(world: World) {
  const [first, second] = [await addOrganization(world, 'First'), await addOrganization(world, 'Second')];
  const workspaces: string[] = [];
  for (const name of ['One', 'Two']) {
    workspaces.push((await world.backend.post(`/organizations/${first}/workspaces`, { name })).body.id);
  }
  return { first, second, one: workspaces[0] as string, two: workspaces[1] as string };
}

const create = ({ backend }: World, fields: object = {}) =>
  backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'hybrid', ...fields });
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe('the owner of a knowledge base', () => {
  it('is an organization, a workspace with its organization, or the deployment', async () => {
    const world = await createWorld();
    const { first, one } = await addOwners(world);
    expect((await create(world)).body).toMatchObject({ organization_id: null, workspace_id: null });
    expect((await create(world, { organization_id: first })).body).toMatchObject({
      organization_id: first,
      workspace_id: null,
    });
    const owned = await create(world, { workspace_id: one });
    expect([owned.status, owned.body]).toEqual([
      201,
      expect.objectContaining({ organization_id: first, workspace_id: one }),
    ]);
    expect((await create(world, { organization_id: first, workspace_id: one })).status).toBe(201);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ after: { organizationId: first, workspaceId: one } });
  });

  it('must exist in the deployment, and the workspace in the organization', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { second, one } = await addOwners(world);
    const foreign = await addOwners(other);
    for (const [owner, path] of [
      [{ organization_id: foreign.first }, 'organization_id'],
      [{ organization_id: '1' }, 'organization_id'],
      [{ workspace_id: foreign.one }, 'workspace_id'],
      [{ organization_id: second, workspace_id: one }, 'workspace_id'],
    ] as const) {
      const { status, body } = await create(world, owner);
      expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
    }
    expect((await world.backend.get('/ai-knowledge-bases')).body.total).toBe(0);
  });

  it('cannot be changed', async () => {
    const world = await createWorld();
    const { first, one } = await addOwners(world);
    const { id } = (await create(world)).body;
    for (const change of [{ organization_id: first }, { workspace_id: one }, { language: 'german' }]) {
      expect((await world.backend.patch(`/ai-knowledge-bases/${id}`, change)).status).toBe(400);
    }
  });

  it('takes its knowledge bases along when it is deleted, and leaves all others', async () => {
    const world = await createWorld();
    const { first, second, one, two } = await addOwners(world);
    const bases = await Promise.all(
      [{ workspace_id: one }, { workspace_id: two }, { organization_id: first }, { organization_id: second }, {}].map(
        async (owner) => (await create(world, owner)).body.id,
      ),
    );
    await world.backend.post('/ai-agents', { name: 'Helper', model: 'm', knowledge_bases: [bases[0], bases[2]] });
    const left = async () => {
      const { data } = (await world.backend.get('/ai-knowledge-bases')).body;
      return bases.map((id) => data.some((base: { id: string }) => base.id === id));
    };
    expect((await world.backend.delete(`/workspaces/${one}`)).status).toBe(204);
    expect(await left()).toEqual([false, true, true, true, true]);
    expect((await world.backend.delete(`/organizations/${first}`)).status).toBe(204);
    expect(await left()).toEqual([false, false, false, true, true]);
    expect((await world.backend.get('/ai-agents')).body.data[0].knowledge_bases).toEqual([]);
  });

  it('filters the lists of REST and GraphQL', async () => {
    const world = await createWorld();
    const { first, second, one, two } = await addOwners(world);
    await create(world, { name: 'shared' });
    await create(world, { name: 'first', organization_id: first });
    await create(world, { name: 'one', workspace_id: one });
    await create(world, { name: 'second', organization_id: second });
    const list = async (query: `?${string}`) => namesOf((await world.backend.get(`/ai-knowledge-bases${query}`)).body);
    expect(await list(`?organization_id=${first}`)).toEqual(['one', 'first']);
    expect(await list(`?workspace_id=${one}`)).toEqual(['one']);
    expect(await list(`?workspace_id=${two}`)).toEqual([]);
    expect(await list(`?organization_id=${second}&workspace_id=${one}`)).toEqual([]);
    expect((await world.backend.get('/ai-knowledge-bases?workspace_id=nonsense')).status).toBe(400);
    const { aiKnowledgeBases } = await world.backend.data(
      `query ($id: ID) { aiKnowledgeBases(filter: { organizationId: $id }) { totalCount nodes { name } } }`,
      { id: first },
    );
    expect(aiKnowledgeBases).toEqual({ totalCount: 2, nodes: [{ name: 'first' }, { name: 'one' }] });
  });
});

describe('the edges between owners and knowledge bases', () => {
  const DOCUMENT = `query ($search: String) {
    aiKnowledgeBases { nodes { name organization { name } workspace { name } } }
    organizations {
      nodes {
        name
        knowledgeBases(search: $search, last: 2) { totalCount nodes { name } }
        workspaces { nodes { name knowledgeBases { totalCount nodes { name } } } }
      }
    }
  }`;

  it('lead to the owner and back, with a fixed number of statements', async () => {
    const world = await createWorld();
    const { first, one } = await addOwners(world);
    await create(world, { name: 'shared' });
    await create(world, { name: 'first', organization_id: first });
    await create(world, { name: 'one', workspace_id: one });
    const read = (search: string | null = null) => world.backend.data(DOCUMENT, { search });
    const data = await read();
    expect(data.aiKnowledgeBases.nodes).toEqual([
      { name: 'shared', organization: null, workspace: null },
      { name: 'first', organization: { name: 'First' }, workspace: null },
      { name: 'one', organization: { name: 'First' }, workspace: { name: 'One' } },
    ]);
    expect(data.organizations.nodes).toEqual([
      {
        name: 'First',
        knowledgeBases: { totalCount: 2, nodes: [{ name: 'first' }, { name: 'one' }] },
        workspaces: {
          nodes: [
            { name: 'One', knowledgeBases: { totalCount: 1, nodes: [{ name: 'one' }] } },
            { name: 'Two', knowledgeBases: { totalCount: 0, nodes: [] } },
          ],
        },
      },
      { name: 'Second', knowledgeBases: { totalCount: 0, nodes: [] }, workspaces: { nodes: [] } },
    ]);
    expect((await read('fir')).organizations.nodes[0].knowledgeBases.totalCount).toBe(1);

    const before = await countStatementsOf(world, read);
    for (let number = 0; number < 3; number++) await create(world, { organization_id: await addOrganization(world) });
    expect(await countStatementsOf(world, read)).toBe(before);
  });

  it('require the scope of the other resource', async () => {
    const world = await createWorld();
    const { first } = await addOwners(world);
    await create(world, { organization_id: first });
    const rejected = async (scope: 'ai_knowledge_bases:read' | 'organizations:read', document: string) => {
      const { body } = await world.backend.with(await world.token([scope])).graphql(document);
      return body.errors[0].extensions.code;
    };
    const toOwner = '{ aiKnowledgeBases { nodes { organization { name } } } }';
    expect(await rejected('ai_knowledge_bases:read', toOwner)).toBe('INSUFFICIENT_PERMISSIONS');
    const toBases = '{ organizations { nodes { knowledgeBases { totalCount } } } }';
    expect(await rejected('organizations:read', toBases)).toBe('INSUFFICIENT_PERMISSIONS');
  });
});

describe('the knowledge bases of an agent', () => {
  const agent = (world: World, knowledgeBases: readonly string[]) =>
    world.backend.post('/ai-agents', { name: 'Helper', model: 'm', knowledge_bases: knowledgeBases });

  it('belong to at most one organization', async () => {
    const world = await createWorld();
    const { first, second, one } = await addOwners(world);
    const [shared, ofFirst, ofOne, ofSecond] = (await Promise.all(
      [{}, { organization_id: first }, { workspace_id: one }, { organization_id: second }].map(
        async (owner) => (await create(world, owner)).body.id,
      ),
    )) as [string, string, string, string];
    const created = await agent(world, [shared, ofFirst, ofOne]);
    expect(created.status).toBe(201);

    const mixed = await agent(world, [shared, ofFirst, ofSecond, ofOne]);
    expect([mixed.status, mixed.body.errors.map((error: { path: string }) => error.path)]).toEqual([
      400,
      ['knowledge_bases.2'],
    ]);
    const path = `/ai-agents/${created.body.id}` as const;
    const changed = await world.backend.patch(path, { knowledge_bases: [ofSecond, ofOne] });
    expect(changed.status).toBe(400);
    expect((await world.backend.get(path)).body.knowledge_bases).toEqual([shared, ofFirst, ofOne]);
    expect((await world.backend.patch(path, { knowledge_bases: [ofSecond, shared] })).status).toBe(200);
  });
});
