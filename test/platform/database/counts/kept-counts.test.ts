import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptCount } from '../../../../src/platform/database/counts/kept-counts.ts';
import { CORRECT_COUNTS } from '../../../../src/platform/database/counts/migrations/052-count-rows.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';
import { addUser } from '../../../support/add-user.ts';
import { addMember, addOrganization } from '../../../support/organizations.ts';
import { createWorld, type World } from '../../../support/world.ts';

const isPostgresql = process.env['DATABASE_URL'] !== undefined;

describe('the kept counts', () => {
  let world: World;
  let rows: Rows;
  beforeAll(async () => {
    world = await createWorld();
    rows = world.services.database.rows;
  });

  /** The counts of the deployment that differ from its rows, in one snapshot. */
  async function wrongCounts() {
    const differences = CORRECT_COUNTS.replace(/^insert .*$/m, '').replace(/on conflict[\s\S]*$/, '');
    const { rows: found } = await sql`
      select * from (${sql.raw(differences)}) wrong where deployment_id = ${world.id}`.execute(rows);
    return found;
  }

  const addUsers = (tx: Rows, name: string, count: number) => {
    const ids = Array.from({ length: count }, () => world.services.database.ids.next());
    return sql`insert into "user" (deployment_id, id, username, created_at, updated_at)
      select ${world.id}::int, id, ${name}::text || n, now(), now() from unnest(${ids}::bigint[]) with ordinality each (id, n)`.execute(
      tx,
    );
  };
  const deleteUsers = (tx: Rows, name: string) =>
    tx.deleteFrom('user').where('deployment_id', '=', world.id).where('username', 'like', `${name}%`).execute();
  const users = () => keptCount(rows, world.id, 'user');

  it('equal the rows after commands, cascades, bulk statements and transactions that were undone', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => addUser(world)));
    const organizations = await Promise.all(['One', 'Two', 'Three'].map((name) => addOrganization(world, name)));
    const [one, two, three] = organizations as [string, string, string];
    await Promise.all(people.map(({ id }) => addMember(world, one, id)));
    await Promise.all(people.slice(1).map(({ id }) => addMember(world, two, id)));
    const made = await Promise.all(
      [one, one, two].map((id) => world.backend.post(`/organizations/${id}/workspaces`, { name: 'Team' })),
    );
    const [first, second] = made.map(({ body }) => body.id as string);
    await Promise.all(people.map(({ id }) => world.backend.post(`/workspaces/${first}/members`, { user_id: id })));
    await world.backend.post(`/workspaces/${second}/members`, { user_id: people[2]?.id });
    const { body } = await world.backend.get(`/organizations/${two}/members`);
    await world.backend.delete(`/organizations/${two}/members/${body.data[0].id}`);
    await world.backend.delete(`/users/${people[1]?.id}`);
    await world.backend.delete(`/workspaces/${second}`);
    await addUsers(rows, 'bulk', 40);
    await rows.deleteFrom('organization').where('deployment_id', '=', world.id).where('id', '=', three).execute();
    const undone = rows.transaction().execute(async (tx) => {
      await addUsers(tx, 'undone', 7);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await deleteUsers(rows, 'bulk1');

    expect(await wrongCounts()).toEqual([]);
    const { body: organization } = await world.backend.get(`/organizations/${one}`);
    expect(organization).toMatchObject({ member_count: 5, workspace_count: 1 });
    expect(await users()).toBe(5 + 40 - 11);
    const left = await rows
      .selectFrom('kept_count')
      .where('deployment_id', '=', world.id)
      .where('parent_id', '=', three);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  it('are deleted with their deployment', async () => {
    const other = await createWorld();
    await addMember(other, await addOrganization(other), (await addUser(other)).id);
    await rows.deleteFrom('deployment').where('id', '=', other.id).execute();
    const left = rows.selectFrom('kept_count').where('deployment_id', '=', other.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  it('are corrected by what they differ from the rows by', async () => {
    await addUsers(rows, 'corrected', 3);
    const before = await users();
    await sql`update kept_count set count = count + 5 where deployment_id = ${world.id}`.execute(rows);
    expect((await wrongCounts()).length).toBeGreaterThan(0);
    await sql.raw(CORRECT_COUNTS.replace('having', `having deployment_id = ${world.id} and`)).execute(rows);
    expect(await wrongCounts()).toEqual([]);
    expect(await users()).toBe(before);
  });

  it.runIf(isPostgresql)('do not make transactions that run at once wait for each other', async () => {
    const before = await users();
    await rows.transaction().execute(async (tx) => {
      await addUsers(tx, 'open', 2);
      // These would wait until the transaction ends, which waits for them.
      await addUsers(rows, 'other', 3);
      await deleteUsers(rows, 'other1');
      expect(await users()).toBe(before + 2);
    });
    expect(await users()).toBe(before + 4);
    expect(await wrongCounts()).toEqual([]);
  });
});
