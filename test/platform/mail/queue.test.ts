import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../../../src/deployment/messages/send-mail.ts';
import { type MessageJob, recipientOf } from '../../../src/platform/messages/message-job.ts';
import { mailsTo, sendTestMail, waitForMail } from '../../support/mail.ts';
import { createWorld, unique, type World } from '../../support/world.ts';
import { startSmtpServer, stopServers } from './servers.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopServers();
});

const newAddress = () => `${unique('ada')}@example.com`;
const patience = { timeout: 60_000, interval: 20 };

/** Configures this mail server for the deployment. */
async function useServer({ backend }: World, port: number) {
  const { status } = await backend.post('/settings/email/smtp', {
    ...{ host: 'localhost', port, username: 'app', password: 'correct horse', from_email: 'hello@northwind.example' },
  });
  expect(status).toBe(200);
}

/** The queued jobs of mails to this address. */
async function jobsFor({ services, id }: World, address: string) {
  const { rows } = await sql<{ data: MessageJob; state: string; output: unknown; text: string }>`
    select data, state, output, job::text as text from pgboss.job as job
    where name = 'mail' and data->>'recipient' = ${recipientOf(services.vault, id, address)}
    order by created_on`.execute(services.database.rows);
  return rows;
}

const stateOf = async (world: World, address: string) => (await jobsFor(world, address)).map(({ state }) => state);

/** Makes the retries of this address due now. */
async function hurry({ services, id }: World, address: string) {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where data->>'recipient' = ${recipientOf(services.vault, id, address)}`.execute(services.database.rows);
}

describe('a mail', () => {
  it("sends a mail through the deployment's mail server after its command has committed", async () => {
    const world = await createWorld();
    const server = await startSmtpServer();
    await useServer(world, server.port);
    const address = newAddress();
    await sendTestMail(world, { to: address, content: { subject: 'Your code', code: '123456' } });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience);
    expect(server.mails).toMatchObject([
      { from: 'hello@northwind.example', to: [address], user: 'app', secure: true, source: expect.any(String) },
    ]);
    expect(server.mails[0]?.source).toMatch(/Subject: Your code\r\n[\s\S]*multipart\/alternative[\s\S]*123456/);
    expect(await mailsTo(world, address)).toEqual([]);
    await expect.poll(() => stateOf(world, address), patience).toEqual(['completed']);
  });

  it('spools a mail in text and HTML with the built-in provider', async () => {
    const world = await createWorld();
    const address = newAddress();
    await sendTestMail(world, { to: address, content: { paragraphs: ['Wasn’t it <you>?'], code: '123456' } });
    const mail = await waitForMail(world, address);
    expect(mail).toMatchObject({ subject: 'Hello', code: '123456', link: null });
    expect(mail.text).toContain('Wasn’t it <you>?');
    expect(mail.html).toContain('Wasn’t it &lt;you&gt;?');
  });

  it('never sends a mail whose command rolls back', async () => {
    const world = await createWorld();
    const server = await startSmtpServer();
    await useServer(world, server.port);
    const [never, later] = [newAddress(), newAddress()];
    const failing = sendTestMail(world, {
      to: never,
      afterQueued: () => {
        throw new Error('Rolled back');
      },
    });
    await expect(failing).rejects.toThrow('Rolled back');
    expect(await jobsFor(world, never)).toEqual([]);
    await sendTestMail(world, { to: later });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience);
    expect(server.mails[0]?.to).toEqual([later]);
  });

  it('retries a mail until the mail server is available again', async () => {
    const world = await createWorld();
    const away = await startSmtpServer();
    await useServer(world, away.port);
    await away.stop();
    const address = newAddress();
    await sendTestMail(world, { to: address });
    await expect.poll(() => stateOf(world, address), patience).toEqual(['retry']);
    const server = await startSmtpServer();
    await useServer(world, server.port);
    await hurry(world, address);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience);
    await expect.poll(() => stateOf(world, address), patience).toEqual(['completed']);
  });

  it('sends a mail twice with the same message id, as after a crash', async () => {
    const world = await createWorld();
    const server = await startSmtpServer();
    await useServer(world, server.port);
    const address = newAddress();
    await sendTestMail(world, { to: address });
    await expect.poll(() => stateOf(world, address), patience).toEqual(['completed']);
    const [job] = await jobsFor(world, address);
    await sendMail(world.services, job?.data as MessageJob);
    const ids = server.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toEqual([`<${job?.data.id}@northwind.example>`, ids[0]]);
    expect(server.mails[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('stores only a fixed reason for a mail that the server rejected', async () => {
    const world = await createWorld();
    const server = await startSmtpServer({
      onRcptTo: (_address, _session, callback) => callback(new Error('No such user at internal-relay')),
    });
    await useServer(world, server.port);
    const address = newAddress();
    await sendTestMail(world, { to: address });
    await expect.poll(() => stateOf(world, address), patience).toEqual(['retry']);
    const [job] = await jobsFor(world, address);
    expect(job?.output).toEqual({ name: 'Error', message: 'RECIPIENT_REJECTED' });
    expect(job?.text).not.toContain('internal-relay');
  });

  it('stores the content of a queued mail encrypted', async () => {
    const world = await createWorld();
    const away = await startSmtpServer();
    await useServer(world, away.port);
    await away.stop();
    const address = newAddress();
    const button = { label: 'Sign in', url: 'https://northwind.example/link?token=of-the-link' };
    await sendTestMail(world, { to: address, content: { subject: 'Private', code: '654321', button } });
    await expect.poll(() => stateOf(world, address), patience).toEqual(['retry']);
    const [job] = await jobsFor(world, address);
    expect(job?.text).not.toMatch(/654321|of-the-link|Private|northwind\.example/);
    expect(job?.text).not.toContain(address);
  });

  it('drops an expired mail', async () => {
    const world = await createWorld();
    const [late, inTime] = [newAddress(), newAddress()];
    await sendTestMail(world, { to: late, expiresAt: new Date(Date.now() - 1) });
    await sendTestMail(world, { to: inTime, expiresAt: new Date(Date.now() + 600_000) });
    await waitForMail(world, inTime);
    await expect.poll(() => stateOf(world, late), patience).toEqual(['completed']);
    expect(await mailsTo(world, late)).toEqual([]);
  });

  it('queues a mail without a recipient as any other, and sends nothing', async () => {
    const world = await createWorld();
    const jobs = async () => {
      const { rows } = await sql<{ state: string; data: { recipient: string; sealed: string } }>`
        select state, data from pgboss.job where name = 'mail' and (data->>'deploymentId')::int = ${world.id}
        order by created_on`.execute(world.services.database.rows);
      return rows;
    };
    await sendTestMail(world, { to: null });
    await sendTestMail(world, { to: 'ada@example.com' });
    await expect
      .poll(async () => (await jobs()).map(({ state }) => state), patience)
      .toEqual(['completed', 'completed']);
    const [withoutRecipient, withRecipient] = await jobs();
    expect(Object.keys(withoutRecipient?.data ?? {})).toEqual(Object.keys(withRecipient?.data ?? {}));
    expect(withoutRecipient?.data.recipient).toHaveLength(withRecipient?.data.recipient.length ?? 0);
  });

  it('drops a mail of a deleted deployment', async () => {
    const world = await createWorld();
    const away = await startSmtpServer();
    await useServer(world, away.port);
    await away.stop();
    const address = newAddress();
    await sendTestMail(world, { to: address });
    await expect.poll(() => stateOf(world, address), patience).toEqual(['retry']);
    await world.services.database.rows.deleteFrom('deployment').where('id', '=', world.id).execute();
    await hurry(world, address);
    await expect.poll(() => stateOf(world, address), patience).toEqual(['completed']);
  });

  it('wakes the workers after a commit only', async () => {
    const world = await createWorld();
    const wake = vi.spyOn(PgBoss.prototype, 'notifyWorker');
    // A worker that retries the mail of an earlier test wakes itself and another one.
    const woken = () => new Set(wake.mock.calls.map(([worker]) => worker)).size;
    const inside: number[] = [];
    await sendTestMail(world, { to: null, afterQueued: () => void inside.push(woken()) });
    expect(inside[0]).toBeLessThan(3);
    // The worker that found the mail fetches another one immediately, and wakes another worker.
    await vi.waitFor(() => expect(wake.mock.calls.length).toBeGreaterThanOrEqual((inside[0] as number) + 3), patience);
    const failing = sendTestMail(world, { to: null, afterQueued: () => Promise.reject(new Error('Rolled back')) });
    wake.mockClear();
    await expect(failing).rejects.toThrow('Rolled back');
    expect(woken()).toBeLessThan(3);
  });
});
