import { afterEach, describe, expect, test } from 'vitest';
import { createMailer, type MailerOptions, SMTP_FAILURES, type SmtpConfig } from '../../../src/platform/mail/mailer.ts';
import { guardAllowing } from '../outgoing/guards.ts';
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

  test('speaks TLS from the first byte on the port for that', async () => {
    const server = await startSmtpServer({ secure: true });
    expect(await check(server, {}, { implicitTlsPorts: [server.port] })).toEqual({ ok: true });
    expect(server.mails).toMatchObject([{ user: 'app', secure: true }]);
  });

  test('stays in plain text, authenticated, only where TLS is configured off', async () => {
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

  test('tells a wrong password', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { password: 'wrong' })).toEqual({ ok: false, reason: 'AUTHENTICATION_FAILED' });
  });

  test('tells that authentication is wanted where none was configured', async () => {
    const server = await startSmtpServer({ authOptional: false });
    const result = await check(server, { username: '', password: '' });
    expect(result).toEqual({ ok: false, reason: 'AUTHENTICATION_FAILED' });
  });

  test('tells a refused sender, a refused recipient and a refused mail apart', async () => {
    const refuse = (_address: unknown, _session: unknown, callback: (error?: Error) => void) =>
      callback(new Error('No'));
    const sender = await startSmtpServer({ onMailFrom: refuse });
    expect(await check(sender)).toEqual({ ok: false, reason: 'SENDER_REJECTED' });
    const recipient = await startSmtpServer({ onRcptTo: refuse });
    expect(await check(recipient)).toEqual({ ok: false, reason: 'RECIPIENT_REJECTED' });
    const mail = await startSmtpServer({
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on('end', () => callback(new Error('No')));
      },
    });
    expect(await check(mail)).toEqual({ ok: false, reason: 'MESSAGE_REJECTED' });
  });

  test('tells a server that nobody listens for', async () => {
    const server = await startSmtpServer();
    await stopServers();
    expect(await check(server)).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('tells a host without an address', async () => {
    expect(await check({ port: 2525 }, { host: 'smtp.invalid' })).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('tells a server that speaks something else', async () => {
    const server = await startScriptedServer('SSH-2.0-OpenSSH_9.6');
    expect(await check(server)).toEqual({ ok: false, reason: 'CONNECTION_FAILED' });
  });

  test('refuses addresses that are none before it connects', async () => {
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
  test('is not given up when the server, or somebody between, hides STARTTLS', async () => {
    const server = await startSmtpServer({
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    expect(await check(server)).toEqual({ ok: false, reason: 'TLS_FAILED' });
    expect(server.mails).toEqual([]);
  });

  test('is not given up for a server that knows no EHLO, and the password is not sent', async () => {
    const server = await startScriptedServer('220 old', '502 What?', '250 old');
    expect(await check(server)).toEqual({ ok: false, reason: 'TLS_FAILED' });
    expect(server.lines.join()).not.toMatch(/AUTH/);
  });

  test.each([{ secure: false }, { secure: true }])(
    'fails for a certificate that nobody vouches for (%o)',
    async ({ secure }) => {
      const server = await startSmtpServer({ secure });
      const implicitTlsPorts = secure ? [server.port] : [];
      expect(await check(server, {}, { implicitTlsPorts, smtpCa: [] })).toEqual({ ok: false, reason: 'TLS_FAILED' });
      expect(server.mails).toEqual([]);
    },
  );

  test('fails for a certificate of another host', async () => {
    const server = await startSmtpServer();
    expect(await check(server, { host: '127.0.0.1' })).toEqual({ ok: false, reason: 'TLS_FAILED' });
  });

  test('fails where the port for TLS speaks plain text', async () => {
    const server = await startSmtpServer();
    expect(await check(server, {}, { implicitTlsPorts: [server.port] })).toEqual({ ok: false, reason: 'TLS_FAILED' });
  });
});

describe('what a check of a mail server reaches and tells', () => {
  test.each(['127.0.0.1', 'localhost', '2130706433', '::1', '169.254.169.254'])(
    '%s is refused without an allow-list',
    async (host) => {
      const server = await startScriptedServer('220 hello');
      const guard = guardAllowing([]);
      expect(await check(server, { host }, { guard })).toEqual({ ok: false, reason: 'ADDRESS_NOT_ALLOWED' });
      expect(server.lines).toEqual([]);
    },
  );

  test.each([22, 80, 5432, 6379])('port %i is refused before anything is looked up', async (port) => {
    const guard = guardAllowing([], () => expect.unreachable());
    const mailer = createMailer({ dataDir: 'unused', guard, log: { info: () => {} } });
    const config = { host: 'smtp.example', port, username: '', password: '', fromEmail: 'a@example.com', useTls: true };
    expect(await mailer.verifySmtp(config, 'b@example.com', TEST_MAIL)).toEqual({
      ok: false,
      reason: 'PORT_NOT_ALLOWED',
    });
  });

  test('a server that says nothing times out', async () => {
    const server = await startScriptedServer();
    expect(await check(server, {}, { smtpTimeouts: { greeting: 300 } })).toEqual({ ok: false, reason: 'TIMEOUT' });
  });

  test('a server that keeps saying a little times out as well', async () => {
    const server = await startScriptedServer('220 slow', ...Array<string>(50).fill('250-more'));
    expect(await check(server, {}, { smtpTimeouts: { total: 200 } })).toEqual({ ok: false, reason: 'TIMEOUT' });
  });

  test('what the server said is neither answered nor logged, nor is the password', async () => {
    const server = await startSmtpServer();
    const result = await check(server, { password: 'wrong' });
    expect(JSON.stringify({ result, logged })).not.toMatch(/internal-app|wrong|535/);
    expect(logged).toEqual([[{ reason: 'AUTHENTICATION_FAILED', code: 'EAUTH' }, 'A mail server failed its check']]);
  });

  test('each reason has one sentence', () => {
    expect(new Set(Object.values(SMTP_FAILURES)).size).toBe(Object.keys(SMTP_FAILURES).length);
    for (const sentence of Object.values(SMTP_FAILURES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
