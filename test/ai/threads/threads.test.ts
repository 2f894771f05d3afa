import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { addAgent, addThread, getThread, postMessage, postThread } from './agent-threads.ts';

let world: World;
let agentId: string;

beforeEach(async () => {
  world = await createWorld();
  agentId = await addAgent(world);
});

const threadEvents = async () =>
  (await eventsOf(world)).filter(({ type }) => type.startsWith('ai_agent_thread')).map(({ type }) => type);

describe('a thread', () => {
  it('is created, returned, renamed and deleted, and its events do not contain its title', async () => {
    const { status, body } = await postThread(world, agentId, { title: 'Divorce' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        agent_id: agentId,
        title: 'Divorce',
        user_id: null,
        organization_id: null,
        workspace_id: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_message_at: null,
      },
    ]);
    expect(await getThread(world, agentId, body.id)).toMatchObject({ status: 200, body });
    const path = `/ai-agents/${agentId}/threads/${body.id}` as const;
    expect((await world.backend.patch(path, { title: 'House' })).body).toMatchObject({ title: 'House' });
    expect((await world.backend.patch(path, {})).body).toMatchObject({ title: 'House' });
    expect((await world.backend.patch(path, { title: null })).body).toMatchObject({ title: null });
    expect((await world.backend.delete(path)).status).toBe(204);
    expect(await getThread(world, agentId, body.id)).toMatchObject({
      status: 404,
      body: { code: 'AI_AGENT_THREAD_NOT_FOUND' },
    });
    // A change of nothing is not an event.
    const kinds = ['created', 'updated', 'updated', 'deleted'];
    expect(await threadEvents()).toEqual(kinds.map((kind) => `ai_agent_thread.${kind}`));
    expect(JSON.stringify(await eventsOf(world))).not.toMatch(/Divorce|House/);
  });

  it.each<[string, object, string]>([
    ['an empty title', { title: '' }, 'title'],
    ['a title of 256 characters', { title: 'a'.repeat(256) }, 'title'],
    ['an unknown user', { user_id: '1' }, 'user_id'],
    ['an unknown organization', { organization_id: '1' }, 'organization_id'],
    ['an unknown workspace', { workspace_id: '1' }, 'workspace_id'],
  ])('is not created with %s', async (_, input, path) => {
    const { status, body } = await postThread(world, agentId, input);
    expect([status, body.code, body.errors.map((error: { path: string }) => error.path)]).toEqual([
      400,
      'VALIDATION_FAILED',
      [path],
    ]);
    expect(await threadEvents()).toEqual([]);
  });

  it('belongs to a workspace with its organization, and not with another one', async () => {
    const workspace = await addWorkspace(world);
    const organization_id = workspace.organizationId;
    const { body } = await postThread(world, agentId, { workspace_id: workspace.id });
    expect(body).toMatchObject({ organization_id, workspace_id: workspace.id });
    const other = { workspace_id: workspace.id, organization_id: await addOrganization(world) };
    expect((await postThread(world, agentId, other)).status).toBe(400);
  });

  it('is listed newest first, by its user, organization and workspace', async () => {
    const { id: user } = await addUser(world);
    const workspace = await addWorkspace(world);
    const none = await addThread(world, agentId);
    const personal = await addThread(world, agentId, { user_id: user });
    const shared = await addThread(world, agentId, { organization_id: workspace.organizationId });
    const both = await addThread(world, agentId, { user_id: user, workspace_id: workspace.id });
    const list = async (query = '') => {
      const { body } = await world.backend.get(`/ai-agents/${agentId}/threads${query}` as '/ai-agents/1/threads');
      return [body.total, body.data.map(({ id }: { id: string }) => id)];
    };
    expect(await list()).toEqual([4, [both, shared, personal, none]]);
    expect(await list('?per_page=1&page=2')).toEqual([4, [shared]]);
    expect(await list(`?user_id=${user}`)).toEqual([2, [both, personal]]);
    expect(await list(`?organization_id=${workspace.organizationId}`)).toEqual([2, [both, shared]]);
    expect(await list(`?workspace_id=${workspace.id}`)).toEqual([1, [both]]);
    expect(await list(`?user_id=${user}&organization_id=${workspace.organizationId}`)).toEqual([1, [both]]);
    expect(await list('?user_id=1')).toEqual([0, []]);
  });

  it('is not found at another agent, and an unknown agent has none', async () => {
    const threadId = await addThread(world, agentId);
    const other = await addAgent(world);
    const path = `/ai-agents/${other}/threads/${threadId}` as const;
    const { backend } = world;
    const responses = [
      await backend.get(path),
      await backend.patch(path, { title: 'New' }),
      await backend.delete(path),
      await backend.get(`${path}/messages`),
      await backend.post(`${path}/messages`, { role: 'user', content: 'Hello' }),
    ];
    for (const { status, body } of responses) expect([status, body.code]).toEqual([404, 'AI_AGENT_THREAD_NOT_FOUND']);
    for (const response of [await backend.get('/ai-agents/1/threads'), await postThread(world, '1')]) {
      expect([response.status, response.body.code]).toEqual([404, 'AI_AGENT_NOT_FOUND']);
    }
    expect(await threadEvents()).toEqual(['ai_agent_thread.created']);
  });

  it('is not found in another deployment, and cannot have an owner of another deployment', async () => {
    const threadId = await addThread(world, agentId);
    const other = await createWorld();
    const path = `/ai-agents/${agentId}/threads/${threadId}` as const;
    for (const { status, body } of [
      await other.backend.get(path),
      await other.backend.delete(path),
      await other.backend.post(`${path}/messages`, { role: 'user', content: 'Hello' }),
    ]) {
      expect([status, body.code]).toEqual([404, 'AI_AGENT_THREAD_NOT_FOUND']);
    }
    const owners = [
      { user_id: (await addUser(other)).id },
      { organization_id: await addOrganization(other) },
      { workspace_id: (await addWorkspace(other)).id },
    ];
    for (const owner of owners) expect((await postThread(world, agentId, owner)).status).toBe(400);
  });

  it('is changed only with ai_agents:run', async () => {
    const threadId = await addThread(world, agentId);
    const reader = world.backend.with(await world.token(['ai_agents:read', 'ai_agents:write']));
    const path = `/ai-agents/${agentId}/threads/${threadId}` as const;
    for (const { status } of [
      await reader.post(`/ai-agents/${agentId}/threads`, {}),
      await reader.patch(path, { title: 'New' }),
      await reader.post(`${path}/messages`, { role: 'user', content: 'Hello' }),
      await reader.delete(path),
    ]) {
      expect(status).toBe(403);
    }
    expect((await reader.get(path)).status).toBe(200);
    const runner = world.backend.with(await world.token(['ai_agents:run']));
    expect((await runner.patch(path, { title: 'New' })).status).toBe(200);
    expect((await runner.get(path)).status).toBe(403);
  });
});

describe('the deletion of what a thread belongs to', () => {
  it.each(['agent', 'user', 'organization', 'workspace'] as const)(
    'deletes the thread of a deleted %s',
    async (kind) => {
      const { id: user } = await addUser(world);
      const workspace = await addWorkspace(world);
      const owner = { user_id: user, workspace_id: workspace.id };
      const threadId = await addThread(world, agentId, owner);
      await postMessage(world, agentId, threadId, { role: 'user', content: 'Hello' });
      const deleted = {
        agent: `/ai-agents/${agentId}`,
        user: `/users/${user}`,
        organization: `/organizations/${workspace.organizationId}`,
        workspace: `/workspaces/${workspace.id}`,
      } as const;
      expect((await world.backend.delete(deleted[kind])).status).toBe(204);
      for (const table of ['ai_agent_thread', 'ai_agent_thread_message'] as const) {
        const rows = world.services.database.rows.selectFrom(table).select('id').where('deployment_id', '=', world.id);
        expect([table, await rows.execute()]).toEqual([table, []]);
      }
      expect((await getThread(world, agentId, threadId)).status).toBe(404);
    },
  );
});
