import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPageServer, PAGE_FILES } from '../../examples/browser/plain/server.ts';
import { clientFiles } from '../support/built-client.ts';
import { BackendClient } from '../support/clients.ts';
import { browserPath } from '../support/find-browser.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnService } from '../support/own-service.ts';

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message: string }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { message: string }[] }[] }[];
  }[];
}

const stops: (() => unknown)[] = [];
let backend: BackendClient;
let env: Record<string, string>;

beforeAll(async () => {
  const running = await startOwnService({ DEPLOYMENT_PORT: String(await freePort()) });
  stops.push(() => running.stop(0));
  const apiKey = running.first?.apiKey ?? '';
  backend = new BackendClient(running.backend.url, apiKey);
  const files = { ...PAGE_FILES, ...(await clientFiles()) };
  const page = createPageServer(running.services.config.publicDeploymentUrl, files).listen(0, '127.0.0.1');
  await new Promise((listening) => page.once('listening', listening));
  stops.push(() => page.close());
  const appUrl = `http://localhost:${(page.address() as AddressInfo).port}`;
  await backend.put('/settings/allowed-origins', { allowed_origins: [appUrl] });
  env = { GATEHOUSE_BACKEND_URL: running.backend.url, GATEHOUSE_API_KEY: apiKey, APP_URL: appUrl };
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Runs the example with Playwright Test. */
async function runPlaywright(variables: Record<string, string> = {}): Promise<Report> {
  const args = ['test', '--config', 'examples/testing-your-app/playwright.config.ts', '--tsconfig', 'tsconfig.json'];
  const output = ['--workers', '2', '--reporter', 'json', '--output', join(inject('scratch'), 'playwright')];
  const { PATH, HOME } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', ...args, ...output],
    { env: { PATH, HOME, CHROMIUM: browserPath ?? '', ...env, ...variables } },
  ).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const errorsOf = ({ suites, errors }: Report) => [
  ...errors.map(({ message }) => message),
  ...suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap((result) => result.errors)))
    .map(({ message }) => message),
];

describe.skipIf(browserPath === null && !process.env['CI'])('the fixtures for Playwright', () => {
  it('give each test of two workers a signed-in user of its own, and delete them all', async () => {
    const { body: kept } = await backend.post('/users', { email: 'kept@example.com' });
    const report = await runPlaywright();
    expect(errorsOf(report)).toEqual([]);
    expect(report.suites.flatMap(specsOf).map(({ title }) => title)).toEqual([
      'a user sees the account and can sign out',
      'two users use the app at the same time',
      'a visitor sees the form',
      'sees the organization',
    ]);
    expect((await backend.get('/users')).body.data.map(({ id }) => id)).toEqual([kept.id]);
    expect((await backend.get('/organizations')).body.data).toEqual([]);
  });

  it('say why no user is signed in when the API key is of a deployment with real users', async () => {
    const answers = createServer((_, response) => {
      const publishable_key = `pk_live_${Buffer.from('https://accounts.example.com').toString('base64url')}`;
      response.end(JSON.stringify({ mode: 'production', publishable_key }));
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => answers.once('listening', listening));
    stops.push(() => answers.close());
    const { port } = answers.address() as AddressInfo;
    const report = await runPlaywright({ GATEHOUSE_BACKEND_URL: `http://127.0.0.1:${port}` });
    expect(report.stats).toMatchObject({ expected: 1, unexpected: 3 });
    for (const message of errorsOf(report)) expect(message).toContain('is in production mode and has real users');
  });
});
