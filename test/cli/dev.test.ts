import { describe, expect, it } from 'vitest';
import { codesIn, linksIn } from '../../src/cli/commands/message-secrets.ts';
import { signInWithDev } from '../support/dev-sign-in.ts';
import { freePort } from '../support/free-port.ts';
import { newDatabaseEnv, runScript, startProcess, startScript } from '../support/process.ts';

const GATEHOUSE = 'src/cli/gatehouse.ts';

describe('npm run cli -- dev', () => {
  it('starts the service with demo data, prints codes that it sends, and uses the data again', async () => {
    const environment: Record<string, string> = {
      ...(await newDatabaseEnv()),
      PORT: String(await freePort()),
      LOG_LEVEL: 'info',
    };
    const first = startScript(GATEHOUSE, ['dev'], environment);
    const shown = await first.printed(/Ctrl-C stops the service\.\n\n/);
    expect(shown).toContain('is running, with demo data.');
    const backend = /Backend host +(\S+)/.exec(shown)?.[1];
    const deployment = /Deployment host +(\S+)/.exec(shown)?.[1];
    const key = /^ {2}API key +(\S+)/m.exec(shown)?.[1];
    const password = /Password of all users +(\S+)/.exec(shown)?.[1];
    const [, email = ''] = /^ {2}(\S+@\S+) +.*administrator/m.exec(shown) ?? [];
    expect(shown).toContain(`Mailbox         ${backend}/-/mailbox`);
    expect(shown).toContain(`Sign-up page    ${deployment}/sign-up`);
    expect(shown).toContain(`export BACKEND=${backend} DEPLOYMENT=${deployment} KEY=${key}`);

    const json = { 'Content-Type': 'application/json' };
    const signIn = (body: object) =>
      fetch(`${deployment}/auth/signin`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect((await signIn({ strategy: 'email_password', email, password })).status).toBe(200);
    await fetch(`${backend}/settings/auth`, {
      method: 'PATCH',
      headers: { ...json, Authorization: `Bearer ${key}` },
      body: JSON.stringify({ authentication_factors: { email_otp_enabled: true } }),
    });
    await signIn({ strategy: 'email_otp', email });
    const printed = await first.printed(/ {2}Code {2}\d{6}\n/);
    const [, code = ''] = / {2}Code {2}(\d{6})\n/.exec(printed) ?? [];
    expect(printed).toMatch(new RegExp(`^Mail to ${email}: .*\n {2}Code {2}${code}$`, 'm'));
    // The log of the service shows that a message was stored, and never its code.
    const logged = printed.split('\n').filter((line) => line.includes('built-in spool'));
    expect([logged.length > 0, logged.join('\n').includes(code)]).toEqual([true, false]);
    expect(await first.stop()).toBe(0);

    const second = startScript(GATEHOUSE, ['dev'], environment);
    const again = await second.printed(/Ctrl-C stops the service\.\n\n/);
    expect(again).toContain('is running, with the data of an earlier start.');
    expect(/^ {2}API key +(\S+)/m.exec(again)?.[1]).toBe(key);
    await second.stop();
  });

  it('offers sign-in with a provider of its own, which ends with it', async () => {
    const environment = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '10.0.0.0/8' };
    const start = async () => {
      const running = startScript(GATEHOUSE, ['dev'], environment);
      const shown = await running.printed(/Ctrl-C stops the service\.\n\n/);
      const deployment = /Deployment host +(\S+)/.exec(shown)?.[1] as string;
      return { ...running, shown, deployment };
    };
    const first = await start();
    expect(first.shown).toContain(`Or continue with Dev on ${first.deployment}/sign-in`);
    const options = await (await fetch(`${first.deployment}/auth/options`)).json();
    expect(options).toMatchObject({ data: { social_providers: [{ name: 'dev', label: 'Dev' }] } });
    const noor = await signInWithDev(first.deployment, { person: 'dev-noor' });
    expect([noor.status, noor.body.data.purpose]).toEqual([200, 'sign_in']);
    // Its account is found by the address, which both sides have verified.
    const ingrid = await signInWithDev(first.deployment, { person: 'dev-ingrid.solberg' });
    expect(ingrid.body.data.signin).not.toBeNull();
    expect(await first.stop()).toBe(0);

    const second = await start();
    const again = await signInWithDev(second.deployment, { person: 'dev-noor' });
    expect(again.body.data.signin?.user_id).toBe(noor.body.data.signin?.user_id);
    await second.stop();

    const service = await startProcess(environment);
    const left = await (await fetch(`${service.deploymentUrl.replace('127.0.0.1', 'localhost')}/auth/options`)).json();
    expect(left).toMatchObject({ data: { social_providers: [] } });
    await service.stop();
  });

  it('rejects a database with a deployment in production mode', async () => {
    const environment = await newDatabaseEnv();
    const create = ['deployments', 'create', 'Contoso', '--host', 'auth.contoso.test', '--production'];
    expect((await runScript(GATEHOUSE, create, environment)).code).toBe(0);
    const { code, output } = await runScript(GATEHOUSE, ['dev'], environment);
    expect([code, output]).toEqual([1, expect.stringContaining('Contoso, is in production mode')]);
    expect(output).not.toContain('Sample users');
  });
});

describe('the codes and links of a message', () => {
  it('are found on lines of their own and in sentences', () => {
    expect(codesIn('Your code:\n\n    012345\n\nIt is valid for 10 minutes.')).toEqual(['012345']);
    expect(codesIn('123456 is your code. 123456 expires soon.')).toEqual(['123456']);
    expect(linksIn('Open (https://auth.example.com/link?token=abc-123456).\nOpen https://auth.example.com/b')).toEqual([
      'https://auth.example.com/link?token=abc-123456',
      'https://auth.example.com/b',
    ]);
  });

  it('are not found in phone numbers, versions, dates and the tokens of links', () => {
    const text = 'Call +12345678901 or 1234567 at 2026-11-23, version 123456.7: https://a.example/?t=654321';
    expect(codesIn(text)).toEqual([]);
  });
});
