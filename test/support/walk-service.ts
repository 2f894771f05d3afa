import { mkdtemp } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { start } from '../../src/start.ts';
import { sendRequest } from './http.ts';
import type { BackendBody } from './rest-types/response-of.ts';

/**
 * Prints, as JSON, the files of bounded contexts that three operations use in addition to those that every request of their host
 * uses. Runs as a separate process, because V8 counts function calls only in untransformed files.
 */
const config = readConfig({
  PORT: '0',
  DEPLOYMENT_PORT: '0',
  DATA_DIR: await mkdtemp(join(tmpdir(), 'gatehouse-walk-')),
  LOG_LEVEL: 'fatal',
});
// The delivery engine would poll for deliveries while operations run.
const running = await start(config, createLog('fatal'), { deliveries: { isOn: false } });
const { backend, deployment, first } = running;
const key = { authorization: `Bearer ${first?.apiKey}` };

async function call<Body>(method: string, url: string, body?: unknown, headers = {}) {
  const response = await sendRequest<Body>({ method, url, headers, ...(body !== undefined && { body }) });
  if (response.status >= 300) throw new Error(`${method} ${url}: ${response.status} ${response.text}`);
  return response;
}
async function onBackend<const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  body?: unknown,
) {
  return (await call<BackendBody<Method, Path>>(method, backend.url + path, body, key)).body;
}

const password = 'tea-clipper-1869';
const email = 'ada@example.com';
const user = await onBackend('POST', '/users', { email, password });
const organization = await onBackend('POST', '/organizations', { name: 'Northwind' });
const workspace = await onBackend('POST', `/organizations/${organization.id}/workspaces`, { name: 'Support' });
await onBackend('POST', `/organizations/${organization.id}/members`, { user_id: user.id });
await onBackend('POST', `/workspaces/${workspace.id}/members`, { user_id: user.id });
await onBackend('POST', '/webhooks/apps', { name: 'billing' });
await onBackend('POST', '/webhooks/apps/billing/events', { name: 'invoice.paid' });

const signIn = () => call('POST', `${deployment.url}/auth/signin`, { strategy: 'email_password', email, password });

const operations = {
  'GET /workspaces/{id}/members': () => onBackend('GET', `/workspaces/${workspace.id}/members`),
  'POST /webhooks/apps/{name}/trigger/batch': () =>
    onBackend('POST', '/webhooks/apps/billing/trigger/batch', {
      events: [{ event_name: 'invoice.paid', payload: { amount: 1 } }],
    }),
  'POST /auth/signin': signIn,
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The files of bounded contexts in which the work calls a function. */
async function filesOf(work: () => Promise<unknown>): Promise<string[]> {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => /\/src\/(.*)$/.exec(url)?.[1] ?? '')
    .filter((file) => /^(deployment|identity|tenancy|customer-keys|ai|webhooks|audit)\//.test(file));
}

// Code that only a first request runs does not belong to the operation.
for (const run of Object.values(operations)) await run();
const cookie = String((await signIn()).headers['set-cookie']).split(';', 1)[0];
const shared = new Set([
  ...(await filesOf(() => onBackend('GET', '/'))),
  // The envelope of each response contains the session.
  ...(await filesOf(() => call('GET', `${deployment.url}/session`, undefined, { cookie }))),
]);
const walks: Record<string, string[]> = {};
for (const [name, run] of Object.entries(operations)) {
  // Code that runs in the background does not run each time.
  const [first = [], ...others] = [await filesOf(run), await filesOf(run), await filesOf(run)];
  walks[name] = first.filter((file) => !shared.has(file) && others.every((files) => files.includes(file)));
}
console.log(JSON.stringify(walks));
await running.stop(0);
process.exit(0);
