import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/commands.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess, startScript } from '../support/process.ts';

const GATEHOUSE = 'src/cli/gatehouse.ts';

const jsonIn = (output: string) => JSON.parse(output.slice(output.search(/^[[{]/m)));

describe('npm run cli', () => {
  it('lists every command in 80 columns, and the exit codes', async () => {
    const { code, output } = await runScript(GATEHOUSE, ['--help'], {});
    expect(code).toBe(0);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
    await expect(output).toMatchFileSnapshot('help/gatehouse.txt');
  });

  it.each(COMMANDS)('prints the whole help of $name, and rejects an unknown option with it', async ({ name }) => {
    const words = name.split(' ');
    const { code, output } = await runScript(GATEHOUSE, [...words, '--help'], {});
    expect(code).toBe(0);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
    await expect(output).toMatchFileSnapshot(`help/gatehouse-${words.join('-')}.txt`);
    const rejected = await runScript(GATEHOUSE, [...words, '--bogus'], {});
    expect([rejected.code, rejected.output]).toEqual([2, `Unknown option '--bogus'.\n\n${output}`]);
  });

  it.each([
    [[], 'Name one of the commands below.'],
    [['keys'], 'Name one of the commands of "keys" below.'],
    [['key', 'list'], 'There is no command "key list". Did you mean "keys list"?'],
    [['keys', 'lst'], 'There is no command "keys lst". Did you mean "keys list"?'],
    [['kyes'], 'There is no command "kyes". Did you mean "keys"?'],
    [['dve'], 'There is no command "dve". Did you mean "dev"?'],
    [['server'], 'There is no command "server".'],
  ])('answers %j with the commands that fit', async (args, sentence) => {
    const { code, output } = await runScript(GATEHOUSE, args, {});
    expect([code, output.split('\n')[0]]).toEqual([2, sentence]);
    expect(output).toContain('keys list');
  });
});

describe('commands of the API', () => {
  it.each([
    [['webhooks', 'trigger', 'Shop', 'order.paid', '--payload', '[1]'], '--payload must be a JSON object'],
    [['webhooks', 'trigger', 'Shop'], 'Name the webhook app and the event.'],
    [['webhooks', 'listen', 'Shop'], '--forward is required'],
    [['webhooks', 'listen', 'Shop', '--forward', 'localhost:3000'], '--forward must be a URL'],
    [['logs', 'tail', '--lines', '1000'], '--lines must be a whole number from 0 to 100.'],
    [['logs', 'tail', '--url', 'http://localhost:4000/graphql'], 'The URL of the backend host must be'],
    [['users', 'import'], 'Name one file.'],
    [['users', 'sign-in-state'], 'Name one user, by id or email address.'],
  ])('reject %j before they send a request', async (args, sentence) => {
    const { code, output } = await runScript(GATEHOUSE, args, {
      GATEHOUSE_API_KEY: 'sk_test_aBcDeFgHiJkLmNoPqRsTuVwXyZ012345',
    });
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('name the ways to pass a key that is missing or malformed', async () => {
    const missing = await runScript(GATEHOUSE, ['logs', 'tail'], {});
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringContaining('There is no API key. Set GATEHOUSE_API_KEY'),
    ]);
    const malformed = await runScript(GATEHOUSE, ['logs', 'tail'], { GATEHOUSE_API_KEY: 'pk_live_1' });
    expect([malformed.code, malformed.output]).toEqual([1, expect.stringContaining('The API key is malformed')]);
  });

  it('say how to reach a service that does not respond', async () => {
    const env = { GATEHOUSE_API_KEY: 'sk_test_aBcDeFgHiJkLmNoPqRsTuVwXyZ012345', GATEHOUSE_URL: 'http://127.0.0.1:1' };
    const { code, output } = await runScript(GATEHOUSE, ['logs', 'tail'], env);
    expect(code).toBe(1);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:1 does not respond \(.+\)\. Start the service, or set --url/);
  });
});

describe('with a running service', () => {
  let environment: Record<string, string>;
  let service: ServiceProcess;
  let api: Record<string, string>;

  beforeAll(async () => {
    environment = await newDatabaseEnv();
    service = await startProcess(environment);
    api = { GATEHOUSE_URL: service.backendUrl, GATEHOUSE_API_KEY: service.apiKey as string };
  });

  afterAll(() => service.stop());

  const run = (args: readonly string[], env: Record<string, string> = environment) => runScript(GATEHOUSE, args, env);

  it('keys create makes a key that can be used until keys revoke', async () => {
    const created = await run(['keys', 'create', 'Billing server', '--scope', 'users:read', '--days', '2', '--json']);
    expect(created.code).toBe(0);
    const { id, key, deployment_id } = jsonIn(created.output);
    expect([deployment_id, key]).toEqual([1, expect.stringMatching(/^sk_test_/)]);
    const request = async (path: string) =>
      (await fetch(service.backendUrl + path, { headers: { Authorization: `Bearer ${key}` } })).status;
    expect([await request('/users'), await request('/organizations')]).toEqual([200, 403]);

    const listed = jsonIn((await run(['keys', 'list', '--json'])).output);
    expect(listed[0]).toMatchObject({ id, name: 'Billing server', scopes: ['users:read'], revoked_at: null });
    expect((await run(['keys', 'list'])).output).toMatch(
      /^\d+ +Billing server +sk_test_…\w{4} +users:read .* valid until /m,
    );

    const revoked = await run(['keys', 'revoke', id]);
    expect([revoked.code, revoked.output]).toEqual([
      0,
      expect.stringContaining(`API key ${id} of deployment 1 is revoked.`),
    ]);
    expect(await request('/users')).toBe(401);
    expect((await run(['keys', 'list'])).output).not.toContain('Billing server');
    expect((await run(['keys', 'list', '--all'])).output).toMatch(/Billing server .* revoked /);
    const again = await run(['keys', 'revoke', id]);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('was not found')]);
  });

  it.each([
    [['keys', 'create', '--scope', 'users'], 'is not a scope. The scopes are settings:read'],
    [['keys', 'create', '--days', '0'], '--days must be a whole number from 1 to 3650.'],
    [['keys', 'list', '--deployment', 'one'], '"one" is not a deployment id.'],
    [['keys', 'revoke', 'x'], 'is not the id of an API key.'],
    [['deployments', 'create', 'Contoso'], '--host is required'],
  ])('rejects %j with the usage', async (args, sentence) => {
    const { code, output } = await run(args);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('users import prints the progress and the failed lines, and exits with 1', async () => {
    const file = join(await mkdtemp(join(inject('scratch'), 'import-')), 'users.ndjson');
    await writeFile(file, '{"email": "rosalind@example.com"}\n\n{"email": "no address"}\n');
    const { code, output } = await run(['users', 'import', file, '--no-events'], api);
    expect(code).toBe(1);
    expect(output).toMatch(/^Import \d+: 2 of 2 lines, 1 failed$/m);
    expect(output).toContain(`${file}:3: VALIDATION_FAILED: \`email\` must be an email address.`);
    expect(output).toContain('1 user created, 1 line failed.');
    await writeFile(file, '{"email": "cecilia@example.com"}\n');
    const second = await run(['users', 'import', file, '--json'], api);
    expect([second.code, jsonIn(second.output)]).toEqual([
      0,
      expect.objectContaining({ status: 'completed', created: 1, failures: [] }),
    ]);
    const missing = await run(['users', 'import', `${file}.gz`], api);
    expect([missing.code, missing.output]).toEqual([1, `The file ${file}.gz cannot be read (ENOENT).\n`]);
  });

  it('users sign-in-state says what stops the user of an email address', async () => {
    const headers = { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email: 'stopped@example.com' });
    const created = await fetch(`${service.backendUrl}/users`, { method: 'POST', headers, body });
    const { id } = (await created.json()) as { id: string };
    await fetch(`${service.backendUrl}/users/${id}`, { method: 'PATCH', headers, body: '{"is_active": false}' });
    const { code, output } = await run(['users', 'sign-in-state', 'Stopped@example.com'], api);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Can sign in with {2}nothing\n[\s\S]*\nall +user_inactive\n/),
    ]);
    const byId = await run(['users', 'sign-in-state', id, '--json'], api);
    expect(jsonIn(byId.output)).toMatchObject({ has_password: false, factors: [] });
    const unknown = await run(['users', 'sign-in-state', 'absent@example.com'], api);
    expect([unknown.code, unknown.output]).toEqual([1, 'No user has the primary email address absent@example.com.\n']);
  });

  it('webhooks trigger says that no endpoint receives the event, and explains an unknown app', async () => {
    const headers = { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Quiet' });
    await fetch(`${service.backendUrl}/webhooks/apps`, { method: 'POST', headers, body });
    const { code, output } = await run(['webhooks', 'trigger', 'Quiet', 'order.paid'], api);
    expect([code, output]).toEqual([0, expect.stringContaining('order.paid is sent to no endpoint')]);
    const unknown = await run(['webhooks', 'trigger', 'Loud', 'order.paid'], api);
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringMatching(/^WEBHOOK_APP_NOT_FOUND: /)]);
  });

  it('logs tail prints earlier records, and new ones once until Ctrl-C', async () => {
    const tail = startScript(GATEHOUSE, ['logs', 'tail', '--type', 'api_key.*', '--lines', '1'], api);
    await tail.printed(/api_key\.\w+/);
    expect(tail.output().trim().split('\n')).toHaveLength(1);
    await run(['keys', 'create', 'For the log']);
    await run(['deployments', 'list']);
    await tail.printed(/\n.*api_key\.created .* by system\n/);
    await run(['keys', 'create', 'Another']);
    await tail.printed(/(.*api_key\.created .* by system\n){2}/);
    expect(await tail.stop()).toBe(0);
    const lines = tail.output().trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines).size).toBe(3);
  });

  it('logs tail ends when its key is revoked', async () => {
    const created = jsonIn((await run(['keys', 'create', 'Short', '--scope', 'audit_log:read', '--json'])).output);
    const tail = startScript(GATEHOUSE, ['logs', 'tail', '--json'], { ...api, GATEHOUSE_API_KEY: created.key });
    await tail.printed(/"type":"api_key.created"/);
    await run(['keys', 'revoke', created.id]);
    await tail.printed(/NOT_AUTHENTICATED: /);
    expect(await tail.ended).toBe(1);
  });

  it('deployments create adds a deployment, after which keys need --deployment', async () => {
    const created = await run(['deployments', 'create', 'Contoso', '--host', 'auth.contoso.test', '--json']);
    const { id, ...contoso } = jsonIn(created.output);
    expect(contoso).toMatchObject({ name: 'Contoso', host: 'auth.contoso.test' });
    const listed = await run(['deployments', 'list']);
    expect(listed.output).toMatch(
      new RegExp(`^${id} +Contoso +staging +auth\\.contoso\\.test +\\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
    // The deployment of the operators is not listed, and gets no keys.
    expect(listed.output.match(/^\d+ /gm)).toHaveLength(2);
    const operators = await run(['keys', 'create', '--deployment', String(id - 1)]);
    expect([operators.code, operators.output]).toEqual([
      1,
      expect.stringContaining(`The deployment ${id - 1} was not found.`),
    ]);
    const ambiguous = await run(['keys', 'list']);
    expect([ambiguous.code, ambiguous.output]).toEqual([1, expect.stringContaining('There are 2 deployments.')]);
    const keys = jsonIn((await run(['keys', 'list', '--deployment', String(id), '--json'])).output);
    expect(keys.map(({ name }: { name: string }) => name)).toEqual(['First key']);
  });
});
