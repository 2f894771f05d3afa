import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createResourceRenderer } from '../../../src/api/rest/resource.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { fanOut } from '../../../src/audit/fan-out/fan-out.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { resolvers } from '../../support/resolvers.ts';
import { waitForFanOut } from '../../support/service-events.ts';
import { createUser } from '../../support/users.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const render = createResourceRenderer(assembleSchemas(readTypeDefs(), resolvers).BACKEND);

/** A deployment whose app receives events of users and members, and events that the backend triggers. */
async function receiving(): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  const names = ['user.*', 'session.*', 'organization.*', 'order.placed'];
  await createEndpoint(
    world,
    names.map((event_name) => ({ event_name })),
  );
  return world;
}

async function bodiesOf(world: World) {
  return (await messagesOf(world)).map(({ body }) => JSON.parse(body));
}

/** Deletes the user and waits until no immediate job is left. */
async function erased(world: World, userId: string) {
  expect((await world.backend.delete(`/users/${userId}`)).status).toBe(204);
  await waitForFanOut(world);
  const left = async () => {
    const bodies = await bodiesOf(world);
    return bodies.filter(({ data }) => data.id === userId && Object.keys(data).length > 2).length;
  };
  await expect.poll(left).toBe(0);
}

/** Stores a response body for each delivery that repeats the request body. */
async function received(world: World) {
  const { services, id } = world;
  for (const { id: deliveryId, app_id, endpoint_id, message_id } of await deliveriesOf(world)) {
    await sql`insert into webhook_attempt (id, deployment_id, delivery_id, app_id, endpoint_id, number, succeeded,
        response_status, response_body, duration_ms, created_at)
      select ${services.database.ids.next()}, ${id}, ${deliveryId}, ${app_id}, ${endpoint_id}, 1, true, 200,
        convert_from(body, 'UTF8'), 1, now() from webhook_message where id = ${message_id}`.execute(
      services.database.rows,
    );
  }
}

describe("a deleted user's messages of the service's own events", () => {
  it('keep only the event type and ids, also in events of other resources that mention the user', async () => {
    const world = await receiving();
    const ada = await addUser(world, { firstName: 'Ada', email: `${unique('ada')}@example.com` });
    const organization = await addOrganization(world);
    const member = await addMember(world, organization, ada.id);
    const invitation = await world.backend.post(`/organizations/${await addOrganization(world)}/invitations`, {
      email: ada.email?.toUpperCase(),
    });
    await waitForFanOut(world);
    expect(JSON.stringify(await bodiesOf(world))).toContain(ada.email);
    await erased(world, ada.id);
    const bodies = await bodiesOf(world);
    expect(JSON.stringify(bodies)).not.toMatch(/"Ada"/);
    expect(JSON.stringify(bodies).toLowerCase()).not.toContain(ada.email);
    const of = (type: string, id: string) => bodies.filter((body) => body.type === type && body.data.id === id);
    const body = (type: string, data: object) => [{ type, timestamp: expect.any(String), data }];
    expect(of('user.created', ada.id)).toEqual(body('user.created', { id: ada.id, resource_type: 'user' }));
    const membership = {
      id: member.id,
      organization_id: organization,
      user_id: ada.id,
      resource_type: 'organization_membership',
    };
    for (const type of ['organization.member.added', 'organization.member.removed']) {
      expect(of(type, member.id)).toEqual(body(type, membership));
    }
    expect(of('organization.invitation.created', invitation.body.id)[0].data).toEqual({
      id: invitation.body.id,
      organization_id: expect.any(String),
      resource_type: 'invitation',
    });
  });

  it('lose the stored response bodies of endpoints', async () => {
    const world = await receiving();
    const ada = await addUser(world, { firstName: 'Ada' });
    const bob = await addUser(world, { firstName: 'Bob' });
    await waitForFanOut(world);
    await received(world);
    await erased(world, ada.id);
    const { rows } = await sql<{ body: string | null }>`select response_body as body from webhook_attempt
      where deployment_id = ${world.id}`.execute(world.services.database.rows);
    const texts = rows.map(({ body }) => body).filter((body) => body !== null);
    expect(rows).toHaveLength(2);
    expect(texts).toEqual([expect.stringContaining(bob.id)]);
  });

  it('do not include messages of a user with a similar address', async () => {
    const world = await receiving();
    const name = unique('info');
    const ada = await addUser(world, { email: `${name}@example.com` });
    const other = await addUser(world, { email: `${name}@elsewhere.example`, firstName: 'Olga' });
    await waitForFanOut(world);
    await erased(world, ada.id);
    const others = (await bodiesOf(world)).filter(({ data }) => data.id === other.id);
    expect(others).toMatchObject([{ data: { first_name: 'Olga', email: other.email } }]);
  });

  it('do not include messages that the backend triggered', async () => {
    const world = await receiving();
    const ada = await addUser(world);
    const payload = { customer: ada.email, user_id: ada.id };
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'order.placed', payload });
    await waitForFanOut(world);
    await erased(world, ada.id);
    const orders = (await bodiesOf(world)).filter(({ type }) => type === 'order.placed');
    expect(orders).toMatchObject([{ data: payload }]);
  });

  it('contain only the id when they are created after the deletion', async () => {
    const world = await createWorld();
    await createApp(world);
    const { id } = await createUser(world, { first_name: 'Ada' });
    await world.backend.patch(`/users/${id}`, { last_name: 'Morellet' });
    await world.backend.delete(`/users/${id}`);
    await createEndpoint(world, [{ event_name: 'user.*' }]);
    const eventIds = (await eventsOf(world)).filter(({ type }) => type.startsWith('user.')).map((event) => event.id);
    await fanOut({ ...world.services, renderResource: render }, { deploymentId: world.id, eventIds });
    const bodies = await bodiesOf(world);
    expect(bodies.map(({ type }) => type)).toEqual(['user.created', 'user.updated', 'user.deleted']);
    for (const { data } of bodies) expect(data).toEqual({ id, resource_type: 'user' });
  });
});
