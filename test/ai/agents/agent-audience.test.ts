import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization } from '../../support/organizations.ts';
import { ABSENT, rejectionOf } from '../../support/users.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

let world: World;
let organization: string;
let workspace: string;
let otherOrganization: string;

const NO_USERS = { audience: 'no_users', audience_organization_id: null, audience_workspace_id: null };

beforeEach(async () => {
  world = await createWorld();
  organization = await addOrganization(world, 'Acme');
  workspace = (await addWorkspace(world, organization)).id;
  otherOrganization = await addOrganization(world, 'Other');
});

const create = (fields: object) => world.backend.post('/ai-agents', { name: 'Helper', model: 'model-1', ...fields });
const change = (id: string, fields: object) => world.backend.patch(`/ai-agents/${id}`, fields);
const read = async (id: string) => (await world.backend.get(`/ai-agents/${id}`)).body;

async function createAgent(fields: object = {}): Promise<string> {
  const { status, body } = await create(fields);
  expect([status, body]).toMatchObject([201, {}]);
  return body.id;
}

async function addBase(owner: object): Promise<string> {
  const { status, body } = await world.backend.post('/ai-knowledge-bases', { name: 'Base', type: 'graph', ...owner });
  expect(status).toBe(201);
  return body.id;
}

describe('the audience of an agent', () => {
  it('has no users by default', async () => {
    expect(await read(await createAgent())).toMatchObject(NO_USERS);
  });

  it('can be all users, an organization or a workspace, from its creation or later', async () => {
    for (const audience of [
      { audience: 'all_users' },
      { audience: 'organization', audience_organization_id: organization },
      { audience: 'workspace', audience_workspace_id: workspace },
    ]) {
      const id = await createAgent(audience);
      expect(await read(id)).toMatchObject({ ...NO_USERS, ...audience });
      expect((await change(id, { audience: 'no_users' })).body).toMatchObject(NO_USERS);
      expect((await change(id, audience)).body).toMatchObject({ ...NO_USERS, ...audience });
      expect((await change(id, { name: 'Renamed' })).body).toMatchObject({ ...NO_USERS, ...audience });
    }
  });

  it('loses the id of the former audience when it changes, and keeps it when the same audience is sent again', async () => {
    const id = await createAgent({ audience: 'organization', audience_organization_id: organization });
    expect((await change(id, { audience: 'organization' })).body.audience_organization_id).toBe(organization);
    const moved = await change(id, { audience_organization_id: otherOrganization });
    expect(moved.body).toMatchObject({ audience: 'organization', audience_organization_id: otherOrganization });
    expect((await change(id, { audience: 'all_users' })).body).toMatchObject({ ...NO_USERS, audience: 'all_users' });
  });

  it('is recorded in the audit log', async () => {
    const id = await createAgent();
    await change(id, { audience: 'organization', audience_organization_id: organization });
    await world.backend.delete(`/ai-agents/${id}`);
    const [created, updated, deleted] = (await eventsOf(world)).filter(({ type }) => type.startsWith('ai_agent.'));
    const published = { audience: 'organization', audienceOrganizationId: organization, audienceWorkspaceId: null };
    expect(created).toMatchObject({ after: { audience: 'no_users' } });
    expect(updated).toMatchObject({ before: { audience: 'no_users' }, after: published });
    expect(deleted).toMatchObject({ before: published });
  });

  it.each<[string, () => object]>([
    ['audience_organization_id', () => ({ audience: 'organization' })],
    ['audience_workspace_id', () => ({ audience: 'workspace' })],
    ['audience_organization_id', () => ({ audience: 'all_users', audience_organization_id: organization })],
    ['audience_organization_id', () => ({ audience_organization_id: organization })],
    ['audience_workspace_id', () => ({ audience: 'no_users', audience_workspace_id: workspace })],
    ['audience_organization_id', () => ({ audience: 'organization', audience_organization_id: ABSENT })],
    ['audience_workspace_id', () => ({ audience: 'workspace', audience_workspace_id: ABSENT })],
    ['audience', () => ({ audience: 'everyone' })],
    ['audience', () => ({ audience: null })],
  ])('is rejected with an error for %s when the fields do not fit (case %#)', async (path, fields) => {
    expect(rejectionOf(await create(fields()))).toEqual([400, 'VALIDATION_FAILED', [path]]);
    const id = await createAgent();
    expect(rejectionOf(await change(id, { ...fields(), name: 'New' }))).toEqual([400, 'VALIDATION_FAILED', [path]]);
    expect(await read(id)).toMatchObject({ ...NO_USERS, name: 'Helper' });
  });

  it('cannot be an organization or workspace of another deployment', async () => {
    const other = await createWorld();
    const foreign = await addOrganization(other);
    const { id: foreignWorkspace } = await addWorkspace(other, foreign);
    const id = await createAgent();
    for (const [field, fields] of [
      ['audience_organization_id', { audience: 'organization', audience_organization_id: foreign }],
      ['audience_workspace_id', { audience: 'workspace', audience_workspace_id: foreignWorkspace }],
    ] as const) {
      expect(rejectionOf(await change(id, fields))).toEqual([400, 'VALIDATION_FAILED', [field]]);
    }
  });
});

describe('the deletion of the audience', () => {
  it('leaves the agent without users when its organization is deleted', async () => {
    const id = await createAgent({ audience: 'organization', audience_organization_id: organization });
    expect((await world.backend.delete(`/organizations/${organization}`)).status).toBe(204);
    expect(await read(id)).toMatchObject(NO_USERS);
  });

  it('leaves the agent without users when its workspace is deleted', async () => {
    const id = await createAgent({ audience: 'workspace', audience_workspace_id: workspace });
    expect((await world.backend.delete(`/workspaces/${workspace}`)).status).toBe(204);
    expect(await read(id)).toMatchObject(NO_USERS);
  });

  it('leaves the agent without users when the organization of its workspace is deleted', async () => {
    const id = await createAgent({ audience: 'workspace', audience_workspace_id: workspace });
    expect((await world.backend.delete(`/organizations/${organization}`)).status).toBe(204);
    expect(await read(id)).toMatchObject(NO_USERS);
    expect((await change(id, { name: 'Renamed' })).status).toBe(200);
  });

  it('leaves the agent without users when it is published at the same time, without a deadlock', async () => {
    for (let round = 0; round < 8; round++) {
      const target = await addOrganization(world, `Target ${round}`);
      const base = await addBase({ organization_id: target });
      const id = await createAgent({ audience: 'organization', audience_organization_id: target });
      const published = { audience: 'organization', audience_organization_id: target, knowledge_bases: [base] };
      const [changed, deleted] = await Promise.all([
        change(id, published),
        world.backend.delete(`/organizations/${target}`),
      ]);
      expect([200, 400]).toContain(changed.status);
      expect(deleted.status).toBe(204);
      expect(await read(id)).toMatchObject({ ...NO_USERS, knowledge_bases: [] });
    }
  });

  it('does not change agents of other organizations', async () => {
    const published = { audience: 'organization', audience_organization_id: otherOrganization };
    const id = await createAgent(published);
    await world.backend.delete(`/organizations/${organization}`);
    expect(await read(id)).toMatchObject(published);
  });
});

describe('an agent with a knowledge base of an organization', () => {
  const allowed = (): object[] => [
    { audience: 'no_users' },
    { audience: 'organization', audience_organization_id: organization },
    { audience: 'workspace', audience_workspace_id: workspace },
  ];
  const rejected = async (): Promise<object[]> => [
    { audience: 'all_users' },
    { audience: 'organization', audience_organization_id: otherOrganization },
    { audience: 'workspace', audience_workspace_id: (await addWorkspace(world, otherOrganization)).id },
  ];

  it('can be published to that organization and its workspaces only', async () => {
    const base = await addBase({ organization_id: organization });
    const id = await createAgent({ knowledge_bases: [base] });
    for (const audience of allowed()) {
      expect((await change(id, audience)).status).toBe(200);
      expect((await create({ ...audience, knowledge_bases: [base] })).status).toBe(201);
    }
    await change(id, { audience: 'no_users' });
    for (const audience of await rejected()) {
      expect(rejectionOf(await change(id, audience))).toEqual([400, 'VALIDATION_FAILED', ['audience']]);
      expect(rejectionOf(await create({ ...audience, knowledge_bases: [base] }))).toEqual([
        400,
        'VALIDATION_FAILED',
        ['audience'],
      ]);
      expect(await read(id)).toMatchObject(NO_USERS);
    }
  });

  it('gets such a knowledge base only while its audience belongs to the organization', async () => {
    const base = await addBase({ workspace_id: workspace });
    for (const audience of await rejected()) {
      const id = await createAgent(audience);
      const response = await change(id, { knowledge_bases: [base] });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['knowledge_bases']]);
      expect((await read(id)).knowledge_bases).toEqual([]);
      const both = await change(id, { knowledge_bases: [base], audience: 'no_users' });
      expect(both.body).toMatchObject({ ...NO_USERS, knowledge_bases: [base] });
    }
    for (const audience of allowed()) {
      const id = await createAgent(audience);
      expect((await change(id, { knowledge_bases: [base] })).status).toBe(200);
    }
  });

  it('can have all users when its knowledge bases belong to no organization', async () => {
    const base = await addBase({});
    expect((await create({ audience: 'all_users', knowledge_bases: [base] })).status).toBe(201);
  });
});
