import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($filter: ApiKeyFilter) {
  apiKeys(first: 100, filter: $filter) { nodes { id createdAt } totalCount }
  deployment { apiKeys(first: 100, filter: $filter) { nodes { id createdAt } totalCount } }
}`;

interface Page {
  readonly nodes: readonly { readonly id: string; readonly createdAt: string }[];
  readonly totalCount: number;
}

let world: World;
let all: Page['nodes'];
let live: string;
let lasting: string;
let expired: string;
let revoked: string;

beforeAll(async () => {
  world = await createWorld();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const add = async (expires_at?: string) => (await world.backend.post('/api-keys', { name: 'a', expires_at })).body.id;
  [live, lasting, expired, revoked] = [await add(), await add(tomorrow), await add(tomorrow), await add(tomorrow)];
  await world.services.database.rows
    .updateTable('api_key')
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
    .where('deployment_id', '=', world.id)
    .where('id', 'in', [expired, revoked])
    .execute();
  await world.backend.delete(`/api-keys/${revoked}`);
  all = (await pageOf(null)).nodes;
});

async function pageOf(filter: object | null): Promise<Page> {
  const { apiKeys, deployment } = await world.backend.data(PAGE, { filter });
  expect(deployment.apiKeys).toEqual(apiKeys);
  return apiKeys;
}

async function idsBy(filter: object): Promise<string[]> {
  const { nodes, totalCount } = await pageOf(filter);
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id);
}

describe('the API keys of a deployment', () => {
  it('filters keys by status, of which each key has exactly one', async () => {
    const [first] = all.map(({ id }) => id);
    expect(await idsBy({ status: 'LIVE' })).toEqual([first, live, lasting]);
    expect(await idsBy({ status: 'EXPIRED' })).toEqual([expired]);
    expect(await idsBy({ status: 'REVOKED' })).toEqual([revoked]);
  });

  it('filters keys by id, and by all given fields together', async () => {
    expect(await idsBy({ ids: [revoked, live, '1'] })).toEqual([live, revoked]);
    expect(await idsBy({ ids: [revoked, live], status: 'LIVE' })).toEqual([live]);
    expect(await idsBy({ ids: [] })).toEqual([]);
  });

  it('filters keys by creation time', async () => {
    const moment = all[2]?.createdAt as string;
    const ids = (keep: (at: string) => boolean) => all.filter(({ createdAt }) => keep(createdAt)).map(({ id }) => id);
    expect(await idsBy({ createdSince: moment })).toEqual(ids((at) => at >= moment));
    expect(await idsBy({ createdUntil: moment })).toEqual(ids((at) => at < moment));
  });

  it('rejects a filter with 101 ids', async () => {
    const { body } = await world.backend.graphql(PAGE, { filter: { ids: Array(101).fill('1') } });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
