import { describe, expect, it } from 'vitest';
import { endExpiredSignIns } from '../../../src/identity/sessions/expired-sign-ins.ts';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const newEmail = () => `${unique('ada')}@example.com`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const endsOf = async (world: World) => (await eventsOf(world)).filter(({ type }) => type === 'session.deleted');

function rows({ services, id }: World) {
  const { rows } = services.database;
  return {
    signInOf: (userId: string, created_at: string) =>
      rows.updateTable('signin').set({ created_at }).where('deployment_id', '=', id).where('user_id', '=', userId),
    browsers: (values: { last_active_at?: string; expires_at?: string }) =>
      rows.updateTable('session').set(values).where('deployment_id', '=', id),
  };
}

describe('endExpiredSignIns', () => {
  it.each([
    ['has reached the validity period', {}, { session_validity_period: 3_600 }],
    ['was inactive for too long', { last_active_at: hoursAgo(2) }, { session_inactive_timeout: 3_600 }],
    ['belongs to an expired session', { expires_at: hoursAgo(1) }, {}],
  ])('ends a sign-in once that %s', async (_, browser, settings) => {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world, newEmail());
    await changeSettings(world, settings);
    await rows(world).signInOf(userId, hoursAgo(3)).execute();
    if (Object.keys(browser).length > 0) await rows(world).browsers(browser).execute();
    await endExpiredSignIns(world.services, new Date());
    await endExpiredSignIns(world.services, new Date());
    expect(await endsOf(world)).toMatchObject([{ actor_type: 'system', before: { userId } }]);
  });

  it('keeps the other accounts of the browser, and active sign-ins', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, newEmail());
    await browser.post('/auth/signup', { email: newEmail(), password: PASSWORD });
    const other = await openSignedUpBrowser(world, newEmail());
    await rows(world).signInOf(browser.userId, '2000-01-01T00:00:00.000Z').execute();
    await endExpiredSignIns(world.services, new Date());
    expect(await endsOf(world)).toMatchObject([{ before: { userId: browser.userId } }]);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await other.get('/me')).status).toBe(200);
  });
});
