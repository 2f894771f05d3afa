import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createResourceRenderer } from '../../../src/api/rest/resource.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { fanOut } from '../../../src/audit/fan-out/fan-out.ts';
import { events as catalog } from '../../../src/features.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { documentReady } from '../../support/documents.ts';
import { resolvers } from '../../support/resolvers.ts';
import { waitForFanOut } from '../../support/service-events.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const EVERY = [...new Set(catalog.events.map(({ name }) => `${name.split('.')[0]}.*`))];

async function subscribedTo(...names: string[]): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  await createEndpoint(
    world,
    names.map((event_name) => ({ event_name })),
  );
  return world;
}

async function bodiesOf(world: World) {
  return (await messagesOf(world)).map(({ body }) => JSON.parse(body));
}

/** Waits for this many messages of the world's apps, and returns their bodies. */
async function arrived(world: World, count: number) {
  await expect.poll(async () => (await messagesOf(world)).length).toBeGreaterThanOrEqual(count);
  return bodiesOf(world);
}

async function jobsOf({ services, id }: World): Promise<number> {
  const { rows } = await sql`select from pgboss.job where name = 'fan_out'
    and (data->>'deploymentId')::int = ${id}`.execute(services.database.rows);
  return rows.length;
}

const noRendering = { render: () => Promise.reject(new Error('unused')), renderPart: () => ({}) };

describe("the service's own events", () => {
  it('delivers an event to a subscribed endpoint with the resource as REST shows it', async () => {
    const world = await subscribedTo('user.created');
    const email = `${unique('ada')}@example.com`;
    const { body: user } = await world.backend.post('/users', {
      email,
      first_name: 'Ada',
      password: 'correct horse 7',
    });
    const [message] = await arrived(world, 1);
    const { body: shown } = await world.backend.get(`/users/${user.id}`);
    const event = (await eventsOf(world)).find(({ type }) => type === 'user.created');
    expect(message).toEqual({
      type: 'user.created',
      timestamp: event?.created_at,
      data: { ...shown, resource_type: 'user' },
    });
    expect((await deliveriesOf(world)).map(({ status }) => status)).toEqual(['pending']);
  });

  it('delivers an event to every app, once per endpoint with a matching subscription and rules', async () => {
    const world = await subscribedTo('organization.*', 'organization.created');
    await createApp(world, 'Other');
    await createEndpoint(world, [{ event_name: 'organization.created' }], { app_name: 'Other' });
    await createEndpoint(world, [{ event_name: 'organization.created', filter_rules: { slug: 'nothing-like-it' } }]);
    await createEndpoint(world, [{ event_name: 'workspace.*' }]);
    await createApp(world, 'Off');
    await createEndpoint(world, [{ event_name: 'organization.*' }], { app_name: 'Off' });
    await world.backend.patch('/webhooks/apps/Off', { is_active: false });
    const { body } = await world.backend.post('/organizations', { name: 'Northwind' });
    const messages = await arrived(world, 2);
    await waitForFanOut(world);
    expect(messages.map(({ type, data }) => [type, data.id])).toEqual(Array(2).fill(['organization.created', body.id]));
    expect([await messagesOf(world), await deliveriesOf(world)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('delivers exactly the events of the catalog that the operations cause', async () => {
    const world = await subscribedTo(...EVERY);
    const { backend } = world;
    const made = async <const Path extends string>(path: Path, body: object) => (await backend.post(path, body)).body;
    const user = await made('/users', { email: `${unique('ada')}@example.com` });
    await backend.patch(`/users/${user.id}`, { first_name: 'Ada' });
    const browser = await openSignedInBrowser(world, user.id);
    await browser.post('/auth/signout');
    const organization = await made('/organizations', { name: 'Northwind' });
    const inOrganization = `/organizations/${organization.id}` as const;
    await backend.patch(inOrganization, { description: 'Trade' });
    const member = await made(`${inOrganization}/members`, { user_id: user.id });
    await backend.patch(`${inOrganization}/members/${member.id}`, { public_metadata: { camelCase: { someKey: 1 } } });
    const invitation = await made(`${inOrganization}/invitations`, { email: `${unique('guest')}@example.com` });
    await backend.delete(`${inOrganization}/invitations/${invitation.id}`);
    const workspace = await made(`${inOrganization}/workspaces`, { name: 'Warehouse' });
    const workspaceMember = await made(`/workspaces/${workspace.id}/members`, { user_id: user.id });
    await backend.delete(`/workspaces/${workspace.id}/members/${workspaceMember.id}`);
    await backend.delete(`${inOrganization}/members/${member.id}`);
    const template = await made('/jwt-templates', { name: 'mobile', claims: { userName: '{{user.id}}' } });
    await backend.delete(`/jwt-templates/${template.id}`);
    const gateway = await made('/api-auth/apps', { name: 'gateway' });
    await backend.patch(`/api-auth/apps/${gateway.name}`, { description: 'x' });
    const base = await made('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
    const content_base64 = Buffer.from('# Open').toString('base64');
    const file = await made(`/ai-knowledge-bases/${base.id}/documents`, { name: 'a.md', type: 'md', content_base64 });
    await documentReady(backend, base.id, file.id);
    await made('/ai-agents', { name: 'Helper', model: 'some-model' });
    const leaver = await made('/users', { email: `${unique('leaver')}@example.com` });
    await backend.delete(`/users/${leaver.id}`);
    const names = new Set<string>(catalog.events.map(({ name }) => name));
    const expected = (await eventsOf(world)).filter(({ type }) => names.has(type));
    await arrived(world, expected.length);
    await waitForFanOut(world);
    const bodies = await bodiesOf(world);
    const about = (type: string, id: string) => `${type} ${id}`;
    expect(bodies.map(({ type, data }) => about(type, data.id)).sort()).toEqual(
      expected.map(({ type, resource_id }) => about(type, resource_id)).sort(),
    );
    expect(new Set(bodies.map(({ type }) => type)).size).toBeGreaterThan(20);
    const text = JSON.stringify(bodies);
    expect(text).not.toMatch(/whsec_|sk_(test|live)_|password_hash|sealed|token_hash/);
    const dataOf = (type: string) => bodies.find((body) => body.type === type)?.data;
    // Events of deleted resources have the snapshot with the field names of REST; keys in JSON values are the caller's.
    expect(dataOf('user.deleted')).toEqual({ id: leaver.id, resource_type: 'user' });
    expect(dataOf('jwt_template.deleted')).toMatchObject({
      name: 'mobile',
      claims: { userName: '{{user.id}}' },
      resource_type: 'jwt_template',
    });
    expect(dataOf('organization.member.removed')).toMatchObject({
      organization_id: organization.id,
      user_id: user.id,
      public_metadata: { camelCase: { someKey: 1 } },
      resource_type: 'organization_membership',
    });
  });

  it('creates no second message when the fan-out runs again', async () => {
    const world = await subscribedTo('organization.created');
    await world.backend.post('/organizations', { name: 'Northwind' });
    await arrived(world, 1);
    const event = (await eventsOf(world)).find(({ type }) => type === 'organization.created');
    const before = (await eventsOf(world)).length;
    const again = { deploymentId: world.id, eventIds: [event?.id as string] };
    const render = { ...noRendering, render: async () => ({}) };
    await Promise.all([1, 2, 3].map(() => fanOut({ ...world.services, renderResource: render }, again)));
    expect([(await messagesOf(world)).length, (await deliveriesOf(world)).length]).toEqual([1, 1]);
    expect(await eventsOf(world)).toHaveLength(before);
  });

  it('creates one message when several jobs run the same fan-out at the same time', async () => {
    const world = await createWorld();
    await createApp(world);
    await world.backend.post('/organizations', { name: 'Northwind' });
    await createEndpoint(world, [{ event_name: 'organization.created' }]);
    const event = (await eventsOf(world)).find(({ type }) => type === 'organization.created');
    const job = { deploymentId: world.id, eventIds: [event?.id as string] };
    const render = { ...noRendering, render: async () => ({}) };
    await Promise.all([1, 2, 3, 4].map(() => fanOut({ ...world.services, renderResource: render }, job)));
    expect(await messagesOf(world)).toHaveLength(1);
  });

  it('queues the fan-out if and only if the change commits', async () => {
    const world = await subscribedTo('organization.*');
    const resource = { type: 'organization', id: '1' };
    const failing = command(world.context(), async (tx) => {
      tx.record({ type: 'organization.created', resource });
      await tx.flush();
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await jobsOf(world)).toBe(0);
  });

  it('adds no statement to a command without subscribers, and queues one job for any number of events', async () => {
    const world = await createWorld();
    await createApp(world);
    const create = () => world.backend.post('/organizations', { name: unique('Northwind') });
    await create();
    const before = await countStatementsOf(world, create);
    await createEndpoint(world, [{ event_name: 'workspace.*' }]);
    expect(await countStatementsOf(world, create)).toBe(before);
    expect(await jobsOf(world)).toBe(0);
    await createEndpoint(world, [{ event_name: 'organization.created' }]);
    await command(world.context(), async (tx) => {
      const record = (id: string) =>
        tx.record({ type: 'organization.created', resource: { type: 'organization', id } });
      for (let at = 0; at < 50; at += 1) record(tx.newId());
    });
    expect(await jobsOf(world)).toBe(1);
    expect(await arrived(world, 50)).toHaveLength(50);
  });

  it('reads the resources of one type in one statement', async () => {
    const world = await createWorld();
    await createApp(world);
    const made = async <const Path extends string>(path: Path, body: object) =>
      (await world.backend.post(path, body)).body;
    for (const _ of [1, 2, 3]) {
      const user = await made('/users', { email: `${unique('ada')}@example.com` });
      const browser = await openSignedUpBrowser(world, `${unique('bob')}@example.com`);
      await browser.post('/auth/signout');
      const organization = await made('/organizations', { name: 'Northwind' });
      await made(`/organizations/${organization.id}/members`, { user_id: user.id });
      await made(`/organizations/${organization.id}/invitations`, { email: `${unique('nina')}@example.com` });
      const workspace = await made(`/organizations/${organization.id}/workspaces`, { name: 'Shop' });
      await made(`/workspaces/${workspace.id}/members`, { user_id: user.id });
      await made('/jwt-templates', { name: unique('mobile'), claims: {} });
      const base = await made('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
      const file = await made(`/ai-knowledge-bases/${base.id}/documents`, { name: 'a.md', content_base64: 'QQ==' });
      // Its event is recorded by a job.
      await documentReady(world.backend, base.id, file.id);
      const app = unique('partners');
      await made('/api-auth/apps', { name: app });
      await made(`/api-auth/apps/${app}/keys`, { name: 'Sync' });
      await made('/ai-agents', { name: 'Helper', model: 'some-model', knowledge_bases: [base.id] });
    }
    const names: string[] = catalog.events.map(({ name }) => name);
    const events = (await eventsOf(world)).filter(({ type }) => names.includes(type));
    const byType = Map.groupBy(events, ({ type }) => type);
    const first = [...byType.values()].map(([event]) => event?.id as string);
    const others = events.map(({ id }) => id).filter((id) => !first.includes(id));
    expect([first.length, others.length]).toEqual([14, expect.any(Number)]);
    expect(others.length).toBeGreaterThan(2 * first.length);
    await createEndpoint(
      world,
      EVERY.map((event_name) => ({ event_name })),
    );
    const render = createResourceRenderer(assembleSchemas(readTypeDefs(), resolvers).BACKEND);
    const sent = (eventIds: string[]) =>
      countStatementsOf(world, () =>
        fanOut({ ...world.services, renderResource: render }, { deploymentId: world.id, eventIds }),
      );
    const forFirst = await sent(first);
    expect(await sent(others)).toBe(forFirst);
    expect(await messagesOf(world)).toHaveLength(events.length);
  });

  it('does not send events about deliveries and triggers, which would cause further ones', async () => {
    const world = await subscribedTo(
      'webhook.*',
      'webhook.message.triggered',
      'webhook_app.*',
      'settings.*',
      'api_key.*',
    );
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a' });
    await world.backend.patch('/webhooks/apps/Billing', { description: 'x' });
    await world.backend.post('/api-keys', { name: 'Second' });
    expect(await jobsOf(world)).toBe(0);
  });

  it('delivers an event when an endpoint is disabled', async () => {
    const world = await subscribedTo('webhook.endpoint.disabled');
    const { id } = await createEndpoint(world, [{ event_name: 'other' }], {
      headers: { Authorization: 'Bearer hidden' },
    });
    await command(world.context(), async (tx) =>
      tx.record({ type: 'webhook.endpoint.disabled', resource: { type: 'webhook_endpoint', id } }),
    );
    const [{ type, data }] = await arrived(world, 1);
    expect([type, data.id, data.resource_type]).toEqual(['webhook.endpoint.disabled', id, 'webhook_endpoint']);
    expect(JSON.stringify(data)).not.toContain('hidden');
  });

  it('does not deliver events of another deployment', async () => {
    const [ours, theirs] = [await subscribedTo('organization.*'), await subscribedTo('organization.*')];
    await theirs.backend.post('/organizations', { name: 'Northwind' });
    await arrived(theirs, 1);
    expect(await messagesOf(ours)).toEqual([]);
  });
});
