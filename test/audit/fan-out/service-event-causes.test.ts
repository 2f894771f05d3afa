import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events as catalog } from '../../../src/features.ts';
import { isDeletion } from '../../../src/platform/events/service-event.ts';
import type { Running } from '../../../src/start.ts';
import { startDeliveringService } from '../../support/deliveries.ts';
import { stopReceivers } from '../../support/receivers.ts';
import { waitForFanOut } from '../../support/service-events.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { API_AUTH_KEYS } from './causes/api-auth-keys.ts';
import { type Causes, ok, type Resource } from './causes/cause.ts';
import { OAUTH } from './causes/oauth.ts';
import { OAUTH_GRANTS } from './causes/oauth-grants.ts';
import { ORGANIZATIONS_AND_WORKSPACES } from './causes/organizations-and-workspaces.ts';
import { OTHER_RESOURCES } from './causes/other-resources.ts';
import { ROLES } from './causes/roles.ts';
import { USERS } from './causes/users.ts';

const CAUSES: Causes = {
  ...USERS,
  ...ORGANIZATIONS_AND_WORKSPACES,
  ...ROLES,
  ...OAUTH,
  ...OTHER_RESOURCES,
  ...API_AUTH_KEYS,
  ...OAUTH_GRANTS,
};
const NAMES = catalog.events.map(({ name }) => name);
const EVERY = [...new Set(NAMES.map((name) => `${name.split('.')[0]}.*`))];

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

type Schema = Readonly<Record<string, unknown>> & { readonly properties: Readonly<Record<string, unknown>> };

/** The schema that the API lists for the event's `data`. */
async function schemaOf({ backend }: World, name: string): Promise<Schema> {
  const { data } = ok(await backend.get('/webhooks/event-names'));
  return data.find((event) => event.name === name)?.schema as Schema;
}

/** The fields of a resource that the schema of an event has. */
function fieldsInSchema({ properties }: Schema, resource: Resource): object {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => name in properties));
}

/** Creates an app with an endpoint that receives these events. Returns a function that reads the messages. */
async function subscribe(world: World, app: string, names: readonly string[]) {
  const { services, id } = world;
  await createApp(world, app);
  await createEndpoint(
    world,
    names.map((event_name) => ({ event_name })),
    { app_name: app, url: 'https://receiver.example.com/hooks' },
  );
  return async () => {
    const rows = await services.database.rows
      .selectFrom('webhook_message as message')
      .innerJoin('webhook_app as app', 'app.id', 'message.app_id')
      .select(['message.event_name as name', 'message.body'])
      .where('message.deployment_id', '=', id)
      .where('app.name', '=', app)
      .where('message.event_name', 'in', NAMES)
      .orderBy('message.id')
      .execute();
    return rows.map(({ name, body }) => ({ name, body: JSON.parse(Buffer.from(body).toString('utf8')) }));
  };
}

it('has a test cause for every event of the catalog', () => {
  expect(Object.keys(CAUSES).sort()).toEqual([...NAMES].sort());
});

describe.each(Object.entries(CAUSES))('%s', (name, causes) => {
  it.each(causes.map((cause) => [cause.by, cause] as const))(`sends ${name} after %s`, async (_, cause) => {
    const world = await createWorld(cause.needs === undefined ? {} : { running });
    const act = await cause.prepare(world);
    const every = await subscribe(world, 'Every', EVERY);
    const own = await subscribe(world, 'Own', [name]);
    const { resource, parents, details } = await act();
    await waitForFanOut(world);

    const messages = await every();
    expect(messages.map((message) => message.name).sort()).toEqual([name, ...(cause.also ?? [])].sort());
    const [{ body } = { body: null }, ...more] = (await own()).filter(({ body }) => body.data.id === resource.id);
    expect(more).toEqual([]);
    const event = (await eventsOf(world)).findLast(
      ({ type, resource_id }) => type === name && resource_id === resource.id,
    );
    const resource_type = event?.resource_type as string;
    const schema = await schemaOf(world, name);
    expect(body).toEqual({
      type: name,
      timestamp: event?.created_at,
      data: {
        ...(isDeletion(name) ? fieldsInSchema(schema, resource) : resource),
        ...parents,
        ...details,
        resource_type,
      },
    });
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(schema.properties).sort());
    ajv.validate(schema, body.data);
    expect(ajv.errors ?? []).toEqual([]);
    // The other app has the same message.
    expect(messages.map((message) => message.body)).toContainEqual(body);
    expect(JSON.stringify(messages)).not.toMatch(/whsec_|sk_(test|live)_|password_|sealed|token_hash/);
  });
});
