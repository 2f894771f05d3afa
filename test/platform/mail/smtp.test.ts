import { afterEach, describe, expect, test } from 'vitest';
import { createMailer, type MailerOptions, SMTP_FAILURES, type SmtpConfig } from '../../../src/platform/mail/mailer.ts';
import { answering, guardAllowing } from '../outgoing/guards.ts';
import { certificate, startScriptedServer, startSmtpServer, stopServers, type TestServer } from './servers.ts';

const TEST_MAIL = { subject: 'Does it work?', text: 'It does.' };
const logged: unknown[] = [];

afterEach(async () => {
  await stopServers();
  logged.length = 0;
});

function mailerFor({ port }: Pick<TestServer, 'port'>, options: Partial<MailerOptions> = {}) {
  return createMailer({
    dataDir: 'unused',
    guard: guardAllowing(['127.0.0.0/8']),
    log: { info: (...entry: unknown[]) => void logged.push(entry) },
    smtpPorts: [port],
    smtpCa: [certificate],
    ...options,
  });
}

function check(
  server: Pick<TestServer, 'port'>,
  config: Partial<SmtpConfig> = {},
  options: Partial<MailerOptions> = {},
) {
  const whole = { host: 'localhost', port: server.port, username: 'app', password: 'correct horse', useTls: true };
  return mailerFor(server, options).verifySmtp(
    { ...whole, fromEmail: 'no-reply@example.com', ...config },
    'owner@example.com',
    TEST_MAIL,
  );
}

describe('checking a mail server', () => {
  test('upgrades to TLS, authenticates and sends one mail', async () => {
    const server = await startSmtpServer();
    expect(await check(server)).toEqual({ ok: true });
    expect(server.mails).toEqual([
      {
        source: expect.stringMatching(
          /^Auto-Submitted: auto-generated\r\nFrom: no-reply@example\.com\r\nTo: owner@example\.com\r\nSubject: Does it work\?\r\n/,
        ),
        from: 'no-reply@example.com',
        to: ['owner@example.com'],
        user: 'app',
        secure: true,
        clientName: 'example.com',
      },
    ]);
    expect(server.mails[0]?.source).toContain('It does.');
    expect(server.mails[0]?.source).not.toMatch(/x-mailer/i);
  });

  test('uses TLS from the first byte on an implicit TLS port', async () => {
    const server = await startSmtpServer({ secure: true });
    expect(await check(server, {}, { implicitTlsPorts: [server.port] })).toEqual({ ok: true });
    expect(server.mails).toMatchObject([{ user: 'app', secure: true }]);
  });

  test('authenticates in plain text only when TLS is disabled', async () => {
    const server = await startSmtpServer({ allowInsecureAuth: true });
    expect(await check(server, { useTls: false })).toEqual({ ok: true });
    expect(server.mails).toMatchObject([{ user: 'app', secure: false }]);
  });

  test('does not authenticate without a user name', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { username: '', password: '' })).toEqual({ ok: true });
    expect(server.mails).toMatchObject([{ user: null, secure: true }]);
  });

  test('sends to a server that offers no authentication', async () => {
    const server = await startSmtpServer({ disabledCommands: ['AUTH'] });
    expect(await check(server)).toEqual({ ok: true });
    expect(server.mails).toMatchObject([{ user: null }]);
  });

  test('reports a wrong password', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { password: 'wrong' })).toEqual({ ok: false, reason: 'AUTHENTICATION_FAILED' });
  });

  test('reports a server that requires authentication when none is configured', async () => {
    const server = await startSmtpServer({ authOptional: false });
    const result = await check(server, { username: '', password: '' });
    expect(result).toEqual({ ok: false, reason: 'AUTHENTICATION_FAILED' });
  });

  test('distinguishes a rejected sender, a rejected recipient and a rejected message', async () => {
    const reject = (_address: unknown, _session: unknown, callback: (error?: Error) => void) =>
      callback(new Error('No'));
    const sender = await startSmtpServer({ onMailFrom: reject });
    expect(await check(sender)).toEqual({ ok: false, reason: 'SENDER_REJECTED' });
    const recipient = await startSmtpServer({ onRcptTo: reject });
    expect(await check(recipient)).toEqual({ ok: false, reason: 'RECIPIENT_REJECTED' });
    const mail = await startSmtpServer({
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on('end', () => callback(new Error('No')));
      },
    });
    expect(await check(mail)).toEqual({ ok: false, reason: 'MESSAGE_REJECTED' });
  });

  test('reports a port without a server', async () => {
    const server = await startSmtpServer();
    await stopServers();
    expect(await check(server)).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('reports a host without an address', async () => {
    expect(await check({ port: 2525 }, { host: 'smtp.invalid' })).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('reports a server that is not SMTP', async () => {
    const server = await startScriptedServer('SSH-2.0-OpenSSH_9.6');
    expect(await check(server)).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('rejects invalid addresses before it connects', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { fromEmail: 'a@b\r\nRCPT TO:<x@y>' })).toEqual({
      ok: false,
      reason: 'SENDER_REJECTED',
    });
    const config = { host: 'localhost', port: server.port, username: '', password: '', useTls: true };
    const toTwo = mailerFor(server).verifySmtp(
      { ...config, fromEmail: 'a@example.com' },
      'a@b.example, c@d.example',
      TEST_MAIL,
    );
    expect(await toTwo).toEqual({ ok: false, reason: 'RECIPIENT_REJECTED' });
    expect(server.mails).toEqual([]);
  });
});

describe('TLS with a mail server', () => {
  test('rejects a connection when the server or an intermediary hides STARTTLS', async () => {
    const server = await startSmtpServer({
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    expect(await check(server)).toEqual({ ok: false, reason: 'TLS_FAILED' });
    expect(server.mails).toEqual([]);
  });

  test('rejects a server without EHLO and does not send the password', async () => {
    const server = await startScriptedServer('220 old', '502 What?', '250 old');
    expect(await check(server)).toEqual({ ok: false, reason: 'TLS_FAILED' });
    expect(server.lines.join()).not.toMatch(/AUTH/);
  });

  test.each([{ secure: false }, { secure: true }])('rejects an untrusted certificate (%o)', async ({ secure }) => {
    const server = await startSmtpServer({ secure });
    const implicitTlsPorts = secure ? [server.port] : [];
    expect(await check(server, {}, { implicitTlsPorts, smtpCa: [] })).toEqual({ ok: false, reason: 'TLS_FAILED' });
    expect(server.mails).toEqual([]);
  });

  test('rejects a certificate of another host', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { host: '127.0.0.1' })).toEqual({ ok: false, reason: 'TLS_FAILED' });
  });

  test('rejects plain text on an implicit TLS port', async () => {
    const server = await startSmtpServer();
    expect(await check(server, {}, { implicitTlsPorts: [server.port] })).toEqual({ ok: false, reason: 'TLS_FAILED' });
  });
});

describe('what a check of a mail server reaches and tells', () => {
  test.each(['127.0.0.1', 'localhost', '2130706433', '::1', '169.254.169.254'])(
    'rejects the host %s without an allowlist',
    async (host) => {
      const server = await startScriptedServer('220 hello');
      const guard = guardAllowing([]);
      expect(await check(server, { host }, { guard })).toEqual({ ok: false, reason: 'ADDRESS_NOT_ALLOWED' });
      expect(server.lines).toEqual([]);
    },
  );

  test('uses any port of a listed server', async () => {
    const server = await startSmtpServer();
    const guard = guardAllowing(['127.0.0.0/8', '::1/128']);
    expect(await check(server, {}, { guard, smtpPorts: [25] })).toEqual({ ok: true });
    expect(server.mails).toHaveLength(1);
  });

  test('checks the addresses again when it connects to another port', async () => {
    const server = await startScriptedServer('220 hello');
    let lookups = 0;
    const guard = guardAllowing(['10.0.0.0/8'], (host, options, callback) => {
      lookups += 1;
      answering(lookups === 1 ? '10.0.0.1' : '192.0.2.7')(host, options, callback);
    });
    const result = await check(server, { host: 'mail.example' }, { guard, smtpPorts: [25] });
    expect([result, lookups]).toEqual([{ ok: false, reason: 'ADDRESS_NOT_ALLOWED' }, 2]);
  });

  test.each([22, 80, 5432, 6379])('rejects port %i before a DNS lookup', async (port) => {
    const guard = guardAllowing([], () => expect.unreachable());
    const mailer = createMailer({ dataDir: 'unused', guard, log: { info: () => {} } });
    const config = { host: 'smtp.example', port, username: '', password: '', fromEmail: 'a@example.com', useTls: true };
    expect(await mailer.verifySmtp(config, 'b@example.com', TEST_MAIL)).toEqual({
      ok: false,
      reason: 'PORT_NOT_ALLOWED',
    });
  });

  test('times out for a silent server', async () => {
    const server = await startScriptedServer();
    expect(await check(server, {}, { smtpTimeouts: { greeting: 300 } })).toEqual({ ok: false, reason: 'TIMEOUT' });
  });

  test('times out for a server that sends slowly', async () => {
    const server = await startScriptedServer('220 slow', ...Array<string>(50).fill('250-more'));
    expect(await check(server, {}, { smtpTimeouts: { total: 200 } })).toEqual({ ok: false, reason: 'TIMEOUT' });
  });

  test('neither returns nor logs the output of the server or the password', async () => {
    const server = await startSmtpServer();
    const result = await check(server, { password: 'wrong' });
    expect(JSON.stringify({ result, logged })).not.toMatch(/internal-app|wrong|535/);
    expect(logged).toEqual([[{ reason: 'AUTHENTICATION_FAILED', code: 'EAUTH' }, 'The check of a mail server failed']]);
  });

  test('has one sentence for each reason', () => {
    expect(new Set(Object.values(SMTP_FAILURES)).size).toBe(Object.keys(SMTP_FAILURES).length);
    for (const sentence of Object.values(SMTP_FAILURES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
