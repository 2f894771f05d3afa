import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

const VALUES = ['ada@example.com', 'example.com', 'Bücher.example', 'grace@example.com'];
const ids: Record<string, string[]> = { allowlist: [], blocklist: [] };

beforeAll(async () => {
  world = await createWorld();
  for (const list of ['allowlist', 'blocklist'] as const) {
    for (const value of VALUES) {
      const { body } = await world.backend.post(`/settings/restrictions/${list}`, { value });
      ids[list]?.push(body.id);
    }
  }
});

const pageOf = (list: string) => `query ($filter: RestrictionFilter) {
  page: ${list}(filter: $filter) { nodes { id kind value } totalCount }
  deployment { page: ${list}(filter: $filter) { nodes { id kind value } totalCount } }
}`;

describe.each(['allowlist', 'blocklist'])('the %s of a deployment', (list) => {
  async function valuesBy(filter: object): Promise<string[]> {
    const { page, deployment } = await world.backend.data(pageOf(list), { filter });
    expect(deployment.page).toEqual(page);
    expect(page.totalCount).toBe(page.nodes.length);
    return page.nodes.map(({ value }: { value: string }) => value);
  }

  it('filters entries by kind', async () => {
    expect(await valuesBy({ kind: 'EMAIL' })).toEqual(['ada@example.com', 'grace@example.com']);
    expect(await valuesBy({ kind: 'DOMAIN' })).toEqual(['example.com', 'Bücher.example']);
  });

  it('filters entries by address or domain, compared as in sign-in', async () => {
    expect(await valuesBy({ value: 'ADA@Example.com' })).toEqual(['ada@example.com']);
    expect(await valuesBy({ value: 'EXAMPLE.com' })).toEqual(['example.com']);
    expect(await valuesBy({ value: 'xn--bcher-kva.example' })).toEqual(['Bücher.example']);
    expect(await valuesBy({ value: 'mary@example.com' })).toEqual([]);
    expect(await valuesBy({ value: 'example.com', kind: 'EMAIL' })).toEqual([]);
  });

  it('filters entries by id, and finds none of the other list', async () => {
    const other = list === 'allowlist' ? 'blocklist' : 'allowlist';
    expect(await valuesBy({ ids: [ids[list]?.[3], ids[list]?.[0]] })).toEqual(['ada@example.com', 'grace@example.com']);
    expect(await valuesBy({ ids: ids[other] })).toEqual([]);
  });

  it('rejects a filter value that is neither an address nor a domain, and 101 ids', async () => {
    const { body } = await world.backend.graphql(pageOf(list), { filter: { value: 'no domain' } });
    expect(body.data).toEqual({ page: null, deployment: { page: null } });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['filter', 'value'] }],
    });
    const many = await world.backend.graphql(pageOf(list), { filter: { ids: Array(101).fill('1') } });
    expect(many.body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
