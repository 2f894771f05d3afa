import { execFile } from 'node:child_process';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Place, PORTS } from './gatehouse.ts';

/** How late a quiet deployment is, in milliseconds, and how much of the flood was done in a second. */
export interface Measured {
  readonly quiet: readonly number[];
  readonly flooded: readonly number[];
  readonly floodPerSecond: number;
}

/** Measures one flood of the service in a folder. */
export type MeasureFlood = (place: Place, folder: string) => Promise<Measured>;

/** The backend host, for a deployment. */
export type Post = (path: string, body: unknown) => Promise<Record<string, unknown>>;

/** Creates the quiet deployment. */
export async function createDeployment(folder: string, dataDir: string): Promise<{ host: string; key: string }> {
  const args = ['src/cli/gatehouse.ts', 'deployments', 'create', 'Quiet', '--host', 'quiet.localhost', '--json'];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...args],
    options,
  );
  return JSON.parse(stdout);
}

export function poster(apiKey: string): Post {
  return (path, body) => requestJson(PORTS.gatehouse, 'POST', path, { authorization: `Bearer ${apiKey}` }, body);
}

export function patch(apiKey: string, path: string, body: unknown) {
  return requestJson(PORTS.gatehouse, 'PATCH', path, { authorization: `Bearer ${apiKey}` }, body);
}

/** Signs in as a browser of the deployment, from any address, so that limits per address do not apply. */
export function signIn(host: string, attempt: object) {
  const part = () => 1 + Math.floor(Math.random() * 250);
  const headers = { host, origin: `http://${host}`, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
  return requestJson(PORTS.deployment, 'POST', '/auth/signin', headers, attempt);
}

/** Reads a path of the backend host. */
export function get(apiKey: string, path: string) {
  return requestJson(PORTS.gatehouse, 'GET', path, { authorization: `Bearer ${apiKey}` });
}

/** The durations of work that runs one time after the other, with a pause in between. */
export async function timesOf(count: number, pauseMs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
    await sleep(pauseMs);
  }
  return times;
}

/** Work that is repeated at a concurrency until it is stopped. */
export function keepDoing(concurrency: number, work: () => Promise<unknown>) {
  let isStopped = false;
  let done = 0;
  const startedAt = performance.now();
  const loop = async () => {
    while (!isStopped) {
      await work();
      done += 1;
    }
  };
  const ended = Promise.all(Array.from({ length: concurrency }, loop));
  return {
    /** Stops, and returns how often the work was done in a second. */
    async stop(): Promise<number> {
      const perSecond = (done * 1_000) / (performance.now() - startedAt);
      isStopped = true;
      await ended;
      return perSecond;
    },
  };
}

/** Node's fetch does not let the caller set the host. */
function requestJson(port: number, method: string, path: string, headers: Record<string, string>, body?: unknown) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
    };
    const request = http.request(options, (response) => {
      response.setEncoding('utf8');
      response.toArray().then((chunks) => {
        const text = chunks.join('');
        if ((response.statusCode ?? 500) >= 300) reject(new Error(`${path} returned ${response.statusCode}: ${text}`));
        else resolve(text === '' ? {} : JSON.parse(text));
      }, reject);
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
