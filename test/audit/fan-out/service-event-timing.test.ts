import { describe, expect, it } from 'vitest';
import { createResourceRenderer } from '../../../src/api/rest/resource.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { fanOut } from '../../../src/audit/fan-out/fan-out.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { resolvers } from '../../support/resolvers.ts';
import { waitForFanOut } from '../../support/service-events.ts';
import { createUser } from '../../support/users.ts';
import { createApp, createEndpoint, messagesOf } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const render = createResourceRenderer(assembleSchemas(readTypeDefs(), resolvers).BACKEND);

const EVERY = [{ event_name: 'user.*' }, { event_name: 'organization.*' }];

/** Runs the work, then sends its events, and returns the bodies of their messages. */
async function sentAfter(world: World, work: () => Promise<unknown>) {
  const before = (await eventsOf(world)).length;
  await work();
  const eventIds = (await eventsOf(world)).slice(before).map(({ id }) => id);
  await createApp(world);
  await createEndpoint(world, EVERY);
  await fanOut({ ...world.services, renderResource: render }, { deploymentId: world.id, eventIds });
  return bodiesOf(world);
}

async function bodiesOf(world: World) {
  return (await messagesOf(world)).map(({ body }) => JSON.parse(body));
}

describe("the service's own events", () => {
  it('shows the state of a resource when its event is sent: several quick updates all show the last one', async () => {
    const world = await createWorld();
    const { id } = await createUser(world, { first_name: 'One' });
    const bodies = await sentAfter(world, async () => {
      for (const first_name of ['Two', 'Three', 'Four']) await world.backend.patch(`/users/${id}`, { first_name });
    });
    expect(bodies.map(({ data }) => data.first_name)).toEqual(['Four', 'Four', 'Four']);
    const times = bodies.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    expect(bodies.at(-1).data.updated_at).toBe(times.at(-1));
  });

  it('shows the recorded snapshot of a deleted resource, in earlier updates as well', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const bodies = await sentAfter(world, async () => {
      await world.backend.patch(`/organizations/${id}`, { description: 'Trade' });
      await world.backend.delete(`/organizations/${id}`);
    });
    const known = { id, name: 'Acme', slug: 'acme', description: 'Trade', resource_type: 'organization' };
    expect(bodies).toMatchObject([
      { type: 'organization.updated', data: known },
      { type: 'organization.deleted', data: known },
    ]);
    for (const { data } of bodies) expect(data).not.toHaveProperty('member_count');
  });

  it('shows only the fields of REST, even when the record has more', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const user = await createUser(world);
    const bodies = await sentAfter(world, async () => {
      const member = await addMember(world, id, user.id);
      await world.backend.delete(`/organizations/${id}/members/${member.id}`);
    });
    expect(bodies.map(({ data }) => Object.keys(data).sort())).toEqual([
      ['id', 'organization_id', 'public_metadata', 'resource_type', 'user_id'],
      ['created_at', 'id', 'organization_id', 'public_metadata', 'resource_type', 'updated_at', 'user_id'],
    ]);
  });

  it('does not deliver events that happened while the app or endpoint was disabled', async () => {
    const world = await createWorld();
    await createApp(world, 'Off');
    await createEndpoint(world, EVERY, { app_name: 'Off' });
    await createApp(world, 'On');
    const endpoint = await createEndpoint(world, EVERY, { app_name: 'On' });
    const setEndpointActive = (is_active: boolean) =>
      world.backend.patch(`/webhooks/endpoints/${endpoint.id}`, { is_active });
    await world.backend.patch('/webhooks/apps/Off', { is_active: false });
    await setEndpointActive(false);
    await addOrganization(world, 'Acme');
    await waitForFanOut(world);
    await world.backend.patch('/webhooks/apps/Off', { is_active: true });
    await setEndpointActive(true);
    await addOrganization(world, 'Another');
    await waitForFanOut(world);
    expect((await bodiesOf(world)).map(({ data }) => data.name)).toEqual(['Another', 'Another']);
  });

  it('does not deliver events that happened before the app was created', async () => {
    const world = await createWorld();
    await createApp(world, 'First');
    await createEndpoint(world, EVERY, { app_name: 'First' });
    await addOrganization(world, 'Acme');
    await waitForFanOut(world);
    await createApp(world, 'Second');
    await createEndpoint(world, EVERY, { app_name: 'Second' });
    await addOrganization(world, 'Another');
    await waitForFanOut(world);
    expect((await bodiesOf(world)).map(({ data }) => data.name).sort()).toEqual(['Acme', 'Another', 'Another']);
  });
});
