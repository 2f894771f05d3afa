import { afterEach, expect, it } from 'vitest';
import { startSmtpServer, stopServers, type TestServer } from '../platform/mail/servers.ts';
import { addUser } from '../support/add-user.ts';
import { sendTestMail } from '../support/mail.ts';
import { createWorldWithMessages, newAddress, startByCode } from '../support/message-sign-in.ts';
import { createWorld, unique, type World } from '../support/world.ts';

afterEach(stopServers);

const patience = { timeout: 60_000, interval: 20 };
/** The mails of one deployment that are sent at once. Two workers that look for one at the same time may add to them. */
const AT_ONCE = 4;
const AT_MOST = 8;

/** A mail server that accepts a message when the test releases it. */
async function startHeldServer() {
  /** The recipients of all messages, in the order of their arrival. */
  const recipients: string[] = [];
  const held: (() => void)[] = [];
  const gate = { isOpen: false };
  const server = await startSmtpServer({
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.once('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        if (gate.isOpen) callback();
        else held.push(() => callback());
      });
    },
  });
  return {
    server,
    recipients,
    held,
    release() {
      gate.isOpen = true;
      for (const accept of held.splice(0)) accept();
    },
  };
}

async function useServer({ backend }: World, { port }: TestServer) {
  const { status, body } = await backend.post('/settings/email/smtp', {
    ...{ host: 'localhost', port, username: 'app', password: 'correct horse', from_email: 'hello@northwind.example' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Configures a server that accepts nothing yet, and queues this many mails of no urgency. */
async function flood(world: World, count: number) {
  const held = await startHeldServer();
  await useServer(world, held.server);
  for (let at = 0; at < count; at += 1) await sendTestMail(world, { to: `${unique('guest')}@example.com` });
  await expect.poll(() => held.held.length, patience).toBeGreaterThanOrEqual(AT_ONCE);
  return held;
}

it('sends a sign-in code before the notices of its deployment that were queued earlier, and loses none', async () => {
  const world = await createWorldWithMessages();
  const { email } = await addUser(world, { email: newAddress() });
  const { recipients, release } = await flood(world, 20);
  const { status } = await startByCode(world.browser(), email as string);
  expect(status).toBe(200);
  release();
  await expect.poll(() => recipients.length, patience).toBe(21);
  expect(recipients.indexOf(email as string)).toBeLessThanOrEqual(AT_MOST);
  expect(new Set(recipients).size).toBe(21);
}, 120_000);

it('sends the mails of other deployments while a mail server hangs', async () => {
  const { recipients, release } = await flood(await createWorld(), 12);
  const quiet = await createWorldWithMessages();
  const { email } = await addUser(quiet, { email: newAddress() });
  const server = await startSmtpServer({});
  await useServer(quiet, server);
  const notice = newAddress();
  await sendTestMail(quiet, { to: notice });
  await startByCode(quiet.browser(), email as string);
  const arrived = () => server.mails.flatMap(({ to }) => to);
  await expect.poll(arrived, patience).toEqual(expect.arrayContaining([notice, email]));
  expect(recipients.length).toBeLessThanOrEqual(AT_MOST);
  release();
  await expect.poll(() => new Set(recipients).size, patience).toBe(12);
}, 120_000);
