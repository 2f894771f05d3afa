import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

async function addPeople(world: World, people: readonly Record<string, unknown>[]): Promise<string[]> {
  const ids = [];
  for (const [index, person] of people.entries()) {
    const { body } = await world.backend.post('/users', { email: `p${index}@example.com`, ...person });
    ids.push(body.id);
  }
  return ids;
}

async function listed({ backend }: World, query: string): Promise<string[]> {
  const { status, body } = await backend.get(`/users?${query}`);
  expect([status, body]).toMatchObject([200, {}]);
  return body.data.map(({ email }) => email as string);
}

describe('GET /users', () => {
  it('returns complete users, newest first, in the offset envelope', async () => {
    const world = await createWorld();
    const [first, second] = await addPeople(world, [{ username: 'ada' }, { first_name: 'Bob' }]);
    const { status, body } = await world.backend.get('/users');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [(await world.backend.get(`/users/${second}`)).body, (await world.backend.get(`/users/${first}`)).body],
      has_more: false,
      limit: 50,
      offset: 0,
    });
  });

  it('returns an empty list for a deployment without users', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await addPeople(other, [{ username: 'ada' }]);
    expect((await world.backend.get('/users')).body).toEqual({ data: [], has_more: false, limit: 50, offset: 0 });
  });

  it('pages by offset with each user exactly once', async () => {
    const world = await createWorld();
    await addPeople(
      world,
      Array.from({ length: 5 }, () => ({ first_name: 'Same' })),
    );
    for (const sort of ['created_at', 'first_name', 'last_name', 'username', 'email']) {
      const pages = [];
      for (const offset of [0, 2, 4]) {
        const { body } = await world.backend.get(`/users?limit=2&offset=${offset}&sort_key=${sort}`);
        expect([body.has_more, body.limit, body.offset]).toEqual([offset < 4, 2, offset]);
        pages.push(...body.data.map(({ email }) => email as string));
      }
      expect(pages).toEqual([4, 3, 2, 1, 0].map((index) => `p${index}@example.com`));
    }
    expect((await world.backend.get('/users?offset=100')).body).toMatchObject({ data: [], has_more: false });
  });

  it('sorts by each key in both directions, ties by id in the same direction', async () => {
    const world = await createWorld();
    await addPeople(world, [
      { email: 'd@example.com', first_name: 'b', last_name: 'x', username: 'four' },
      { email: 'c@example.com', first_name: 'a', last_name: 'z', username: 'one' },
      { email: 'b@example.com', first_name: 'b', last_name: 'y', username: 'three' },
    ]);
    const order = async (query: string) => (await listed(world, query)).map((email) => email.slice(0, 1)).join('');
    expect(await order('sort_order=asc')).toBe('dcb');
    expect(await order('sort_order=desc')).toBe('bcd');
    expect(await order('sort_key=first_name&sort_order=asc')).toBe('cdb');
    expect(await order('sort_key=first_name')).toBe('bdc');
    expect(await order('sort_key=last_name&sort_order=asc')).toBe('dbc');
    expect(await order('sort_key=username&sort_order=asc')).toBe('dcb');
    expect(await order('sort_key=email&sort_order=asc')).toBe('bcd');
  });

  it('puts users without the value last in ascending order', async () => {
    const world = await createWorld();
    await addPeople(world, [{}, { username: 'zoe' }, { username: 'ada' }]);
    expect(await listed(world, 'sort_key=username&sort_order=asc')).toEqual([
      'p2@example.com',
      'p1@example.com',
      'p0@example.com',
    ]);
  });

  it('finds part of a name, a username or an address, ignoring case in any script', async () => {
    const world = await createWorld();
    await addPeople(world, [
      { first_name: 'Ada', last_name: 'Lovelace', username: 'countess', email: 'ada@lovelace.example' },
      { first_name: 'Élodie', last_name: 'Дмитриевна' },
      { first_name: '100%', last_name: 'a_b\\c' },
    ]);
    const found = async (search: string) => listed(world, `search=${encodeURIComponent(search)}`);
    for (const text of ['ADA LOVE', 'ountES', 'LACE.exam', 'd'.concat('a@')]) {
      expect(await found(text)).toEqual(['ada@lovelace.example']);
    }
    for (const text of ['ÉLO', 'e\u0301lo', 'дмитр']) expect(await found(text)).toEqual(['p1@example.com']);
    for (const text of ['%', '_', '\\', '00%']) expect(await found(text)).toEqual(['p2@example.com']);
    expect(await found('no-match')).toEqual([]);
  });

  it('finds the beginnings of words by one or two letters', async () => {
    const world = await createWorld();
    await addPeople(world, [
      { first_name: 'Ada', last_name: "O'Quinn", username: 'xylo-fan', email: 'p@zz.example' },
      { first_name: '小明', last_name: '王' },
      { first_name: '2+2', last_name: '山田太郎' },
    ]);
    const found = async (search: string) => listed(world, `search=${encodeURIComponent(search)}`);
    for (const text of ['a', 'AD', 'O', "o'", 'qu', 'xy', 'FA', 'zz', '@z', '-f']) {
      expect([text, await found(text)]).toEqual([text, ['p@zz.example']]);
    }
    for (const text of ['da', 'ui', 'nn', 'lo', 'an', '.*', 'z.'])
      expect([text, await found(text)]).toEqual([text, []]);
    expect(await found('uin')).toEqual(['p@zz.example']);
    // Chinese and Japanese words are not separated.
    for (const text of ['明', '王']) expect([text, await found(text)]).toEqual([text, ['p1@example.com']]);
    for (const text of ['太郎', '2+', '+2']) expect([text, await found(text)]).toEqual([text, ['p2@example.com']]);
  });

  it('finds a user only by the current name', async () => {
    const world = await createWorld();
    const [id] = await addPeople(world, [{ first_name: 'Augusta' }]);
    await world.backend.patch(`/users/${id}`, { first_name: 'Ada' });
    expect([await listed(world, 'search=augusta'), await listed(world, 'search=ada')]).toEqual([
      [],
      ['p0@example.com'],
    ]);
  });

  it('rejects values that are out of bounds or unknown, and names the field', async () => {
    const { backend } = await createWorld();
    const broken: readonly [query: string, field: string][] = [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['offset=-1', 'offset'],
      ['search=', 'search'],
      [`search=${'x'.repeat(256)}`, 'search'],
      ['search=a%00b', 'search'],
      ['sort_key=password_hash', 'sort_key'],
      ['sort_order=up', 'sort_order'],
      ['page=1', 'page'],
    ];
    for (const [query, field] of broken) {
      const { status, body } = await backend.get(`/users?${query}`);
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', field]);
    }
  });

  it('takes as many statements for many users as for one', async () => {
    const world = await createWorld();
    await addPeople(world, [{}]);
    await world.backend.get('/users');
    const one = await countStatementsOf(world, () => world.backend.get('/users'));
    await addPeople(
      world,
      Array.from({ length: 8 }, (_, index) => ({ email: `more${index}@example.com` })),
    );
    expect(await countStatementsOf(world, () => world.backend.get('/users'))).toBe(one);
  });
});
