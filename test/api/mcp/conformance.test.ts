import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestUsers } from '../../../packages/testing/src/index.ts';
import { freePort } from '../../support/free-port.ts';
import { type LocalIssuer, startLocalIssuer } from '../../support/local-issuer.ts';
import { startMcpFixture } from '../../support/mcp-fixture/server.ts';

/** The checks of `@modelcontextprotocol/conformance`, which the authors of MCP write for servers and authorization servers. */
const CHECKS = 'node_modules/.bin/conformance';

let local: LocalIssuer;
let server: Server;
beforeAll(async () => {
  local = await startLocalIssuer();
  server = await startWithKey(local);
});
afterAll(async () => {
  server.close();
  await local.stop();
});

/** The checks send no credential. Passes their requests on to the backend host with a key, and with its name instead of their port. */
function startWithKey({ backendUrl, apiKey }: LocalIssuer): Promise<Server> {
  const { port, host } = new URL(backendUrl);
  const passing = createServer((incoming, answer) => {
    const isLocal = /^(localhost|127\.0\.0\.1):/.test(incoming.headers.host ?? '');
    const headers = { ...incoming.headers, authorization: `Bearer ${apiKey}`, ...(isLocal && { host }) };
    const { method, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    incoming.pipe(outgoing);
  });
  return new Promise((resolve) => passing.listen(0, '127.0.0.1', () => resolve(passing)));
}

function startChecks(args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<string> } {
  const child = spawn(process.execPath, [CHECKS, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code) => resolve(`${output}\nexit code ${code}`)),
  );
  return { child, ended };
}

describe('a server of MCP for tests, with the library of ours', () => {
  // Those of the extension for tasks are not required, and the service has none.
  it.each(['2025-11-25', '2026-07-28'])('passes all checks that the revision %s requires', async (revision) => {
    const fixture = await startMcpFixture();
    onTestFinished(() => fixture.stop());
    const output = await startChecks(['server', '--url', fixture.url, '--requirements', revision]).ended;
    const failed = output.split('\n').filter((line) => line.startsWith('✗') && !line.startsWith('✗ tasks-'));
    expect(failed).toEqual([]);
    expect(output).toMatch(/✓ tools-call-simple-text: 2 passed, 0 failed\n[\s\S]*exit code 0$/);
  });
});

describe('the server of MCP on the backend host', () => {
  // The others call diagnostic tools, resources or prompts, which the server above has.
  it.each([
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'http-header-validation',
    'input-required-result-unsupported-methods',
  ])('passes the checks %s', async (scenario) => {
    const url = `http://localhost:${(server.address() as AddressInfo).port}/mcp`;
    const output = await startChecks(['server', '--url', url, '--scenario', scenario]).ended;
    expect(output).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings\n[\s\S]*exit code 0$/);
  });
});

describe('the authorization server of a deployment', () => {
  it('passes all checks, with a user who signs in', async () => {
    const { backend, issuer, backendUrl, apiKey } = local;
    const resource = `${issuer}/mcp`;
    const scopes = [{ name: 'account:read', description: 'See your account', is_default: true }];
    const unregistered = { unregistered_clients: ['metadata_document'] };
    await backend.post('/oauth-resources', { identifier: resource, name: 'Northwind', scopes, ...unregistered });
    const { body: application } = await backend.post('/oauth-applications', {
      type: 'native',
      name: 'Editor',
      is_first_party: true,
      redirect_uris: ['http://127.0.0.1/callback'],
      resources: [{ identifier: resource, scopes: ['account:read'] }],
    });
    const users = createTestUsers({ backendUrl, apiKey });
    const { cookie } = await users.signIn(await users.create());
    const port = String(await freePort());
    const named = ['--url', issuer, '--client-id', application.id, '--resource', resource, '--port', port];
    const { child, ended } = startChecks(['authorization', ...named]);
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.stdout?.on('data', (data) => {
        printed += data;
        const [found] = /^https?:\S+\/oauth\/authorize\?\S+$/m.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      });
      ended.then((output) => reject(new Error(output)), reject);
    });
    await follow(address, `${cookie.name}=${cookie.value}`);
    const output = await ended;
    expect(output).toMatch(/Total: 3 passed, 0 failed\s+exit code 0$/);
  });
});

/** Follows the redirects of a browser with this cookie. */
async function follow(start: string, cookie: string): Promise<void> {
  let url: string | null = start;
  for (let n = 0; url !== null && n < 10; n += 1) {
    const answer: Response = await fetch(url, { redirect: 'manual', headers: { cookie, accept: 'text/html' } });
    const location = answer.headers.get('location');
    url = location === null ? null : new URL(location, url).href;
  }
}
