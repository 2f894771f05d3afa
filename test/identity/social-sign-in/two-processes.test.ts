import { afterEach, expect, it } from 'vitest';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { addProvider, newPersonThere, signInAt, startProvider, visitProvider } from '../../support/social-provider.ts';

const processes: ServiceProcess[] = [];
const isPostgresql = process.env['DATABASE_URL'] !== undefined;

afterEach(async () => {
  await Promise.all(processes.splice(0).map((process) => process.stop('SIGKILL')));
});

/** Starts a first process with a provider, and others on the same storage. */
async function startProcesses() {
  const env = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };
  const start = async () => {
    const process = await startProcess(env);
    processes.push(process);
    return process;
  };
  const first = await start();
  const provider = await startProvider();
  provider.person = newPersonThere();
  const name = await addProvider({ backend: new BackendClient(first.backendUrl, first.apiKey) }, provider);
  return { start, first, name };
}

/** A browser at a process. Both serve the same host. */
const browserAt = ({ deploymentUrl }: ServiceProcess) => new BrowserClient(deploymentUrl, new URL(deploymentUrl).host);

it('completes at a second process what a killed one has started', async () => {
  const { start, first, name } = await startProcesses();
  const browser = browserAt(first);
  const { body } = await browser.post('/auth/sso', { provider: name });
  const parameters = await visitProvider(body.data.authorization_url);
  await first.stop('SIGKILL');
  const next = browserAt(await start());
  next.socialCookie = browser.socialCookie;
  const completed = await next.post('/auth/sso/callback', { provider: name, ...parameters });
  expect([completed.status, completed.body.data.signin?.user_id]).toEqual([200, expect.any(String)]);
});

it.skipIf(!isPostgresql)('makes one account of callbacks at two processes at the same time', async () => {
  const { start, first, name } = await startProcesses();
  const second = await start();
  const results = await Promise.all([first, second, first, second].map((at) => signInAt(browserAt(at), name)));
  expect(new Set(results.map(({ body }) => body.data.signin?.user_id)).size).toBe(1);
});
