import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { events as catalog } from '../../../src/features.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { createWorld, type World } from '../../support/world.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

async function catalogOf({ backend }: World) {
  const { status, body } = await backend.get('/webhooks/event-names');
  expect(status).toBe(200);
  return body;
}

describe('GET /webhooks/event-names', () => {
  it('lists all events with their types of resources', async () => {
    const body = await catalogOf(await createWorld());
    expect(body).toMatchObject({ has_more: false, limit: null, offset: null });
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(catalog.events.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    const { schema, example, ...removed } = body.data.find(
      ({ name }) => name === 'workspace.member.removed',
    ) as (typeof body.data)[0];
    expect(removed).toEqual({
      name: 'workspace.member.removed',
      description: 'A user ceased to be a member of a workspace.',
      scope: 'workspaces:read',
      resource_type: 'workspace_membership',
    });
    expect(schema).toMatchObject({
      type: 'object',
      required: ['id', 'resource_type'],
      properties: { workspace_id: { type: 'string' }, resource_type: { const: 'workspace_membership' } },
    });
    expect(Object.keys(example)).toEqual(['type', 'timestamp', 'data']);
  });

  it('shows self-contained schemas, and examples that match them', async () => {
    const { data } = await catalogOf(await createWorld());
    for (const { name, resource_type, schema, example } of data) {
      expect(JSON.stringify(schema), name).not.toContain('$ref');
      expect(example).toMatchObject({ type: name, data: { resource_type } });
      expect(Object.keys(example['data'] as object), name).toEqual(Object.keys(schema['properties'] as object));
      ajv.validate(schema, example['data']);
      expect(ajv.errors ?? [], name).toEqual([]);
    }
  });

  it('delivers only the id of a deleted user', async () => {
    const { data } = await catalogOf(await createWorld());
    const example = data.find(({ name }) => name === 'user.deleted')?.example;
    expect(Object.keys(example?.['data'] as object)).toEqual(['id', 'resource_type']);
  });
});

interface OpenApi {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: object };
  readonly webhooks: Readonly<Record<'user.created', { readonly post: OpenApiWebhook }>>;
}

interface OpenApiWebhook {
  readonly tags: readonly string[];
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly properties: { readonly type: object; readonly data: { readonly $ref: string } } };
        readonly example: object;
      };
    };
  };
}

async function openApiOf(client: World['backend'] | ReturnType<World['browser']>): Promise<OpenApi> {
  const { body }: HttpResponse = await client.get('/openapi.json');
  return body as OpenApi;
}

describe('the API reference', () => {
  it('shows every event as a webhook of the backend host, and none on the deployment host', async () => {
    const world = await createWorld();
    const { webhooks, components, tags } = await openApiOf(world.backend);
    expect(Object.keys(webhooks)).toEqual(catalog.events.map(({ name }) => name));
    const { post } = webhooks['user.created'];
    expect(tags.map(({ name }) => name)).toContain(post.tags[0]);
    const { schema, example } = post.requestBody.content['application/json'];
    expect(schema.properties.type).toEqual({ type: 'string', const: 'user.created' });
    expect(components.schemas).toHaveProperty(schema.properties.data.$ref.split('/').at(-1) as string);
    expect(example).toMatchObject({ type: 'user.created', data: { resource_type: 'user' } });
    const ofDeployment = await openApiOf(world.browser());
    expect([ofDeployment.openapi, ofDeployment.webhooks]).toEqual(['3.1.1', undefined]);
  });
});

describe('a subscription', () => {
  it('shows whether a subscription matches a known event, and suggests a similar name otherwise', async () => {
    const world = await createWorld();
    await createApp(world);
    await createApp(world, 'Other');
    for (const name of ['invoice.paid', 'order.sent'])
      await world.backend.post('/webhooks/apps/Billing/events', { name });
    await world.backend.post('/webhooks/apps/Other/events', { name: 'parcel.lost' });
    await world.backend.patch('/webhooks/apps/Billing/events/order.sent', { archived: true });
    const names = [
      ...['user.created', 'organization.member.*', 'user.*', 'invoice.paid', 'invoice.*'],
      ...['user.craeted', 'organisation.created', 'users.*', 'user.upgraded', 'order.sent', 'parcel.*', 'invoice'],
    ];
    const { id, subscriptions } = await createEndpoint(
      world,
      names.map((event_name) => ({ event_name })),
    );
    const help = subscriptions.map(({ event_name, known, suggestion }: Record<string, unknown>) => [
      event_name,
      known || suggestion,
    ]);
    expect(help).toEqual([
      ...['user.created', 'organization.member.*', 'user.*', 'invoice.paid', 'invoice.*'].map((name) => [name, true]),
      ['user.craeted', 'user.created'],
      ['organisation.created', 'organization.created'],
      ['users.*', 'user.*'],
      ['user.upgraded', null],
      ['order.sent', null],
      ['parcel.*', null],
      ['invoice', null],
    ]);
    expect((await world.backend.get(`/webhooks/endpoints/${id}`)).body.subscriptions).toEqual(subscriptions);
  });
});
