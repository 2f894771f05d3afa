import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($filter: WaitlistFilter) {
  waitlist(filter: $filter) { nodes { id email status createdAt } totalCount }
  deployment { waitlist(filter: $filter) { nodes { id email status createdAt } totalCount } }
}`;

interface Entry {
  readonly id: string;
  readonly email: string;
  readonly status: string;
  readonly createdAt: string;
}

let world: World;
let all: Entry[];

beforeAll(async () => {
  world = await createWorld();
  await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  for (const name of ['ada', 'grace', 'mary'])
    await world.browser().post('/waitlist', { email: `${name}@example.com` });
  const grace = (await entriesBy(null))[1]?.id;
  await world.backend.post(`/waitlist/${grace}/approve`);
  all = await entriesBy(null);
});

async function entriesBy(filter: object | null): Promise<Entry[]> {
  const { waitlist, deployment } = await world.backend.data(PAGE, { filter });
  expect(deployment.waitlist).toEqual(waitlist);
  expect(waitlist.totalCount).toBe(waitlist.nodes.length);
  return waitlist.nodes;
}

const namesBy = async (filter: object | null) => (await entriesBy(filter)).map(({ email }) => email.split('@')[0]);

describe('the filter of the waitlist', () => {
  it('filters the waitlist by status', async () => {
    expect(await namesBy({ status: 'WAITING' })).toEqual(['ada', 'mary']);
    expect(await namesBy({ status: 'APPROVED' })).toEqual(['grace']);
    expect(await namesBy({ status: 'JOINED' })).toEqual([]);
  });

  it('filters the waitlist by exact address, ignoring case', async () => {
    expect(await namesBy({ email: 'GRACE@Example.com' })).toEqual(['grace']);
    expect(await namesBy({ email: 'grac@example.com' })).toEqual([]);
    expect(await namesBy({ email: 'grace@example.com', status: 'WAITING' })).toEqual([]);
  });

  it('filters the waitlist by ids and creation time', async () => {
    expect(await namesBy({ ids: [all[2]?.id, all[0]?.id, '1'] })).toEqual(['ada', 'mary']);
    const moment = all[1]?.createdAt as string;
    const kept = (keep: (at: string) => boolean) => all.filter(({ createdAt }) => keep(createdAt));
    expect(await entriesBy({ createdSince: moment })).toEqual(kept((at) => at >= moment));
    expect(await entriesBy({ createdUntil: moment })).toEqual(kept((at) => at < moment));
  });

  it.each([
    ['101 ids', { ids: Array(101).fill('1') }],
    ['text that is not an address', { email: 'no address' }],
  ])('rejects a filter with %s', async (_, filter) => {
    const { body } = await world.backend.graphql(PAGE, { filter });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
