import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type ErasureJob, erase } from '../../../src/identity/erasure/erasure-job.ts';
import { emailKey } from '../../../src/platform/crypto/identifiers.ts';
import { recipientOf } from '../../../src/platform/messages/message-job.ts';
import { mailSpool, writeToSpool } from '../../../src/platform/messages/spool.ts';
import { signIn } from '../../support/accounts.ts';
import { mailsTo, sendTestMail, waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { phoneMessagesTo, sendTestPhoneMessage, waitForPhoneMessage } from '../../support/phone.ts';
import { storeProvider, storeSocialAccount, storeSocialResponse } from '../../support/social-accounts.ts';
import { createUser } from '../../support/users.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const PASSWORD = 'correct horse battery staple';

/** The rows of all tables of the database, including the job queue. */
async function everyRow({ services: { database } }: World): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`.execute(database.rows);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} as t`.execute(
      database.rows,
    );
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts;
}

const spoolOf = ({ services }: World, name: string) =>
  readdir(join(services.config.dataDir, name)).catch((): string[] => []);

/** Waits until no message job of the deployment is left. A job some minutes later erases what comes after the deletion. */
async function allSent({ services, id }: World) {
  const waiting = async () => {
    const { rows } = await sql`select id from pgboss.job
      where (data->>'deploymentId')::int = ${id} and state in ('created', 'retry', 'active')`.execute(
      services.database.rows,
    );
    return rows;
  };
  await expect.poll(waiting).toEqual([]);
}

/** A user with personal data in every table, and that data. */
async function knownUser(world: World) {
  const { backend, services } = world;
  const known = {
    email: `${unique('Ada.Möreau-Ä')}@Example.com`,
    other: `${unique('second')}@example.com`,
    username: unique('moreau'),
    firstName: unique('Adalgisa'),
    lastName: unique('Morellet'),
    phone: `+49${String(Date.now()).slice(-11)}`,
    subject: unique('subject'),
    addressAtProvider: `${unique('adi')}@gmail.example`,
  };
  const { email, username, firstName, lastName } = known;
  const user = await createUser(world, {
    email,
    username,
    first_name: firstName,
    last_name: lastName,
    password: PASSWORD,
  });
  await backend.post(`/users/${user.id}/emails`, { email: known.other, is_verified: true });
  await backend.post(`/users/${user.id}/phones`, { phone_number: known.phone, is_verified: true });
  const browser = world.browser();
  expect((await signIn(browser, email, PASSWORD)).status).toBe(200);
  const providerId = await storeProvider(world);
  const { subject, addressAtProvider } = known;
  await storeSocialAccount(world, user.id, { providerId, subject, email: addressAtProvider, accessToken: 'secret' });
  const organization = await addOrganization(world);
  const metadata = { nickname: unique('Adi') };
  const { id: membership } = await addMember(world, organization, user.id);
  await backend.patch(`/organizations/${organization}/members/${membership}`, { public_metadata: metadata });
  const elsewhere = await addOrganization(world, 'Elsewhere');
  await backend.post(`/organizations/${elsewhere}/invitations`, { email: email.replace('Ada', 'ADA') });
  const stamp = new Date().toISOString();
  await services.database.rows
    .insertInto('waitlist_entry')
    .values({
      ...{ id: services.database.ids.next(), deployment_id: world.id, status: 'waiting' },
      ...{ email, email_key: emailKey(email) as string, first_name: firstName, created_at: stamp, updated_at: stamp },
    })
    .execute();
  await sendTestMail(world, { to: email });
  await sendTestMail(world, { to: known.other });
  await sendTestPhoneMessage(world, known.phone, 'Hello.');
  await Promise.all([
    waitForMail(world, email),
    waitForMail(world, known.other),
    waitForPhoneMessage(world, known.phone),
  ]);
  await allSent(world);
  return { user, browser, organization, known: { ...known, nickname: metadata.nickname } };
}

describe('deleting a user', () => {
  it("leaves no row in the database that contains the user's data", async () => {
    const world = await createWorld();
    const { user, known } = await knownUser(world);
    const isAbout = (row: string) =>
      Object.values(known).some((text) => row.toLowerCase().includes(text.toLowerCase()));
    expect((await everyRow(world)).filter(isAbout).length).toBeGreaterThan(5);
    expect((await world.backend.delete(`/users/${user.id}`)).status).toBe(204);
    await expect.poll(async () => (await everyRow(world)).filter(isAbout)).toEqual([]);
  });

  it('deletes the linked accounts, and the requests to providers that the user has started', async () => {
    const world = await createWorld();
    const { rows } = world.services.database;
    const { user } = await knownUser(world);
    const { id: other } = await createUser(world, { email: `${unique('other')}@example.com`, password: PASSWORD });
    const [providerId] = (
      await rows.selectFrom('social_provider').select('id').where('deployment_id', '=', world.id).execute()
    ).map(({ id }) => id) as [string];
    await storeSocialAccount(world, other, { providerId });
    const kept = [
      await storeSocialResponse(world, providerId, null),
      await storeSocialResponse(world, providerId, '1'),
    ];
    const { id: signInId } = await rows
      .selectFrom('signin')
      .select('id')
      .where('deployment_id', '=', world.id)
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await storeSocialResponse(world, providerId, signInId);
    await world.backend.delete(`/users/${user.id}`);
    const accounts = await rows
      .selectFrom('social_connection')
      .select('user_id')
      .where('deployment_id', '=', world.id)
      .execute();
    const attempts = await rows
      .selectFrom('social_attempt')
      .select('id')
      .where('deployment_id', '=', world.id)
      .orderBy('id')
      .execute();
    expect([accounts, attempts]).toEqual([[{ user_id: other }], kept.map((id) => ({ id }))]);
  });

  it('removes spooled messages to the user, and no messages to others', async () => {
    const world = await createWorld();
    const { user, known } = await knownUser(world);
    const otherUser = `${unique('otherUser')}@example.com`;
    await sendTestMail(world, { to: otherUser });
    await waitForMail(world, otherUser);
    await world.backend.delete(`/users/${user.id}`);
    await expect.poll(() => mailsTo(world, known.email)).toEqual([]);
    await expect.poll(() => mailsTo(world, known.other)).toEqual([]);
    await expect.poll(() => phoneMessagesTo(world, known.phone)).toEqual([]);
    expect(await mailsTo(world, otherUser)).toHaveLength(1);
    const names = [...(await spoolOf(world, 'mail')), ...(await spoolOf(world, 'messages'))].join(' ');
    expect(names).not.toContain(known.phone.slice(1));
  });

  it('removes spooled messages to a former address of the user', async () => {
    const world = await createWorld();
    const { user, known } = await knownUser(world);
    const { body } = await world.backend.get(`/users/${user.id}`);
    const other = body.emails.find(({ email }) => email === known.other);
    expect((await world.backend.delete(`/users/${user.id}/emails/${other?.id}`)).status).toBe(204);
    await world.backend.delete(`/users/${user.id}`);
    await expect.poll(() => mailsTo(world, known.other)).toEqual([]);
  });

  it('removes queued messages to the user', async () => {
    const world = await createWorld();
    const { services } = world;
    const user = await createUser(world);
    const away = { host: 'localhost', port: 2525, username: '', password: '', from_email: 'a@example.com' };
    expect((await world.backend.post('/settings/email/smtp', away)).status).toBe(200);
    await sendTestMail(world, { to: user.emails[0].email });
    await sendTestMail(world, { to: 'knownUser.else@example.com' });
    const waiting = async () => {
      const { rows } = await sql`select state from pgboss.job
        where name = 'mail' and (data->>'deploymentId')::int = ${world.id}`.execute(services.database.rows);
      return rows;
    };
    await expect.poll(waiting).toEqual([{ state: 'retry' }, { state: 'retry' }]);
    await world.backend.delete(`/users/${user.id}`);
    expect(await waiting()).toEqual([{ state: 'retry' }]);
  });

  it('runs a second time for messages that a worker was sending during the deletion', async () => {
    const world = await createWorld();
    const { services } = world;
    const user = await createUser(world);
    const { email } = user.emails[0];
    await world.backend.delete(`/users/${user.id}`);
    const { rows } = await sql<{ data: ErasureJob }>`select data from pgboss.job
      where name = 'erasure' and start_after > now() + interval '4 minutes'
      order by created_on desc limit 1`.execute(services.database.rows);
    const recipient = recipientOf(services.vault, world.id, email);
    const spool = (minutes: number) =>
      writeToSpool(mailSpool(services.config.dataDir), {
        ...{ content: 'x', extension: 'eml', recipient, at: new Date(Date.now() + minutes * 60_000) },
      });
    await spool(1);
    const later = await spool(6);
    await erase(services, rows[0]?.data as ErasureJob);
    const left = (await spoolOf(world, 'mail')).filter((name) => name.includes(recipient));
    expect(left).toEqual([later]);
  });

  it('redacts events beyond the first batch', async () => {
    const world = await createWorld();
    const { rows, ids } = world.services.database;
    const user = await createUser(world);
    const { email } = user.emails[0];
    const invitation = {
      resource_type: 'invitation',
      resource_id: '1',
      actor_type: 'api_key',
      deployment_id: world.id,
    };
    const insert = (event: object) =>
      rows
        .insertInto('event')
        .values({ ...invitation, id: ids.next(), type: 'x', created_at: new Date().toISOString(), ...event } as never)
        .execute();
    await insert({ id: '10000001', after: JSON.stringify({ organizationId: '7', email, state: 'pending' }) });
    await sql`insert into event (id, deployment_id, type, resource_type, resource_id, actor_type, created_at)
      select number, ${world.id}, 'x', 'x', '1', 'system', now() from generate_series(10000002, 10005500) as number`.execute(
      rows,
    );
    await insert({ after: JSON.stringify({ organizationId: '8', email, state: 'pending' }) });
    await world.backend.delete(`/users/${user.id}`);
    const left = () =>
      rows
        .selectFrom('event')
        .select('after')
        .where('deployment_id', '=', world.id)
        .where('resource_type', '=', 'invitation')
        .orderBy('id')
        .execute();
    await expect
      .poll(left)
      .toEqual([
        { after: { organizationId: '7', email: null, state: 'pending' } },
        { after: { organizationId: '8', email: null, state: 'pending' } },
      ]);
  });

  it('records the deletion with only the id', async () => {
    const world = await createWorld();
    const { user } = await knownUser(world);
    await world.backend.delete(`/users/${user.id}`);
    const deleted = (await eventsOf(world)).filter(({ type }) => type === 'user.deleted');
    expect(deleted).toMatchObject([{ resource_id: user.id, before: null, after: null }]);
  });

  it('erases users who delete their own account, after a last mail', async () => {
    const world = await createWorld();
    const { browser, known } = await knownUser(world);
    expect((await browser.delete('/me')).status).toBe(200);
    const subjects = async () => (await mailsTo(world, known.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual([expect.stringContaining('deleted')]);
    const named = async () => {
      const text = JSON.stringify(await eventsOf(world)).toLowerCase();
      return Object.values(known).filter((one) => text.includes(one.toLowerCase()));
    };
    await expect.poll(named).toEqual([]);
    const deleted = (await eventsOf(world)).find(({ type }) => type === 'user.deleted');
    expect(deleted).toMatchObject({ ip: null, before: null, after: null });
  });

  it('keeps event types and ids in the audit log, without IP addresses', async () => {
    const world = await createWorld();
    const { user, organization } = await knownUser(world);
    const before = await eventsOf(world);
    await world.backend.delete(`/users/${user.id}`);
    const after = await eventsOf(world);
    expect(after.slice(0, before.length).map(({ id, type, actor_id }) => [id, type, actor_id])).toEqual(
      before.map(({ id, type, actor_id }) => [id, type, actor_id]),
    );
    const byThem = after.filter(({ actor_type, actor_id }) => actor_type === 'user' && actor_id === user.id);
    expect(byThem.length).toBeGreaterThan(0);
    expect(byThem.map(({ ip }) => ip)).toEqual(byThem.map(() => null));
    const added = after.find(({ type }) => type === 'organization.member.added');
    expect(added).toMatchObject({ after: { userId: user.id, organizationId: organization }, ip: '127.0.0.1' });
    const sessions = world.services.database.rows.selectFrom('session').select(['ip', 'user_agent', 'ended_at']);
    expect(await sessions.where('deployment_id', '=', world.id).execute()).toEqual([
      { ip: null, user_agent: null, ended_at: expect.any(String) },
    ]);
  });

  it('does not redact data of the owner of an address that the user only claimed', async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    const email = `${unique('owner')}@example.com`;
    await world.backend.post(`/organizations/${organization}/invitations`, { email });
    await createUser(world, { email });
    await sendTestMail(world, { to: email });
    await allSent(world);
    const mails = await mailsTo(world, email);
    expect(mails.length).toBeGreaterThan(0);
    const { rows, ids } = world.services.database;
    const liar = await createUser(world);
    const stamp = new Date().toISOString();
    const typed = {
      email,
      email_key: email,
      status: 'pending' as const,
      is_primary: false,
      verified_at: null,
      created_at: stamp,
      updated_at: stamp,
    };
    await rows
      .insertInto('user_email')
      .values({ ...typed, id: ids.next(), deployment_id: world.id, user_id: liar.id })
      .execute();
    await world.backend.delete(`/users/${liar.id}`);
    const erasures = () =>
      sql<{ state: string }>`select state from pgboss.job where name = 'erasure' and state = 'completed'`.execute(rows);
    await expect.poll(async () => (await erasures()).rows.length).toBeGreaterThan(0);
    expect(await mailsTo(world, email)).toEqual(mails);
    expect((await world.backend.get(`/organizations/${organization}/invitations`)).body.data).toMatchObject([
      { email },
    ]);
    expect(JSON.stringify(await eventsOf(world))).toContain(email);
  });
});
