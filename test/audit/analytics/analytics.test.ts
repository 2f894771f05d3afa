import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { countUsers } from '../../../src/audit/analytics/count-users.ts';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { createActivityCounts } from '../../../src/platform/activity/activity-counts.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { createGateway } from '../../support/key-checks.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { createWorld, type World } from '../../support/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const startOf = (step: number, time: string) => new Date(Math.floor(Date.parse(time) / step) * step).toISOString();

afterAll(stopReceivers);

/** The statistics after all counts were written. */
async function analyticsOf({ backend, services }: World, query = 'interval=day') {
  await services.activityCounts.flush();
  const { status, body } = await backend.get(`/analytics?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Stores a count of an hour in the past. */
function insertCount({ services, id }: World, hour: string, kind: string, label: string, count: number) {
  const row = { deployment_id: id, hour, kind, label, count };
  return services.database.rows.insertInto('activity_count').values(row).execute();
}

async function setLastActive({ services, id }: World, userId: string, at: string) {
  const user = services.database.rows.updateTable('user').set({ last_active_at: at });
  await user.where('deployment_id', '=', id).where('id', '=', userId).execute();
}

describe('GET /analytics', () => {
  it('counts sign-ups, sign-ins by method and rejected sign-ins by reason', async () => {
    const world = await createWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await signIn(world.browser(), 'ada@example.com');
    await signIn(world.browser(), 'ada@example.com', 'a wrong password');
    await signIn(world.browser(), 'nowhere@example.com');
    await signIn(world.browser(), 'nowhere@example.com');
    const found = await analyticsOf(world);
    expect(found).toMatchObject({ users: 1, sign_ups: 1, completed_sign_ins: 2, failed_sign_ins: 3 });
    expect(found.completed_sign_ins_by_method.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(2);
    expect(found.completed_sign_ins_by_method).toContainEqual({ method: 'email_password', count: 1 });
    expect(found.failed_sign_ins_by_reason).toEqual([
      { reason: null, count: 2 },
      { reason: 'wrong_password', count: 1 },
    ]);
    expect(found.data).toHaveLength(31);
    expect(found.data.at(-1)).toMatchObject({
      sign_ups: 1,
      completed_sign_ins: 2,
      failed_sign_ins: 3,
      active_users: 1,
    });
    expect(found.data.slice(0, -2).every(({ completed_sign_ins }) => completed_sign_ins === 0)).toBe(true);
  });

  it('counts a user as active once each day and each month', async () => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    await signIn(world.browser(), 'ada@example.com');
    expect(await analyticsOf(world)).toMatchObject({ active_users_today: 1, active_users_this_month: 1 });
    // The user was last active on another day of this month, or of an earlier one on the first day of a month.
    const first = new Date().getUTCDate() === 1;
    await setLastActive(world, userId, ago(DAY));
    await Promise.all([signIn(world.browser(), 'ada@example.com'), signIn(world.browser(), 'ada@example.com')]);
    expect(await analyticsOf(world)).toMatchObject({
      active_users_today: 2,
      active_users_this_month: first ? 2 : 1,
    });
  });

  it('counts a user as active by a request with the session', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    await setLastActive(world, browser.userId, ago(40 * DAY));
    const sessions = world.services.database.rows.updateTable('session').set({ last_active_at: ago(HOUR) });
    await sessions.where('deployment_id', '=', world.id).execute();
    await browser.get('/me');
    await expect
      .poll(async () => analyticsOf(world))
      .toMatchObject({ active_users_today: 2, active_users_this_month: 2 });
  });

  it('does not count impersonations as sign-ins or activity of the user', async () => {
    const world = await createWorld();
    const { id } = await addUser(world);
    await openImpersonatedBrowser(world, id);
    expect(await analyticsOf(world)).toMatchObject({ users: 1, completed_sign_ins: 0, active_users_today: 0 });
  });

  it('counts deliveries by their outcome, and checks of keys', async () => {
    const running = await startDeliveringService();
    onTestFinished(() => running.stop(0));
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url);
    await triggerEvent(world);
    const gateway = await createGateway(world);
    await gateway.check();
    await gateway.check({ key: 'unknown' });
    await expect.poll(() => analyticsOf(world)).toMatchObject({ deliveries_succeeded: 1 });
    expect(await analyticsOf(world)).toMatchObject({
      deliveries_failed: 0,
      deliveries_retried: 0,
      key_checks: 2,
      key_checks_valid: 1,
    });
  });

  it('returns a point for each hour or day of the time span', async () => {
    const world = await createWorld();
    await insertCount(world, startOf(HOUR, ago(2 * HOUR)), 'sign_in', 'email_password', 5);
    await insertCount(world, startOf(HOUR, ago(50 * DAY)), 'sign_in', 'passkey', 7);
    const hours = await analyticsOf(world, 'interval=hour');
    expect(hours).toMatchObject({ interval: 'hour', completed_sign_ins: 5, since: startOf(HOUR, hours.since) });
    expect(hours.data).toHaveLength(25);
    expect(hours.data.at(-3)).toMatchObject({ completed_sign_ins: 5, active_users: null });
    const days = await analyticsOf(world, `interval=day&since=${ago(90 * DAY)}`);
    expect([days.data.length, days.completed_sign_ins]).toEqual([91, 12]);
    const point = days.data.find(({ starts_at }) => starts_at === startOf(DAY, ago(50 * DAY)));
    expect(point).toMatchObject({ completed_sign_ins: 7, active_users: 0 });
  });

  it('rejects a time span that is too long', async () => {
    const { backend } = await createWorld();
    const rejected = await Promise.all(
      [`interval=day&since=${ago(93 * DAY)}`, `interval=hour&since=${ago(32 * DAY)}`, 'interval=week'].map((query) =>
        backend.get(`/analytics?${query}`),
      ),
    );
    expect(rejected.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('requires analytics:read, and shows nothing of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await openSignedUpBrowser(other, 'ada@example.com');
    expect((await world.backend.with(await world.token(['users:read'])).get('/analytics')).status).toBe(403);
    await other.services.activityCounts.flush();
    const { body } = await world.backend.with(await world.token(['analytics:read'])).get('/analytics');
    expect(body).toMatchObject({ users: 0, sign_ups: 0, active_users_today: 0, completed_sign_ins_by_method: [] });
  });

  it('returns the same through GraphQL', async () => {
    const world = await createWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const { sign_ups } = await analyticsOf(world);
    const document = '{ analytics(interval: HOUR) { signUps data { signUps } } }';
    const { body } = await world.backend.graphql(document);
    expect(body.data.analytics.signUps).toBe(sign_ups);
    expect(body.data.analytics.data.at(-1)).toEqual({ signUps: 1 });
  });
});

describe('the counts for statistics', () => {
  it('are added up when several processes write the same hour', async () => {
    const world = await createWorld();
    const { rows } = world.services.database;
    const log = createLog('error', { write: () => {} });
    const processes = [createActivityCounts({ rows, log }), createActivityCounts({ rows, log })];
    for (const one of processes) for (let at = 0; at < 10; at++) one.add(world.id, 'key_check', 'VALID');
    await Promise.all(processes.map((one) => one.flush()));
    for (const one of processes) {
      one.add(world.id, 'key_check', 'REVOKED');
      await one.stop();
    }
    expect(await analyticsOf(world)).toMatchObject({ key_checks: 22, key_checks_valid: 20 });
  });

  it('are deleted after 400 days', async () => {
    const world = await createWorld();
    await insertCount(world, startOf(HOUR, ago(401 * DAY)), 'sign_up', '', 1);
    await insertCount(world, startOf(HOUR, ago(399 * DAY)), 'sign_up', '', 1);
    await deleteExpiredData(world.services);
    const left = world.services.database.rows.selectFrom('activity_count').select('hour');
    expect(await left.where('deployment_id', '=', world.id).execute()).toHaveLength(1);
  });

  it('contain the number of users of a deployment that has more than 10,000', async () => {
    const world = await createWorld();
    const { rows, ids } = world.services.database;
    const now = new Date().toISOString();
    const users = Array.from({ length: 10_001 }, () => ids.next());
    for (let at = 0; at < users.length; at += 2_000) {
      const values = users.slice(at, at + 2_000).map((id) => ({
        ...{ deployment_id: world.id, id, first_name: 'Ada', created_at: now, updated_at: now },
      }));
      await rows
        .insertInto('user')
        .values(values as never)
        .execute();
    }
    await countUsers(world.services, new Date());
    await rows
      .deleteFrom('user')
      .where('deployment_id', '=', world.id)
      .where('id', '=', users[0] as string)
      .execute();
    expect(await analyticsOf(world)).toMatchObject({ users: 10_000 });
    await addUser(world);
    expect(await analyticsOf(world)).toMatchObject({ users: 10_001 });
  });
});
