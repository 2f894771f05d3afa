import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { backdateLastMail } from '../../support/invitations.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { phoneMessagesTo, waitForPhoneMessage } from '../../support/phone.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

// An embedded database has one connection, so that nothing happens at the same moment.
const isPostgresql = process.env['DATABASE_URL'] !== undefined;

const address = () => `${unique('guest')}@example.com`;

/** A workspace whose admins Ada and Olga invite others. */
async function worldWithAdmins() {
  const world = await createWorld();
  const organizationId = await addOrganization(world);
  const admin = await roleNamed(world, organizationId, 'Admin');
  const adminNamed = async (firstName: string) => {
    const { id } = await addUser(world, { firstName, lastName: 'Moreau' });
    await addMember(world, organizationId, id, [admin]);
    return { id, browser: await openSignedInBrowser(world, id) };
  };
  const path = `/organizations/${organizationId}/invitations` as const;
  return { world, path, ada: await adminNamed('Ada'), olga: await adminNamed('Olga') };
}

async function invite(
  browser: BrowserClient,
  path: `/organizations/${string}/invitations`,
  email: string,
): Promise<string> {
  const { status, body } = await browser.post(path, { email });
  expect(status).toBe(201);
  return body.data.id;
}

const WAYS: readonly [string, (world: World, user: { id: string; browser: BrowserClient }) => Promise<unknown>][] = [
  ['the company', async ({ backend }, { id }) => expect((await backend.delete(`/users/${id}`)).status).toBe(204)],
  ['the user', async (_, { browser }) => expect((await browser.delete('/me')).status).toBe(200)],
];

describe('the deletion of a user', () => {
  it.each(WAYS)('by %s removes spooled invitations that the user sent, and no other messages', async (_, remove) => {
    const { world, path, ada, olga } = await worldWithAdmins();
    const [guest, other] = [address(), address()];
    await invite(ada.browser, path, guest);
    await invite(olga.browser, path, other);
    expect((await waitForMail(world, guest)).text).toContain('Ada Moreau');
    await waitForMail(world, other);
    await remove(world, ada);
    await expect.poll(() => mailsTo(world, guest), { timeout: 30_000 }).toEqual([]);
    expect(await mailsTo(world, other)).toHaveLength(1);
  });

  it.each(WAYS)(
    'by %s removes queued invitations of the user, also those that another user resent',
    async (_, remove) => {
      const { world, path, ada, olga } = await worldWithAdmins();
      const away = { host: 'localhost', port: 2525, username: '', password: '', from_email: 'a@example.com' };
      expect((await world.backend.post('/settings/email/smtp', away)).status).toBe(200);
      const invitationId = await invite(ada.browser, path, address());
      await backdateLastMail(world, invitationId);
      expect((await world.backend.post(`${path}/${invitationId}/resend`)).status).toBe(200);
      await backdateLastMail(world, invitationId);
      expect((await olga.browser.post(`${path}/${invitationId}/resend`)).status).toBe(200);
      await invite(olga.browser, path, address());
      const about = async () => {
        const { rows } = await sql<{ about: string[] }>`select data->'about' as about from pgboss.job
        where name = 'mail' and (data->>'deploymentId')::int = ${world.id} order by created_on, id`.execute(
          world.services.database.rows,
        );
        return rows.map(({ about }) => about.toSorted());
      };
      const both = [ada.id, olga.id].toSorted();
      expect((await about()).toSorted()).toEqual([[ada.id], [ada.id], both, [olga.id]].toSorted());
      await remove(world, ada);
      expect((await about()).filter((ids) => ids.includes(ada.id) && ids.includes(olga.id))).toEqual([]);
      expect(await about()).toContainEqual([olga.id]);
    },
  );

  it.skipIf(!isPostgresql)('removes a message that cannot be sent and is queued again at the same moment', async () => {
    const { world, ada } = await worldWithAdmins();
    const { rows } = world.services.database;
    const data = JSON.stringify({ about: [ada.id], deploymentId: world.id });
    await sql`insert into pgboss.job (name, data, start_after)
        values ('mail', ${data}::jsonb, now() + interval '1 hour')`.execute(rows);
    const mine = sql`name = 'mail' and data->'about' @> to_jsonb(${ada.id}::text)`;
    const failing = Promise.withResolvers<number>();
    const deleting = Promise.withResolvers<void>();
    // As pg-boss records a failure: it deletes the job and inserts it again.
    const failed = rows.transaction().execute(async (tx) => {
      const { rows: found } = await sql<{ pid: number }>`with job as (delete from pgboss.job where ${mine} returning *)
          insert into pgboss.job (id, name, data, start_after) select id, name, data, start_after from job
          returning pg_backend_pid() as pid`.execute(tx);
      failing.resolve(Number(found[0]?.pid));
      await deleting.promise;
    });
    const pid = await failing.promise;
    const deletion = world.backend.delete(`/users/${ada.id}`);
    const waiting = sql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await waiting.execute(rows)).rows.length, { timeout: 30_000 }).toBe(1);
    deleting.resolve();
    await failed;
    expect((await deletion).status).toBe(204);
    expect((await sql`select from pgboss.job where ${mine}`.execute(rows)).rows).toEqual([]);
  });

  it('removes spooled messages to a number that the user had added and another user verified', async () => {
    const { world, ada } = await worldWithAdmins();
    const number = `+49301${String(Date.now()).slice(-7)}`;
    await changeSettings(world, { phone: { enabled: true, sms_verification_allowed: true } });
    const { status, body } = await ada.browser.post('/me/phones', { phone_number: number });
    expect(status).toBe(201);
    const requested = await ada.browser.post(`/me/phones/${body.data.id}/prepare-verification`);
    expect([requested.status, requested.body.errors]).toEqual([200, []]);
    await waitForPhoneMessage(world, number);
    await addUser(world, { phone: number });
    await world.backend.delete(`/users/${ada.id}`);
    await expect.poll(() => phoneMessagesTo(world, number), { timeout: 30_000 }).toEqual([]);
  });
});
