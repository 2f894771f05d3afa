import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { type HttpResponse, sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../../support/process.ts';

/* A process keeps what it read of a deployment. These tests change a deployment at one process and ask the other. */

let environment: Record<string, string>;
let writer: ServiceProcess;
let reader: ServiceProcess;
let backend: BackendClient;
const processes: ServiceProcess[] = [];
const email = 'ada@example.com';

beforeAll(async () => {
  environment = await newDatabaseEnv();
  writer = await startProcess(environment);
  processes.push(writer);
  // PGlite supports only one process.
  reader = environment['DATABASE_URL'] === undefined ? writer : await startProcess(environment);
  if (reader !== writer) processes.push(reader);
  backend = new BackendClient(writer.backendUrl, writer.apiKey);
  const { status } = await backend.post('/users', { email, password: PASSWORD });
  expect(status).toBe(201);
});

afterAll(() => Promise.all(processes.map((each) => each.stop())));

const atReader = () => new BrowserClient(reader.deploymentUrl, new URL(reader.deploymentUrl).host);

async function signedInAtReader(): Promise<BrowserClient> {
  const browser = atReader();
  const { status } = await browser.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
}

async function developmentSessionOf({ cookie }: BrowserClient): Promise<number> {
  const headers = { 'x-development-session': cookie ?? '' };
  return (await sendRequest({ method: 'GET', url: `${reader.deploymentUrl}/me`, headers })).status;
}

const statusOf = async (response: Promise<HttpResponse>) => (await response).status;
const meta = async () => (await atReader().get('/.well-known/meta')).body.data;
const options = async () => (await atReader().get('/auth/options')).body.data;

interface Change {
  /** Applies and reverts the change, and returns the status of both requests. */
  set(isOn: boolean): Promise<HttpResponse>;
  /** What the reader's next request returns with and without the change. */
  shows: readonly [on: unknown, off: unknown];
  seen(browser: BrowserClient): Promise<unknown>;
}

const origin = 'https://app.example.com';

const CHANGES: Readonly<Record<string, Change>> = {
  'the maintenance mode': {
    set: (isOn) => backend.patch('/', { maintenance_mode: isOn }),
    shows: [503, 200],
    seen: (browser) => statusOf(browser.get('/me')),
  },
  'the mode': {
    set: (isOn) => backend.patch('/', { mode: isOn ? 'production' : 'staging' }),
    shows: [401, 200],
    seen: developmentSessionOf,
  },
  'the allowed origins': {
    set: (isOn) => backend.put('/settings/allowed-origins', { allowed_origins: isOn ? [origin] : [] }),
    shows: [origin, undefined],
    seen: async (browser) => (await browser.get('/me', { origin })).headers['access-control-allow-origin'],
  },
  'what the pages show': {
    set: (isOn) => backend.patch('/settings/ui', { app_name: isOn ? 'Northwind' : 'Contoso' }),
    shows: ['Northwind', 'Contoso'],
    seen: async () => (await meta()).app_name,
  },
  'the settings of sign-in': {
    set: (isOn) => backend.patch('/settings/auth', { password: { min_length: isOn ? 12 : 8 } }),
    shows: [12, 8],
    seen: async () => (await options()).password_rules?.min_length,
  },
  'how long a sign-in lasts': {
    set: (isOn) => backend.patch('/settings/auth', { session_token_lifetime: isOn ? 120 : 60 }),
    shows: [120, 60],
    seen: async (browser) => {
      const { token } = (await browser.get('/session/token')).body.data;
      const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString());
      return exp - iat;
    },
  },
  'who may sign up': {
    set: (isOn) => backend.patch('/settings/restrictions', { sign_up_mode: isOn ? 'closed' : 'open' }),
    shows: ['closed', 'open'],
    seen: async () => (await options()).sign_up_mode,
  },
  'the host name': {
    set: (isOn) => backend.patch('/', { frontend_host: isOn ? 'here.example.com' : 'there.example.com' }),
    shows: [
      [200, 404],
      [404, 200],
    ],
    seen: async () => {
      const hosts = ['here.example.com', 'there.example.com'];
      const responses = hosts.map((host) => new BrowserClient(reader.deploymentUrl, host).get('/auth/options'));
      return (await Promise.all(responses)).map(({ status }) => status);
    },
  },
};

describe('a request to another process, sent after the response to a change', () => {
  it.each(Object.entries(CHANGES))('shows the change of %s', async (_, { set, shows: [on, off], seen }) => {
    expect((await set(false)).status).toBe(200);
    const browser = await signedInAtReader();
    for (const isOn of [false, true, false, true, false]) {
      expect((await set(isOn)).status).toBe(200);
      expect(await seen(browser)).toEqual(isOn ? on : off);
    }
  });

  it('has no session after the sign-out', async () => {
    const browser = await signedInAtReader();
    expect((await browser.get('/me')).status).toBe(200);
    const same = new BrowserClient(writer.deploymentUrl, new URL(writer.deploymentUrl).host);
    same.cookie = browser.cookie;
    expect((await same.post('/auth/signout')).status).toBe(200);
    expect((await browser.get('/me')).status).toBe(401);
  });
});

describe('a loopback name', () => {
  it('matches no deployment once there are two', async () => {
    expect((await atReader().get('/auth/options')).status).toBe(200);
    const { code, output } = await runScript(
      'src/cli/gatehouse.ts',
      ['deployments', 'create', 'Second', '--host', 'second.example.com'],
      environment,
    );
    expect([code, output]).toEqual([0, expect.any(String)]);
    expect((await atReader().get('/auth/options')).status).toBe(404);
    const second = new BrowserClient(reader.deploymentUrl, 'second.example.com');
    expect((await second.get('/auth/options')).status).toBe(200);
  });
});
