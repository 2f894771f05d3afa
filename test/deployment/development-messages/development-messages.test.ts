import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import {
  MAX_MESSAGES,
  storeDevelopmentMessage,
} from '../../../src/deployment/development-messages/store-development-message.ts';
import { sendMail } from '../../../src/deployment/messages/send-mail.ts';
import { recipientOf } from '../../../src/platform/messages/message-job.ts';
import { addUser } from '../../support/add-user.ts';
import { sendTestMail, waitForMail } from '../../support/mail.ts';
import { sendTestPhoneMessage, waitForPhoneMessage } from '../../support/phone.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const list = async ({ backend }: World) => (await backend.get('/development/messages')).body.data;
const addressOf = (name: string) => `${unique(name)}@example.com`;

/** Sends a mail and waits until the provider has it. */
async function mailed(world: World, to: string, code = '012345'): Promise<void> {
  await sendTestMail(world, { to, content: { subject: 'Your code', code } });
  await waitForMail(world, to);
}

/** The stored rows, of which production deployments have none. */
async function rowsOf({ services, id }: World) {
  const { rows } = services.database;
  return rows.selectFrom('development_message').selectAll().where('deployment_id', '=', id).orderBy('id').execute();
}

/** Stores a message as the worker does. */
async function store(world: World, { to = addressOf('ada'), about = [] as string[], text = 'Hello.' } = {}) {
  const { services, id: deploymentId } = world;
  const id = services.database.ids.next();
  const recipient = recipientOf(services.vault, deploymentId, to);
  const job = { id, deploymentId, recipient, about, sealed: '', expiresAt: null };
  await storeDevelopmentMessage(services, job, { channel: 'sms', to, text });
  return id;
}

describe('the development mailbox of a staging deployment', () => {
  it('has mails with their codes and links, newest first', async () => {
    const world = await createWorld();
    const [first, second] = [addressOf('ada'), addressOf('bob')];
    await mailed(world, first);
    const button = { label: 'Sign in', url: 'https://northwind.example/sign-in?token=abc' };
    await sendTestMail(world, { to: second, content: { subject: 'Your link', button } });
    await waitForMail(world, second);
    const messages = await list(world);
    expect(messages).toMatchObject([
      { channel: 'email', to: second, subject: 'Your link', codes: [], links: [button.url] },
      { channel: 'email', to: first, subject: 'Your code', codes: ['012345'], links: [] },
    ]);
    expect(messages[1]?.text).toContain('012345');
    expect(messages[1]?.html).toMatch(/^<!doctype html>/);
    const one = await world.backend.get(`/development/messages/${messages[1]?.id}`);
    expect(one.body).toEqual(messages[1]);
  });

  it('has phone messages', async () => {
    const world = await createWorld();
    await sendTestPhoneMessage(world, '+15550100', '123456 is your code.');
    await waitForPhoneMessage(world, '+15550100');
    expect(await list(world)).toMatchObject([
      { channel: 'sms', to: '+15550100', subject: null, text: '123456 is your code.', html: null, codes: ['123456'] },
    ]);
  });

  it('has the message of a mail server that cannot be reached, once for all attempts', async () => {
    const world = await createWorld();
    await world.backend.post('/settings/email/smtp', {
      host: '127.0.0.1',
      port: 587,
      username: '',
      password: '',
      from_email: 'no-reply@northwind.example',
    });
    const { services, id: deploymentId } = world;
    const id = services.database.ids.next();
    const content = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };
    const sealed = services.vault.seal(JSON.stringify(content), { table: 'mail', column: 'sealed', row: id });
    const job = { id, deploymentId, recipient: 'hash', about: [], sealed, expiresAt: null };
    await expect(sendMail(services, job)).rejects.toThrow();
    await expect(sendMail(services, job)).rejects.toThrow();
    expect(await list(world)).toMatchObject([{ id, subject: 'Hello', to: 'ada@example.com' }]);
  });

  it('is a connection in GraphQL, oldest first', async () => {
    const world = await createWorld();
    const ids = [await store(world), await store(world), await store(world)];
    const query = `query ($after: String) {
      developmentMessages(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }
    }`;
    const { developmentMessages: first } = await world.backend.data(query);
    expect(first).toMatchObject({ nodes: [{ id: ids[0] }, { id: ids[1] }], totalCount: 3 });
    const { developmentMessages: second } = await world.backend.data(query, { after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ nodes: [{ id: ids[2] }], pageInfo: { hasNextPage: false } });
    const { developmentMessage } = await world.backend.data(
      `{ developmentMessage(id: "${ids[0]}") { channel to subject codes } }`,
    );
    expect(developmentMessage).toMatchObject({ channel: 'SMS', subject: null });
  });

  it('stores neither addresses nor codes as text', async () => {
    const world = await createWorld();
    const to = addressOf('ada');
    await mailed(world, to, '987654');
    const stored = JSON.stringify(await rowsOf(world));
    expect(stored).not.toContain(to);
    expect(stored).not.toContain('987654');
    expect(stored).not.toContain('Your code');
  });

  it('shows no messages of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const id = await store(world);
    expect(await list(other)).toEqual([]);
    const found = await other.backend.get(`/development/messages/${id}`);
    expect([found.status, found.body.code]).toEqual([404, 'DEVELOPMENT_MESSAGE_NOT_FOUND']);
    expect((await other.backend.delete('/development/messages')).status).toBe(204);
    expect(await list(world)).toHaveLength(1);
  });

  it('is emptied with an audit event that has the number of messages', async () => {
    const world = await createWorld();
    await store(world);
    await store(world);
    expect((await world.backend.delete('/development/messages')).status).toBe(204);
    expect(await list(world)).toEqual([]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.development_messages.deleted',
      before: { count: 2 },
    });
  });

  it('requires its own scopes', async () => {
    const world = await createWorld();
    await store(world);
    const reading = world.backend.with(await world.token(['messages:read']));
    expect((await reading.get('/development/messages')).status).toBe(200);
    expect((await reading.delete('/development/messages')).status).toBe(403);
    const other = world.backend.with(await world.token(['settings:read', 'settings:write', 'users:write']));
    expect((await other.get('/development/messages')).status).toBe(403);
    expect((await other.delete('/development/messages')).status).toBe(403);
    expect((await world.backend.with('').get('/development/messages')).status).toBe(401);
  });

  it(`keeps the newest ${MAX_MESSAGES} messages`, async () => {
    const world = await createWorld();
    const { rows, ids } = world.services.database;
    const all = Array.from({ length: MAX_MESSAGES + 4 }, () => ids.next());
    await sql`insert into development_message (deployment_id, id, recipient, about, content_sealed, created_at)
      select ${world.id}, unnest(${all}::bigint[]), '', '{}', '', now()`.execute(rows);
    const newest = await store(world);
    const kept = await rowsOf(world);
    expect(kept).toHaveLength(MAX_MESSAGES);
    expect(kept.at(-1)?.id).toBe(newest);
    expect(kept[0]?.id).toBe(all[5]);
  });

  it('deletes messages after 7 days', async () => {
    const world = await createWorld();
    const [old, recent] = [await store(world), await store(world)];
    const { rows } = world.services.database;
    const setAge = (id: string, days: number) =>
      sql`update development_message set created_at = now() - make_interval(days => ${days}::int, mins => -1)
        where deployment_id = ${world.id} and id = ${id}`.execute(rows);
    await setAge(old, 8);
    await setAge(recent, 7);
    await deleteExpiredData(world.services);
    expect((await rowsOf(world)).map(({ id }) => id)).toEqual([recent]);
  });
});

describe('a production deployment', () => {
  it('stores no messages', async () => {
    const world = await createWorld({ mode: 'production' });
    await mailed(world, addressOf('ada'));
    await sendTestPhoneMessage(world, '+15550100', '123456 is your code.');
    await waitForPhoneMessage(world, '+15550100');
    await store(world);
    expect(await rowsOf(world)).toEqual([]);
  });

  it('rejects every operation of the mailbox', async () => {
    const { backend } = await createWorld({ mode: 'production' });
    for (const response of [
      await backend.get('/development/messages'),
      await backend.get('/development/messages/1'),
      await backend.delete('/development/messages'),
    ]) {
      expect([response.status, response.body]).toMatchObject([403, { code: 'FEATURE_DISABLED' }]);
    }
    const { body } = await backend.graphql('{ developmentMessages { nodes { id } } developmentMessage(id: 1) { id } }');
    expect(body.errors.map(({ extensions }: { extensions: object }) => extensions)).toMatchObject([
      { code: 'FEATURE_DISABLED' },
      { code: 'FEATURE_DISABLED' },
    ]);
  });

  it('has no messages from its time as a staging deployment', async () => {
    const world = await createWorld();
    await store(world);
    await world.backend.patch('/', { maintenance_mode: false });
    expect(await rowsOf(world)).toHaveLength(1);
    await world.backend.patch('/', { mode: 'production' });
    expect(await rowsOf(world)).toEqual([]);
  });
});

describe('the deletion of a user', () => {
  it('deletes messages to their addresses and messages that name them', async () => {
    const world = await createWorld();
    const ada = await addUser(world, { email: addressOf('ada') });
    const other = addressOf('other');
    await store(world, { to: ada.email as string });
    await store(world, { to: (ada.email as string).toUpperCase() });
    await store(world, { about: [ada.id] });
    const kept = await store(world, { to: other });
    expect((await world.backend.delete(`/users/${ada.id}`)).status).toBe(204);
    expect((await rowsOf(world)).map(({ id }) => id)).toEqual([kept]);
  });

  it('deletes a message that a worker stores during the deletion', async () => {
    const world = await createWorld();
    const ada = await addUser(world, { email: addressOf('ada') });
    expect((await world.backend.delete(`/users/${ada.id}`)).status).toBe(204);
    await store(world, { to: ada.email as string });
    const later = new Date(Date.now() + 1_000).toISOString();
    // The second job of an erasure, five minutes after the deletion.
    const { rows } = world.services.database;
    await sql`update pgboss.job set start_after = now() - interval '1 second',
        data = jsonb_set(data, '{until}', to_jsonb(${later}::text))
      where id = (select id from pgboss.job where name = 'erasure' and state = 'created'
        and start_after > now() + interval '1 minute' order by created_on desc limit 1)`.execute(rows);
    await expect.poll(() => rowsOf(world), { timeout: 20_000 }).toEqual([]);
  });
});
