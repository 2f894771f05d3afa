import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Access, listWithAccess } from '../../../../src/platform/database/pages/list-with-access.ts';
import { idText, jsonRows, timestampText } from '../../../../src/platform/database/statements/json-columns.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';
import { service } from '../../../support/service.ts';

let rows: Rows;
beforeAll(async () => {
  rows = (await service()).services.database.rows;
});

type Code = Access<'REJECTED'>['rejectionCode'];

/** As many access rows as there are codes. */
const accessOf = (...codes: readonly Code[]) =>
  rows
    .selectFrom(sql<{ code: Code }>`unnest(${codes}::text[])`.as<'access_row'>(sql`access_row(code)`))
    .select('access_row.code as rejectionCode');

/** Ids that a JavaScript number cannot hold, counting down, each with the same moment. */
const items = (count: number) =>
  rows
    .selectFrom(sql<{ n: string }>`generate_series(1::bigint, ${count}::bigint)`.as<'source'>(sql`source(n)`))
    .select([
      sql<string>`9007199254740993 - n`.as('id'),
      sql<string>`timestamptz '2026-01-31 09:30:00.12+00'`.as('createdAt'),
      sql<string[]>`array['read', 'write']`.as('permissions'),
    ])
    .orderBy('n');

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(9007199254740992n - BigInt(index)));

describe('listWithAccess', () => {
  it('returns the list in its order with the types of its columns', async () => {
    const found = await listWithAccess(rows, accessOf(null), items(200));
    expect(found?.access).toEqual({ rejectionCode: null });
    expect(found?.items.map(({ id }) => id)).toEqual(idsOf(200));
    expect(found?.items[0]).toMatchObject({
      createdAt: '2026-01-31T09:30:00.120Z',
      permissions: ['read', 'write'],
    });
  });

  it('distinguishes an empty list from a missing access row', async () => {
    expect(await listWithAccess(rows, accessOf(null), items(0))).toEqual({
      access: { rejectionCode: null },
      items: [],
    });
    expect(await listWithAccess(rows, accessOf(), items(3))).toBeNull();
  });

  it('keeps the offset and the limit of the list', async () => {
    const found = await listWithAccess(rows, accessOf(null), items(5).offset(1).limit(2));
    expect(found?.items.map(({ id }) => id)).toEqual(idsOf(5).slice(1, 3));
  });

  it('does not read the list when the access has a rejection code', async () => {
    // `n - n` is computed for each row, not when the statement is planned.
    const failing = items(3).select(sql`1 / (n - n)`.as('broken'));
    await expect(listWithAccess(rows, accessOf(null), failing)).rejects.toThrow('division by zero');
    const found = await listWithAccess(rows, accessOf('REJECTED'), failing);
    expect(found).toEqual({ access: { rejectionCode: 'REJECTED' }, items: [] });
  });
});

describe('jsonRows', () => {
  it('returns ids and timestamps in the format of the drivers, in the order of the select', async () => {
    const moments = ['2026-01-31 09:30:00.12+00', '2026-01-31 09:30:00.999999+00', '2026-01-31 09:30:00+00'];
    const source = sql`(select '9007199254740993'::bigint - n as id, moment
      from unnest(${moments}::timestamptz[]) with ordinality as given(moment, n))`;
    const plain = rows
      .selectFrom(source.as<'source'>(sql`source(id, moment)`))
      .select([sql<string>`source.id`.as('id'), sql<string>`source.moment`.as('moment')])
      .orderBy(sql`source.id`);
    const asJson = rows
      .selectFrom(source.as<'source'>(sql`source(id, moment)`))
      .select([idText('source.id').as('id'), timestampText('source.moment').as('moment')])
      .orderBy(sql`source.id`);
    const { list } = await rows.selectNoFrom(jsonRows(asJson).as('list')).executeTakeFirstOrThrow();
    expect(list).toEqual(await plain.execute());
    expect(list.map(({ id }) => id)).toEqual(idsOf(3).toReversed());
  });

  it('returns an empty list for a select without rows', async () => {
    const { list } = await rows.selectNoFrom(jsonRows(items(0)).as('list')).executeTakeFirstOrThrow();
    expect(list).toEqual([]);
  });
});
