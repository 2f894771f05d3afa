import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createPageServer } from '../../examples/browser/plain/server.ts';
import { PASSWORD } from '../support/accounts.ts';
import { sendRequest } from '../support/http.ts';
import { startOwnService } from '../support/own-service.ts';

const ORIGIN = 'http://localhost:3000';

/** The page's module, which TypeScript does not check. */
const load = () => import(pathToFileURL(resolve('examples/browser/plain/gatehouse.js')).href);

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

describe('examples/browser/plain', () => {
  it('signs a user up, out and in again from an allowed origin', async () => {
    const running = await startOwnService();
    try {
      await sendRequest({
        method: 'PUT',
        url: `${running.backend.url}/settings/allowed-origins`,
        headers: { authorization: `Bearer ${running.first?.apiKey}` },
        body: { allowed_origins: [ORIGIN] },
      });
      const { connect } = await load();
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

  it('serves the files that the page loads, with the URL of the deployment host', async () => {
    const server = createPageServer('http://localhost:4001').listen(0, '127.0.0.1');
    await once(server, 'listening');
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    try {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/app.js', 'app.js'],
        ['/gatehouse.js', 'gatehouse.js'],
      ] as const) {
        expect(await (await get(path)).text()).toBe(readFileSync(`examples/browser/plain/${file}`, 'utf8'));
      }
      expect(await (await get('/config.js')).text()).toContain('"http://localhost:4001"');
      expect((await get('/server.ts')).status).toBe(404);
    } finally {
      server.close();
    }
  });

  it('has in its page each element that its script uses', () => {
    const script = readFileSync('examples/browser/plain/app.js', 'utf8');
    const page = readFileSync('examples/browser/plain/index.html', 'utf8');
    const ids = [...script.matchAll(/element\('([^']+)'\)/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });
});
