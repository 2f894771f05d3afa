import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { takenAccounts } from '../../../src/identity/imports/social-accounts.ts';
import { addressHolders, takenNames } from '../../../src/identity/imports/taken-identifiers.ts';
import type { Transaction } from '../../../src/platform/commands/command.ts';
import { analyze, clearStatistics, rowsReadBy } from '../../support/rows-read.ts';
import { storeProvider } from '../../support/social-accounts.ts';
import { importUsers } from '../../support/user-imports.ts';
import { createWorld } from '../../support/world.ts';

type Reader = Pick<Transaction, 'rows' | 'deploymentId'>;

const SMALL = 200;
/** PostgreSQL reads the whole of small tables, which is as fast. */
const LARGE = 20_000;
const TABLES = ['user', 'user_email', 'user_phone', 'social_connection'];

/** The identifiers of a batch of lines: of half of them a user has the address, the number and the names. */
const keys = (prefix: string) => Array.from({ length: 200 }, (_, at) => `${prefix}${at < 100 ? at : -at}`);

/** A deployment with users who have an address, a number, a username and an external id. */
async function createPlace(users: number) {
  const world = await createWorld();
  const { rows, ids } = world.services.database;
  const deploymentId = world.id;
  const userIds = Array.from({ length: users }, () => ids.next());
  const each = sql`unnest(${userIds}::bigint[]) with ordinality as each (id, number)`;
  await sql`insert into "user" (deployment_id, id, username, username_key, external_id, created_at, updated_at)
    select ${deploymentId}::int, id, 'name-' || number - 1, 'name-' || number - 1, 'crm-' || number - 1, now(), now()
    from ${each}`.execute(rows);
  await sql`insert into user_email (deployment_id, id, user_id, email, email_key, status, is_primary, created_at, updated_at)
    select ${deploymentId}::int, id, id, 'user-' || number - 1, 'user-' || number - 1, 'reserved', true, now(), now()
    from ${each}`.execute(rows);
  await sql`insert into user_phone (deployment_id, id, user_id, phone_number, status, is_primary, created_at, updated_at)
    select ${deploymentId}::int, id, id, '+49' || number - 1, 'reserved', true, now(), now() from ${each}`.execute(
    rows,
  );
  const providerId = await storeProvider(world);
  await sql`insert into social_connection (deployment_id, id, user_id, provider, provider_id, subject, client_id, redirect_uri,
      created_at, updated_at)
    select ${deploymentId}::int, id, id, 'google', ${providerId}::bigint, 'subject-' || number - 1, '', '', now(), now()
    from ${each}`.execute(rows);
  return { rows, deploymentId, providerId };
}

const places = Promise.all([createPlace(SMALL), createPlace(LARGE)]);

describe.each([
  ['before PostgreSQL has statistics', clearStatistics],
  ['when PostgreSQL has statistics', analyze],
])('the rows that an import reads %s', (_, prepare) => {
  beforeAll(async () => {
    const [{ rows }] = await places;
    await prepare(rows, TABLES);
  });

  it.each<[string, (tx: Reader, providerId: string) => Promise<number>]>([
    [
      'to find the holders of addresses',
      async (tx) => {
        const { email, phone } = await addressHolders(tx, keys('user-'), keys('+49'));
        return email.size + phone.size;
      },
    ],
    [
      'to find the names that are taken',
      async (tx) => {
        const { usernames, externalIds } = await takenNames(tx, keys('name-'), keys('crm-'));
        return usernames.size + externalIds.size;
      },
    ],
    [
      'to find the accounts at providers that are taken',
      async (tx, providerId) => {
        const accounts = keys('subject-').map((subject) => ({ providerId, subject }));
        return (await takenAccounts(tx, accounts)).size + 100;
      },
    ],
  ])('%s do not depend on the number of users', async (_, find) => {
    const counts = [];
    for (const { rows, deploymentId, providerId } of await places) {
      counts.push(
        await rowsReadBy(rows, async (tx) =>
          expect(await find({ rows: tx as never, deploymentId }, providerId)).toBe(200),
        ),
      );
    }
    const [inSmall = 0, inLarge = 0] = counts;
    expect(inSmall).toBeGreaterThan(0);
    expect(inLarge).toBeLessThan(2 * inSmall + 100);
  });
});

describe('an import of many users', () => {
  it('gives PostgreSQL statistics before the checks of foreign keys become slow', async () => {
    const world = await createWorld();
    const { rows } = world.services.database;
    await clearStatistics(rows, TABLES);
    const lines = Array.from({ length: 1_001 }, (_, at) => ({ email: `user-${at}@example.com` }));
    expect((await importUsers(world, lines, { send_events: 'false' })).created).toBe(1_001);
    const { rows: found } = await sql<{ known: boolean }>`
      select reltuples >= 1000 as known from pg_class where oid in ('"user"'::regclass, 'user_email'::regclass)`.execute(
      rows,
    );
    expect(found).toEqual([{ known: true }, { known: true }]);
  });
});
