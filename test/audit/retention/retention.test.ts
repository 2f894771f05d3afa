import { readdir, utimes, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteExpiredData, retentionQueue } from '../../../src/audit/retention/retention.ts';
import { command } from '../../../src/platform/commands/command.ts';
import type { Tables } from '../../../src/platform/database/tables.ts';
import { mailSpool, phoneSpool, writeToSpool } from '../../../src/platform/messages/spool.ts';
import { addUser } from '../../support/add-user.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const ahead = (milliseconds: number) => ago(-milliseconds);

/** Inserts one row into the database and returns its id. */
async function insert(world: World, table: keyof Tables, row: Record<string, unknown>): Promise<string> {
  const { rows, ids } = world.services.database;
  const id = ids.next();
  const values = { id, deployment_id: world.id, ...row };
  await rows
    .insertInto(table)
    .values(values as never)
    .execute();
  return id;
}

async function idsOf(
  world: World,
  table:
    | 'event'
    | 'session'
    | 'signin_attempt'
    | 'signup_attempt'
    | 'verification'
    | 'wallet_challenge'
    | 'webhook_attempt',
) {
  const { rows } = world.services.database;
  const found = await rows.selectFrom(table).select('id').where('deployment_id', '=', world.id).orderBy('id').execute();
  return found.map(({ id }) => id);
}

const now = () => new Date().toISOString();
const stamped = () => ({ created_at: now(), updated_at: now() });
const clean = ({ services }: World) => deleteExpiredData(services);

function addSession(world: World, { expires = ahead(DAY), ended = null as string | null } = {}): Promise<string> {
  const times = { last_active_at: now(), expires_at: expires, ended_at: ended, ...stamped() };
  return insert(world, 'session', { token_hash: unique('token'), ...times });
}

describe('retention', () => {
  it('deletes events older than RETENTION_DAYS', async () => {
    const world = await createWorld();
    const earlier = await idsOf(world, 'event');
    const { rows } = world.services.database;
    const event = { type: 'deployment.updated', resource_type: 'test', resource_id: '1', actor_type: 'system' };
    await insert(world, 'event', { ...event, created_at: ago(366 * DAY) });
    const young = await insert(world, 'event', { ...event, created_at: ago(364 * DAY) });
    await clean(world);
    expect(await idsOf(world, 'event')).toEqual([...earlier, young]);
    // More than one batch.
    await sql`insert into event (id, deployment_id, type, resource_type, resource_id, actor_type, created_at)
      select number, ${world.id}, 'deployment.updated', 'test', '1', 'system', now() - interval '400 days'
      from generate_series(1, 1200) as number`.execute(rows);
    await clean(world);
    expect(await idsOf(world, 'event')).toEqual([...earlier, young]);
  });

  it('deletes webhook messages older than WEBHOOK_RETENTION_DAYS, with their deliveries and attempts', async () => {
    const world = await createWorld();
    await createApp(world);
    const endpoint = await createEndpoint(world);
    const [old = ''] = await insertPastDeliveries(world, { endpoint, count: 120, at: ago(91 * DAY) });
    const young = await insertPastDeliveries(world, { endpoint, at: ago(89 * DAY) });
    await insertPastAttempts(world, old, [{}]);
    const kept = await insertPastAttempts(world, young[0] ?? '', [{}, {}]);
    await clean(world);
    expect((await deliveriesOf(world)).map(({ id }) => id)).toEqual(young);
    expect(await messagesOf(world)).toHaveLength(1);
    expect(await idsOf(world, 'webhook_attempt')).toEqual(kept);
  });

  it('deletes sessions that ended or expired more than a week ago, with their dependent rows', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world);
    const ended = await addSession(world, { ended: ago(8 * DAY) });
    await addSession(world, { expires: ago(8 * DAY) });
    const signin = { user_id: userId, authenticated_at: now(), ...stamped() };
    await insert(world, 'signin', { ...signin, session_id: ended });
    const young = [
      await addSession(world),
      await addSession(world, { ended: ago(6 * DAY) }),
      await addSession(world, { expires: ago(6 * DAY) }),
    ];
    await insert(world, 'signin', { ...signin, session_id: young[0] });
    await clean(world);
    expect(await idsOf(world, 'session')).toEqual(young);
    const { rows } = world.services.database;
    const left = await rows.selectFrom('signin').select('session_id').where('deployment_id', '=', world.id).execute();
    expect(left).toEqual([{ session_id: young[0] }]);
  });

  it('deletes sign-in attempts, sign-up attempts and challenges that expired more than an hour ago', async () => {
    const world = await createWorld();
    const session_id = await addSession(world);
    const attempt = { session_id, current_step: 'verify_code', ...stamped() };
    const challenge = { purpose: 'sign_in', kind: 'code', sent_at: now() };
    const nonce = { session_id, origin: 'https://app.example', created_at: now() };
    const young: string[][] = [];
    for (const [expires_at, subject_id] of [
      [ago(2 * HOUR), '1'],
      [ago(HOUR / 2), '2'],
      [ahead(HOUR), '3'],
    ]) {
      young.push([
        await insert(world, 'signin_attempt', { ...attempt, method: 'email_otp', expires_at }),
        await insert(world, 'signup_attempt', { ...attempt, email: 'ada@example.com', expires_at }),
        await insert(world, 'verification', { ...challenge, subject_id, secret_hash: unique('hash'), expires_at }),
        await insert(world, 'wallet_challenge', { ...nonce, nonce_hash: unique('hash'), expires_at }),
      ]);
    }
    await clean(world);
    for (const [i, table] of (
      ['signin_attempt', 'signup_attempt', 'verification', 'wallet_challenge'] as const
    ).entries()) {
      expect(await idsOf(world, table)).toEqual([young[1]?.[i], young[2]?.[i]]);
    }
  });

  it('deletes counters whose window has ended', async () => {
    const world = await createWorld();
    const { rows } = world.services.database;
    const counter = { deployment_id: world.id, count: 3 };
    await rows
      .insertInto('attempt_counter')
      .values([
        { ...counter, key: 'ended', resets_at: ago(1_000) },
        { ...counter, key: 'running', resets_at: ahead(HOUR) },
      ])
      .execute();
    await clean(world);
    const left = await rows.selectFrom('attempt_counter').select('key').where('deployment_id', '=', world.id).execute();
    expect(left).toEqual([{ key: 'running' }]);
  });

  it('deletes known devices that were not used for 90 days', async () => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const { rows } = world.services.database;
    const device = { deployment_id: world.id, user_id: id, agent_hash: 'hash' };
    await rows
      .insertInto('known_device')
      .values([
        { ...device, address: '192.0.2.1', last_used_at: ago(91 * DAY) },
        { ...device, address: '192.0.2.2', last_used_at: ago(89 * DAY) },
      ])
      .execute();
    await clean(world);
    const left = await rows.selectFrom('known_device').select('address').where('user_id', '=', id).execute();
    expect(left).toEqual([{ address: '192.0.2.2' }]);
  });

  it('deletes the token of a waitlist entry that was approved too long ago, and keeps the entry', async () => {
    const world = await createWorld();
    const entry = { status: 'approved', approved_at: now(), ...stamped() };
    const add = (email: string, token_expires_at: string) =>
      insert(world, 'waitlist_entry', { ...entry, email, email_key: email, token_hash: unique('h'), token_expires_at });
    const late = await add('late@example.com', ago(1_000));
    const inTime = await add('in-time@example.com', ahead(HOUR));
    await clean(world);
    const { rows } = world.services.database;
    const left = rows.selectFrom('waitlist_entry').select(['id', 'token_hash', 'status']).orderBy('id');
    expect(await left.where('deployment_id', '=', world.id).execute()).toEqual([
      { id: late, token_hash: null, status: 'approved' },
      { id: inTime, token_hash: expect.any(String), status: 'approved' },
    ]);
  });

  it('deletes only spooled messages older than RETENTION_DAYS by name, including unfinished ones', async () => {
    const world = await createWorld();
    const { dataDir } = world.services.config;
    for (const [directory, extension] of [
      [mailSpool(dataDir), 'eml'],
      [phoneSpool(dataDir), 'json'],
    ] as const) {
      const spool = (days: number) => {
        const at = new Date(Date.now() - days * DAY);
        return writeToSpool(directory, { content: 'x', extension, recipient: unique('hash'), at });
      };
      const [old, young] = [await spool(366), await spool(364)];
      const unfinished = `${directory}/.${old}.tmp`;
      await writeFile(unfinished, 'x');
      await writeFile(`${directory}/notes.txt`, 'x');
      await utimes(`${directory}/notes.txt`, 0, 0);
      await clean(world);
      const left = await readdir(directory);
      expect(left).toEqual(expect.arrayContaining([young, 'notes.txt']));
      expect(left).not.toContain(old);
      expect(left).not.toContain(`.${old}.tmp`);
    }
  });
});

describe('the retention job', () => {
  it('schedules the retention job every hour', async () => {
    const { services } = await createWorld();
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule where name = 'retention'`.execute(
      services.database.rows,
    );
    expect(rows).toEqual([{ name: 'retention', cron: '23 * * * *', timezone: 'UTC' }]);
  });

  it('deletes expired data in the retention job', async () => {
    const world = await createWorld();
    const event = { type: 'deployment.updated', resource_type: 'test', resource_id: '1', actor_type: 'system' };
    const old = await insert(world, 'event', { ...event, created_at: ago(366 * DAY) });
    const ctx = world.context();
    await command(ctx, async (tx) => {
      await ctx.jobs.add(tx, retentionQueue, {});
      tx.record({ type: 'deployment.updated', resource: { type: 'test', id: '1' } });
    });
    await expect.poll(() => idsOf(world, 'event')).not.toContain(old);
  });
});

describe('the disk space of deleted rows', () => {
  it.runIf(process.env['DATABASE_URL'] === undefined)(
    'reuses the disk space of deleted rows on PGlite, which has no autovacuum',
    async () => {
      const { services } = await createWorld();
      await deleteExpiredData(services);
      // The row count of a table is -1 until it is analyzed.
      const { rows: unknown } = await sql`select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples = -1`.execute(services.database.rows);
      expect(unknown).toEqual([]);
    },
  );
});
