import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { COUNT_LIMIT } from '../../../src/platform/database/statements/counts.ts';
import { createWorld } from '../../support/world.ts';

it('counts a whole list exactly and stops the count of a long searched list', async () => {
  const world = await createWorld();
  const { rows, ids } = world.services.database;
  const userIds = Array.from({ length: COUNT_LIMIT + 3 }, () => ids.next());
  await sql`insert into "user" (deployment_id, id, username, search_text, is_active, created_at, updated_at)
    select ${world.id}::int, id, 'many' || n, 'many' || n, n > 2, now(), now()
    from unnest(${userIds}::bigint[]) with ordinality each (id, n)`.execute(rows);
  const { body } = await world.backend.graphql(`{
    whole: users(first: 1) { totalCount totalCountIsExact }
    many: users(search: "many") { totalCount totalCountIsExact }
    active: users(filter: { isActive: true }) { totalCountIsExact }
    inactive: users(filter: { isActive: false }) { totalCount totalCountIsExact }
  }`);
  expect(body.data).toMatchObject({
    whole: { totalCount: COUNT_LIMIT + 3, totalCountIsExact: true },
    many: { totalCount: COUNT_LIMIT, totalCountIsExact: false },
    active: { totalCountIsExact: false },
    inactive: { totalCount: 2, totalCountIsExact: true },
  });
});
