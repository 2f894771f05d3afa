import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

let world: World;
let userId: string;
let browser: BrowserClient;

beforeEach(async () => {
  world = await createWorld();
  userId = (await addUser(world)).id;
  browser = await openSignedInBrowser(world, userId);
});

async function createAgent(name: string, fields: object = {}, { backend } = world): Promise<string> {
  const input = { name, description: `About ${name}`, model: 'model-1', system_prompt: 'A secret.', ...fields };
  const { status, body } = await backend.post('/ai-agents', input);
  expect([status, body]).toMatchObject([201, {}]);
  return body.id;
}

const forOrganization = (id: string) => ({ audience: 'organization', audience_organization_id: id });
const forWorkspace = (id: string) => ({ audience: 'workspace', audience_workspace_id: id });
const namesFor = async (client: BrowserClient = browser): Promise<string[]> => {
  const { status, body } = await client.get('/ai-agents');
  expect(status).toBe(200);
  return body.data.map(({ name }: { name: string }) => name);
};
const readStatus = async (agentId: string, client: BrowserClient = browser) => {
  const { status, body } = await client.get(`/ai-agents/${agentId}`);
  return status === 200 ? 200 : [status, body.errors[0].code];
};
const NOT_FOUND = [404, 'AI_AGENT_NOT_FOUND'];

describe('GET /ai-agents on the deployment host', () => {
  it('lists the agents for all users and for the organizations and workspaces of the user, oldest first', async () => {
    const [mine, others] = [await addOrganization(world), await addOrganization(world, 'Others')];
    const workspace = (await addWorkspace(world, mine)).id;
    const otherWorkspace = (await addWorkspace(world, mine)).id;
    await addMember(world, mine, userId);
    await addWorkspaceMembers(world, workspace, [userId]);
    await createAgent('For all', { audience: 'all_users' });
    await createAgent('For no users');
    await createAgent('For my organization', forOrganization(mine));
    await createAgent('For another organization', forOrganization(others));
    await createAgent('For my workspace', forWorkspace(workspace));
    await createAgent('For another workspace', forWorkspace(otherWorkspace));
    const inactive = await createAgent('Inactive', { audience: 'all_users' });
    await world.backend.patch(`/ai-agents/${inactive}`, { is_active: false });

    expect(await namesFor()).toEqual(['For all', 'For my organization', 'For my workspace']);
    const another = await openSignedInBrowser(world, (await addUser(world)).id);
    expect(await namesFor(another)).toEqual(['For all']);
  });

  it('shows the id, the name and the description only', async () => {
    const id = await createAgent('For all', { audience: 'all_users' });
    const shown = { id, name: 'For all', description: 'About For all' };
    expect((await browser.get('/ai-agents')).body.data).toEqual([shown]);
    expect((await browser.get(`/ai-agents/${id}`)).body.data).toEqual(shown);
  });

  it('returns a part of the list with limit and offset', async () => {
    for (const name of ['a', 'b', 'c']) await createAgent(name, { audience: 'all_users' });
    const { body } = await browser.get('/ai-agents?limit=1&offset=1');
    expect(body.data).toMatchObject([{ name: 'b' }]);
    for (const query of ['limit=0', 'limit=1001', 'offset=-1'] as const) {
      expect((await browser.get(`/ai-agents?${query}`)).status).toBe(400);
    }
  });

  it('requires a sign-in', async () => {
    const id = await createAgent('For all', { audience: 'all_users' });
    for (const path of ['/ai-agents', `/ai-agents/${id}`] as const) {
      expect((await world.browser().get(path)).status).toBe(401);
    }
  });

  it('lists no agents of another deployment', async () => {
    const other = await createWorld();
    const id = await createAgent('Foreign', { audience: 'all_users' }, other);
    expect(await namesFor()).toEqual([]);
    expect(await readStatus(id)).toEqual(NOT_FOUND);
  });
});

describe('GET /ai-agents/{agent_id} on the deployment host', () => {
  it('returns the agent from the beginning of a membership of the organization until its end', async () => {
    const organization = await addOrganization(world);
    const id = await createAgent('For members', forOrganization(organization));
    expect(await readStatus(id)).toEqual(NOT_FOUND);
    const { id: membershipId } = await addMember(world, organization, userId);
    expect(await readStatus(id)).toBe(200);
    const path = `/organizations/${organization}/members/${membershipId}` as const;
    expect((await world.backend.delete(path)).status).toBe(204);
    expect(await readStatus(id)).toEqual(NOT_FOUND);
    expect(await namesFor()).toEqual([]);
  });

  it('returns an agent of a workspace to its members, but not to other members of the organization', async () => {
    const organization = await addOrganization(world);
    const workspace = (await addWorkspace(world, organization)).id;
    const id = await createAgent('For the workspace', forWorkspace(workspace));
    await addMember(world, organization, userId);
    expect(await readStatus(id)).toEqual(NOT_FOUND);
    const [member] = await addWorkspaceMembers(world, workspace, [userId]);
    expect(await readStatus(id)).toBe(200);
    await world.backend.delete(`/workspaces/${workspace}/members/${member?.id}`);
    expect(await readStatus(id)).toEqual(NOT_FOUND);
  });

  it('returns no agent whose audience was deleted or that became inactive', async () => {
    const organization = await addOrganization(world);
    await addMember(world, organization, userId);
    const id = await createAgent('For members', forOrganization(organization));
    await world.backend.patch(`/ai-agents/${id}`, { is_active: false });
    expect(await readStatus(id)).toEqual(NOT_FOUND);
    await world.backend.patch(`/ai-agents/${id}`, { is_active: true });
    expect(await readStatus(id)).toBe(200);
    await world.backend.delete(`/organizations/${organization}`);
    expect(await readStatus(id)).toEqual(NOT_FOUND);
  });
});

describe('the agents of the signed-in user in the graph', () => {
  const QUERY = `query ($first: Int, $id: ID!) {
    viewer { aiAgents(first: $first) { totalCount nodes { id name description } } }
    aiAgent(id: $id) { name }
  }`;

  it('are the same as in REST, with as many statements for one as for five', async () => {
    const id = await createAgent('a', { audience: 'all_users' });
    const read = (first: number) => browser.data(QUERY, { first, id });
    // The first request reads settings that later ones have in memory.
    await read(1);
    const one = await countStatementsOf(world, () => read(1));
    const rest = await countStatementsOf(world, () => namesFor());
    for (const name of ['b', 'c', 'd', 'e']) await createAgent(name, { audience: 'all_users' });
    expect(await countStatementsOf(world, () => read(5))).toBe(one);
    expect(await countStatementsOf(world, () => namesFor())).toBe(rest);
    const { viewer, aiAgent } = await read(2);
    expect(viewer.aiAgents.totalCount).toBe(5);
    expect(viewer.aiAgents.nodes.map(({ name }: { name: string }) => name)).toEqual(['a', 'b']);
    expect(aiAgent).toEqual({ name: 'a' });
  });
});
