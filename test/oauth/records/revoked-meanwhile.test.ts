import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteRecordsOfGrant, type NewRecord, storeRecord } from '../../../src/oauth/records/record.service.ts';
import { systemContext } from '../../../src/platform/commands/system-context.ts';
import { createWorld, type World } from '../../support/world.ts';

const GRANT = 'the-grant';
const REFRESH_TOKEN = { model: 'RefreshToken', key: 'the-refresh-token' } as const;

const record = (model: string, key: string): NewRecord => ({
  model,
  key,
  payload: { jti: key },
  expiresInSeconds: 600,
  grantId: GRANT,
  applicationId: null,
  userId: null,
  signInId: null,
});

const revoke = (world: World) => deleteRecordsOfGrant(contextOf(world), { grantId: GRANT, sessionUid: undefined });

const contextOf = ({ services, id }: World) => systemContext(services, id);

const refreshTokens = async ({ services, id }: World) =>
  (
    await services.database.rows
      .selectFrom('oauth_record')
      .select('id')
      .where('deployment_id', '=', id)
      .where('model', '=', REFRESH_TOKEN.model)
      .execute()
  ).length;

async function createRefreshToken(): Promise<World> {
  const world = await createWorld();
  await storeRecord(contextOf(world), record('Grant', GRANT));
  await storeRecord(contextOf(world), record(REFRESH_TOKEN.model, REFRESH_TOKEN.key));
  expect(await refreshTokens(world)).toBe(1);
  return world;
}

describe('the next refresh token', () => {
  it('is stored while the one before exists', async () => {
    const world = await createRefreshToken();
    await storeRecord(contextOf(world), { ...record('RefreshToken', 'the-next-one'), issuedFor: REFRESH_TOKEN });
    expect(await refreshTokens(world)).toBe(2);
  });

  it('is not stored when the one before was revoked, although the grant exists', async () => {
    const world = await createRefreshToken();
    await revoke(world);
    await storeRecord(contextOf(world), { ...record('RefreshToken', 'the-next-one'), issuedFor: REFRESH_TOKEN });
    expect(await refreshTokens(world)).toBe(0);
  });

  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'is revoked with the one before, for which it waits',
    async () => {
      const world = await createRefreshToken();
      const { rows } = world.services.database;
      const { revoking } = await rows.transaction().execute(async (transaction) => {
        const { rows: held } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await storeRecord(
          { ...contextOf(world), rows: transaction },
          { ...record('RefreshToken', 'the-next-one'), issuedFor: REFRESH_TOKEN },
        );
        const waiting = sql`select from pg_stat_activity where ${held[0]?.pid}::int = any(pg_blocking_pids(pid))`;
        const revocation = revoke(world);
        await expect.poll(async () => (await waiting.execute(rows)).rows.length, { timeout: 30_000 }).toBe(1);
        return { revoking: revocation };
      });
      await revoking;
      expect(await refreshTokens(world)).toBe(0);
    },
  );
});
