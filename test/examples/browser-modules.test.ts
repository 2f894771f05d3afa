import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createPageServer, PAGE_FILES } from '../../examples/browser/plain/server.ts';
import { PASSWORD } from '../support/accounts.ts';
import { clientFiles } from '../support/built-client.ts';
import { sendRequest } from '../support/http.ts';
import { startOwnService } from '../support/own-service.ts';

const ORIGIN = 'http://localhost:3000';

/** A module of the page, which TypeScript does not check. */
const load = (name: string) => import(pathToFileURL(resolve('examples/browser', name)).href);

/** Sends requests as the page's browser does: with its origin, and with the cookies that responses have set. */
function browserFetch() {
  let cookie = '';
  return async (url: URL, options: RequestInit): Promise<Response> => {
    const headers = {
      ...(options.headers as Record<string, string>),
      Origin: ORIGIN,
      ...(cookie && { Cookie: cookie }),
    };
    const response = await fetch(url, { ...options, headers });
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] as string;
    return response;
  };
}

describe.each(['plain', 'without-a-package'])('the module of examples/browser/%s', (folder) => {
  it('signs a user up, out and in again from an allowed origin', async () => {
    const running = await startOwnService();
    try {
      await sendRequest({
        method: 'PUT',
        url: `${running.backend.url}/settings/allowed-origins`,
        headers: { authorization: `Bearer ${running.first?.apiKey}` },
        body: { allowed_origins: [ORIGIN] },
      });
      const { connect } = await load(`${folder}/gatehouse.js`);
      const gatehouse = connect(running.deployment.url, browserFetch());
      expect(await gatehouse.user()).toBeNull();
      await gatehouse.signUp('ada@example.com', PASSWORD);
      expect(await gatehouse.user()).toMatchObject({ email: 'ada@example.com' });
      expect(await gatehouse.waitingAttempt()).toBeNull();
      await gatehouse.signOut();
      expect(await gatehouse.user()).toBeNull();
      await expect(gatehouse.signIn('ada@example.com', 'wrong')).rejects.toMatchObject({ status: 401 });
      await gatehouse.signIn('ada@example.com', PASSWORD);
      expect(await gatehouse.user()).toMatchObject({ email: 'ada@example.com' });
    } finally {
      await running.stop(0);
    }
  });
});

describe('examples/browser/plain', () => {
  it('serves each file that the page loads, with the URLs that it calls', async () => {
    const files = { ...PAGE_FILES, ...(await clientFiles()) };
    const server = createPageServer('http://localhost:4001', files, 'http://localhost:3001').listen(0, '127.0.0.1');
    await once(server, 'listening');
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    try {
      const names = readdirSync('examples/browser/plain').filter((name) => name !== 'server.ts');
      expect(names).toContain('index.html');
      for (const name of names) {
        expect(await (await get(`/${name}`)).text()).toBe(readFileSync(`examples/browser/plain/${name}`, 'utf8'));
      }
      const client = await get('/client/deployment.js');
      expect(client.headers.get('content-type')).toContain('text/javascript');
      expect(await client.text()).toContain('/auth/signin');
      expect((await get('/')).headers.get('content-type')).toContain('text/html');
      expect(await (await get('/config.js')).text()).toContain(
        '{"GATEHOUSE_URL":"http://localhost:4001","API_URL":"http://localhost:3001"}',
      );
      expect((await get('/server.ts')).status).toBe(404);
    } finally {
      server.close();
    }
  });
});

describe('sessionTokens of examples/browser/without-a-package', () => {
  /** Tokens of 60 seconds, with a clock and requests that the test controls. */
  async function create() {
    const clock = { time: 0 };
    const requests: PromiseWithResolvers<{ token: string }>[] = [];
    const { sessionTokens } = await load('without-a-package/session-tokens.js');
    const tokens: { token(): Promise<string>; forget(): void } = sessionTokens(
      () => {
        const request = Promise.withResolvers<{ token: string }>();
        requests.push(request);
        return request.promise;
      },
      () => clock.time,
    );
    return { clock, requests, tokens };
  }

  const tokenOf = (id: string) =>
    `h.${Buffer.from(JSON.stringify({ iat: 1000, exp: 1060, id })).toString('base64url')}.s`;

  it('requests one token for requests at the same time', async () => {
    const { requests, tokens } = await create();
    const both = Promise.all([tokens.token(), tokens.token()]);
    requests[0]?.resolve({ token: tokenOf('1') });
    expect(await both).toEqual([tokenOf('1'), tokenOf('1')]);
    expect(requests).toHaveLength(1);
  });

  it('renews a token ten seconds before it expires, counted from the request', async () => {
    const { clock, requests, tokens } = await create();
    const first = tokens.token();
    clock.time = 5_000;
    requests[0]?.resolve({ token: tokenOf('1') });
    await first;
    clock.time = 49_999;
    expect(await tokens.token()).toBe(tokenOf('1'));
    clock.time = 50_000;
    const next = tokens.token();
    requests[1]?.resolve({ token: tokenOf('2') });
    expect(await next).toBe(tokenOf('2'));
  });

  it('requests another token after a request that failed', async () => {
    const { requests, tokens } = await create();
    const first = tokens.token();
    requests[0]?.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    const next = tokens.token();
    requests[1]?.resolve({ token: tokenOf('2') });
    expect(await next).toBe(tokenOf('2'));
  });

  it('does not keep a token that was requested before it was told to forget', async () => {
    const { requests, tokens } = await create();
    const first = tokens.token();
    tokens.forget();
    requests[0]?.resolve({ token: tokenOf('1') });
    await first;
    const next = tokens.token();
    requests[1]?.resolve({ token: tokenOf('2') });
    expect(await next).toBe(tokenOf('2'));
  });
});

describe('examples/browser/react', () => {
  it('names the versions that its tests run with', () => {
    const versionsIn = (file: string): Record<string, string> => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
      return { ...dependencies, ...devDependencies };
    };
    expect(versionsIn('package.json')).toMatchObject(versionsIn('examples/browser/react/package.json'));
  });
});
