import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const APPS = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: WebhookAppFilter) {
  webhookApps(first: $first, after: $after, last: $last, before: $before, filter: $filter) { ...page }
  deployment { webhookApps(first: $first, after: $after, last: $last, before: $before, filter: $filter) { ...page } }
}
fragment page on WebhookAppConnection {
  nodes { name createdAt }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount
}`;

const NAMES = ['Delta', 'Alpha', 'Echo', 'Bravo', 'Charlie'];

let world: World;

beforeAll(async () => {
  world = await createWorld();
  for (const name of NAMES) await createApp(world, name);
  await world.backend.patch('/webhooks/apps/Echo', { is_active: false });
});

/** A page of the root's list, which the deployment's list equals. */
async function pageOf(variables: Record<string, unknown>) {
  const { webhookApps, deployment } = await world.backend.data(APPS, variables);
  expect(deployment.webhookApps).toEqual(webhookApps);
  const { nodes, pageInfo, totalCount } = webhookApps;
  return { names: nodes.map(({ name }: { name: string }) => name), nodes, pageInfo, totalCount };
}

describe('the webhook apps of a deployment', () => {
  it('lists all webhook apps in the order of creation, including inactive apps', async () => {
    expect(await pageOf({})).toMatchObject({ names: NAMES, totalCount: 5 });
  });

  it('pages through the webhook apps from both ends', async () => {
    const first = await pageOf({ first: 3 });
    expect([first.names, first.pageInfo.hasNextPage]).toEqual([NAMES.slice(0, 3), true]);
    const rest = await pageOf({ first: 3, after: first.pageInfo.endCursor });
    expect([rest.names, rest.pageInfo.hasNextPage]).toEqual([NAMES.slice(3), false]);
    const last = await pageOf({ last: 3 });
    expect([last.names, last.pageInfo.hasPreviousPage]).toEqual([NAMES.slice(2), true]);
    const earlier = await pageOf({ last: 3, before: last.pageInfo.startCursor });
    expect([earlier.names, earlier.pageInfo.hasPreviousPage]).toEqual([NAMES.slice(0, 2), false]);
  });

  it('filters webhook apps by name, activity and creation time, and counts the matches', async () => {
    const { nodes } = await pageOf({});
    const third = nodes[2].createdAt as string;
    const named = (keeps: (createdAt: string) => boolean) =>
      nodes.filter((app: { createdAt: string }) => keeps(app.createdAt)).map(({ name }: { name: string }) => name);
    const cases: [object, string[]][] = [
      [{ names: ['Bravo', 'Delta', 'Zulu'] }, ['Delta', 'Bravo']],
      [{ names: [] }, []],
      [{ isActive: true }, NAMES.filter((name) => name !== 'Echo')],
      [{ isActive: false }, ['Echo']],
      [{ createdSince: third }, named((createdAt) => createdAt >= third)],
      [{ createdUntil: third, names: NAMES }, named((createdAt) => createdAt < third)],
    ];
    for (const [filter, expected] of cases) {
      const { names, totalCount } = await pageOf({ filter });
      expect([filter, names, totalCount]).toEqual([filter, expected, expected.length]);
    }
  });

  it.each([
    ['both first and last', { first: 1, last: 1 }, 'last'],
    ['101 items', { last: 101 }, 'last'],
    ['101 names', { filter: { names: Array(101).fill('a') } }, 'names'],
    ['a name that is too long', { filter: { names: ['a'.repeat(65)] } }, 'names'],
    ['a cursor of another list', { after: 'W10' }, 'after'],
  ])('rejects a list of webhook apps with %s', async (_, variables, field) => {
    const { body } = await world.backend.graphql(APPS, variables);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    expect(body.errors[0].message + JSON.stringify(body.errors[0].extensions)).toContain(field);
  });

  it('requires webhooks:read to list webhook apps', async () => {
    const client = world.backend.with(await world.token(['users:read']));
    const { body } = await client.graphql('{ webhookApps { nodes { name } } users { totalCount } }');
    expect(body.data).toEqual({ webhookApps: null, users: { totalCount: 0 } });
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
  });

  it('does not list the webhook apps of another deployment', async () => {
    await createApp(await createWorld(), 'Foreign');
    expect(await pageOf({ filter: { names: ['Foreign'] } })).toMatchObject({ names: [], totalCount: 0 });
  });

  it('reads a page of webhook apps with one statement, and the count with another', async () => {
    const lean = '{ webhookApps(last: 2) { nodes { name } } }';
    await world.backend.data(lean);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    const counted = await countStatementsOf(world, () => world.backend.data(lean.replace('} } }', '} totalCount } }')));
    expect(counted - one).toBe(1);
  });
});

describe('the connections of a webhook app', () => {
  let own: World;
  let endpoints: string[];
  let replays: { id: string; created_at: string }[];

  beforeAll(async () => {
    own = await createWorld();
    await createApp(own);
    await createApp(own, 'Other');
    endpoints = [];
    for (let at = 0; at < 3; at += 1) endpoints.push((await createEndpoint(own)).id);
    await own.backend.patch(`/webhooks/endpoints/${endpoints[1]}`, { is_active: false });
    await own.services.database.rows
      .updateTable('webhook_endpoint')
      .set({ auto_disabled: true })
      .where('id', '=', endpoints[1] as string)
      .execute();
    await createEndpoint(own, undefined, { app_name: 'Other' });
    for (const name of ['c', 'a', 'b']) await own.backend.post('/webhooks/apps/Billing/events', { name });
    await own.backend.patch('/webhooks/apps/Billing/events/a', { archived: true });
    replays = [await completedReplay('Billing'), await completedReplay('Billing')];
    await completedReplay('Other');
    await own.backend.post('/webhooks/apps/Other/events', { name: 'd' });
    await own.services.database.rows
      .updateTable('webhook_replay')
      .set({ state: 'cancelled' })
      .where('id', '=', replays[1]?.id as string)
      .execute();
  });

  async function completedReplay(app: string) {
    const path = `/webhooks/apps/${app}/deliveries/replay` as const;
    const { body } = await own.backend.post(path, { delivery_ids: ['1'] });
    const stateOf = async () => (await own.backend.get(`${path}/${body.id}`)).body.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('completed'), 20_000);
    return body;
  }

  /** The values of a field of the items that match a filter, and the total count. */
  async function kept(list: string, field: string, type: string, filter: object) {
    const { webhookApp } = await own.backend.data(
      `query ($filter: ${type}) { webhookApp(appName: "Billing") { list: ${list}(filter: $filter) { totalCount nodes { value: ${field} } } } }`,
      { filter },
    );
    const { totalCount, nodes } = webhookApp.list;
    const values = nodes.map(({ value }: { value: string }) => value);
    expect(totalCount).toBe(values.length);
    return values;
  }

  it('filters the endpoints of an app by id, activity, failures and creation time', async () => {
    const [first, second, third] = endpoints as [string, string, string];
    const of = (filter: object) => kept('endpoints', 'id', 'WebhookEndpointFilter', filter);
    expect(await of({})).toEqual(endpoints);
    expect(await of({ ids: [third, first, '1'] })).toEqual([first, third]);
    expect(await of({ isActive: true })).toEqual([first, third]);
    expect(await of({ isActive: false, autoDisabled: true })).toEqual([second]);
    expect(await of({ autoDisabled: false })).toEqual([first, third]);
    expect(await of({ createdSince: '2026-01-01T00:00:00Z' })).toEqual(endpoints);
    expect(await of({ createdUntil: '2026-01-01T00:00:00Z' })).toEqual([]);
  });

  it('filters the events of a catalog by name, archived state and creation time', async () => {
    const of = (filter: object) => kept('eventTypes', 'name', 'WebhookEventTypeFilter', filter);
    expect(await of({})).toEqual(['c', 'a', 'b']);
    expect(await of({ includeArchived: false })).toEqual(['c', 'b']);
    expect(await of({ names: ['a', 'b', 'z'], includeArchived: true })).toEqual(['a', 'b']);
    expect(await of({ createdSince: '2026-01-01T00:00:00Z' })).toEqual(['c', 'a', 'b']);
    expect(await of({ createdUntil: '2026-01-01T00:00:00Z' })).toEqual([]);
  });

  it('filters the replays of an app by id, state and creation time', async () => {
    const [first, second] = replays.map(({ id }) => id);
    const of = (filter: object) => kept('replays', 'id', 'WebhookReplayFilter', filter);
    expect(await of({})).toEqual([first, second]);
    expect(await of({ ids: [second, '1'] })).toEqual([second]);
    expect(await of({ state: 'COMPLETED' })).toEqual([first]);
    expect(await of({ state: 'CANCELLED', createdSince: replays[1]?.created_at })).toEqual([second]);
    expect(await of({ createdUntil: '2026-01-01T00:00:00Z' })).toEqual([]);
  });

  // Each list has a separate document, because lists in one document may share the statement that reads their apps.
  it.each([
    ['endpoints', 'filter: { isActive: true }', 2],
    ['eventTypes', 'filter: { includeArchived: false }', 2],
    ['replays', 'filter: { state: COMPLETED }', 1],
  ])('reads the app of its %s with as many statements for two apps as for one', async (list, args, count) => {
    const document = `query ($first: Int!) { webhookApps(first: $first) { nodes {
      list: ${list}(${args}) { totalCount nodes { app { name } } }
    } } }`;
    const read = (first: number) => own.backend.data(document, { first });
    const [billing] = (await read(2)).webhookApps.nodes;
    expect(billing.list).toEqual({ totalCount: count, nodes: Array(count).fill({ app: { name: 'Billing' } }) });
    const one = await countStatementsOf(own, () => read(1));
    expect(await countStatementsOf(own, () => read(2))).toBe(one);
  });

  it.each([
    ['endpoints', 'WebhookEndpointFilter', { ids: Array(101).fill('1') }, 'ids'],
    ['eventTypes', 'WebhookEventTypeFilter', { names: Array(101).fill('a') }, 'names'],
    ['eventTypes', 'WebhookEventTypeFilter', { names: [''] }, 'names'],
    ['replays', 'WebhookReplayFilter', { ids: ['a'] }, 'ids'],
  ])('rejects a list of %s with a %s out of bounds', async (list, type, filter, field) => {
    const { body } = await own.backend.graphql(
      `query ($filter: ${type}) { webhookApp(appName: "Billing") { ${list}(filter: $filter) { totalCount } } }`,
      { filter },
    );
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    expect(body.errors[0].message + JSON.stringify(body.errors[0].extensions)).toContain(field);
  });
});

describe('the endpoint of a replay', () => {
  it('returns null and an error for the endpoint of a replay after its deletion', async () => {
    const own = await createWorld();
    await createApp(own);
    const endpoint = await createEndpoint(own);
    const { status } = await own.backend.post('/webhooks/apps/Billing/deliveries/replay', {
      since: '2026-05-01T00:00:00Z',
      endpoint_id: endpoint.id,
    });
    expect(status).toBe(201);
    await own.backend.delete(`/webhooks/endpoints/${endpoint.id}`);
    const { body } = await own.backend.graphql(
      '{ webhookApp(appName: "Billing") { replays { nodes { endpointId endpoint { id } } } } }',
    );
    expect(body.data.webhookApp.replays.nodes).toEqual([{ endpointId: endpoint.id, endpoint: null }]);
    expect(body.errors[0].extensions.code).toBe('WEBHOOK_ENDPOINT_NOT_FOUND');
  });
});
