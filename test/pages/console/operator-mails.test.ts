import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSmtpServer, stopServers } from '../../platform/mail/servers.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { freePort } from '../../support/free-port.ts';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../../support/process.ts';

const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 20_000, interval: 50 });

const processes: ServiceProcess[] = [];

async function startWith(env: Record<string, string>): Promise<ServiceProcess> {
  // Links of mails lead to the port of the configuration.
  const PORT = String(await freePort());
  const running = await startProcess({ ...(await newDatabaseEnv()), PORT, OUTGOING_ALLOW: '127.0.0.0/8', ...env });
  processes.push(running);
  return running;
}

afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.stop()));
  await stopServers();
});

const mailFrom = { CONSOLE_MAIL_FROM: 'console@example.com' };
const serverAt = (port: number, password = 'correct%20horse') => ({
  CONSOLE_SMTP_URL: `smtp://app:${password}@127.0.0.1:${port}?tls=off`,
  ...mailFrom,
});

/** The first owner of the installation, who is signed in. */
async function firstOwner({ backendUrl, output }: ServiceProcess) {
  const [, token = ''] = /\/console\/join\?token=([\w-]+)/.exec(output()) ?? [];
  const email = 'grace@example.com';
  const post = (path: string, form: Record<string, string>, cookie: string) =>
    sendRequest({
      method: 'POST',
      url: `${backendUrl}/console${path}`,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin: backendUrl,
        cookie,
        'accept-language': 'de',
      },
      body: new URLSearchParams(form).toString(),
    });
  const account = { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' };
  const joined = await post('/join', account, `page_token=${token}`);
  if (joined.status !== 303) throw new Error(`The owner has not joined: ${joined.text}`);
  const signedIn = await sendRequest({
    method: 'POST',
    url: `${backendUrl}/console/auth/signin`,
    body: { strategy: 'email_password', email, password: PASSWORD },
  });
  const [, session = ''] = /__console=([^;]+)/.exec(String(signedIn.headers['set-cookie'])) ?? [];
  return { email, post: (path: string, form: Record<string, string>) => post(path, form, `__console=${session}`) };
}

describe('CONSOLE_SMTP_URL', () => {
  it('sends invitations of operators, in the language of the inviter, and does not show their links', async () => {
    const server = await startSmtpServer({ allowInsecureAuth: true });
    const running = await startWith(serverAt(server.port));
    const owner = await firstOwner(running);
    const invited = await owner.post('/operators', { action: 'invite', email: 'ada@example.com', role: 'SUPPORT' });
    expect(invited.status).toBe(303);
    expect(invited.headers.location).toContain('/console/operators?done=invited');
    await until(() => server.mails.some(({ to }) => to.includes('ada@example.com')));
    const mail = server.mails.find(({ to }) => to.includes('ada@example.com'));
    expect(mail).toMatchObject({ from: 'console@example.com', user: 'app' });
    const { subject, text = '' } = await PostalMime.parse(mail?.source ?? '');
    expect(subject).toBe('Einladung in die Konsole von Gatehouse');
    expect(text).toContain('Grace Hopper lädt Sie ein');
    const [, token = ''] = /\/console\/join\?token=([\w-]+)/.exec(text) ?? [];
    const ada = { email: 'ada@example.com', password: PASSWORD };
    const joined = await sendRequest({
      method: 'POST',
      url: `${running.backendUrl}/console/join`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: running.backendUrl,
        cookie: `page_token=${token}`,
      },
      body: new URLSearchParams(ada).toString(),
    });
    expect(joined.status).toBe(303);
    expect(running.output()).not.toMatch(/correct.{1,3}horse|CONSOLE_SMTP_URL/);
  });

  it('sends the link of a forgotten password', async () => {
    const server = await startSmtpServer({ allowInsecureAuth: true });
    const running = await startWith(serverAt(server.port));
    const owner = await firstOwner(running);
    const sent = await owner.post('/forgot-password', { email: owner.email });
    expect(sent.headers.location).toContain('done=sent');
    await until(() => server.mails.some(({ to }) => to.includes(owner.email)));
    expect(server.mails.map(({ from }) => from)).toEqual(['console@example.com']);
  });

  it('warns at the start about a server that rejects the account, without the password', async () => {
    const server = await startSmtpServer({ allowInsecureAuth: true });
    const running = await startWith(serverAt(server.port, 'wrong-secret'));
    await until(() => running.output().includes('CONSOLE_SMTP_URL'));
    expect(running.output()).toContain('CONSOLE_SMTP_URL: The mail server rejected the authentication. Check');
    expect(running.output()).not.toContain('wrong-secret');
  });

  it('warns at the start about an address that may not be reached', async () => {
    const running = await startWith({ ...serverAt(587), OUTGOING_ALLOW: '' });
    await until(() => running.output().includes('CONSOLE_SMTP_URL'));
    expect(running.output()).toContain('an address that may not be reached');
  });

  it('ends the start with the next step if a variable is wrong or missing', async () => {
    const errorsOf = async (env: Record<string, string>) => {
      const { code, output } = await runScript('src/main.ts', [], env);
      return [code, output];
    };
    expect(await errorsOf({ CONSOLE_SMTP_URL: 'smtp://app:s3cret@mail.example.com:587' })).toEqual([
      1,
      expect.stringMatching(/CONSOLE_SMTP_URL needs CONSOLE_MAIL_FROM(?![\s\S]*s3cret)/),
    ]);
    expect(await errorsOf({ CONSOLE_SMTP_URL: 'mail.example.com/s3cret', ...mailFrom })).toEqual([
      1,
      expect.stringMatching(/CONSOLE_SMTP_URL must be a URL like smtp:(?![\s\S]*s3cret)/),
    ]);
  });
});

it('Without CONSOLE_SMTP_URL, an invitation shows its link', async () => {
  const running = await startWith({});
  const owner = await firstOwner(running);
  const { status, text } = await owner.post('/operators', {
    action: 'invite',
    email: 'ada@example.com',
    role: 'SUPPORT',
  });
  expect(status).toBe(200);
  expect(text).toMatch(/\/console\/join\?token=[\w-]{20}/);
});
