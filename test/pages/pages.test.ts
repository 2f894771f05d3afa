import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages, type PagesOptions } from '../../src/pages/pages.ts';

const OPTIONS: PagesOptions = {
  host: 'BACKEND',
  title: 'Gatehouse',
  graphiql: true,
  docs: true,
  userPages: true,
  schemaPath: '/schema.graphql',
  sampleQuery: '{ organizations { data { id } } } # </script><b>',
  openapi: () => ({ openapi: '3.1.1' }),
};

async function serve(options: Partial<PagesOptions> = {}) {
  const app = express().use(createPages({ ...OPTIONS, ...options }));
  app.use((_, response) => void response.status(404).send('passed on'));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get: (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers }),
    page: (path: string) => fetch(base + path, { headers: { accept: 'text/html,*/*' } }),
    close: () => server.close(),
  };
}

type Served = Awaited<ReturnType<typeof serve>>;

describe('The pages', () => {
  let pages: Served;
  beforeAll(async () => {
    pages = await serve();
  });
  afterAll(() => pages.close());

  it.each(['/graphql', '/docs'])(
    '%s carries a policy that allows this host and its own scripts alone',
    async (path) => {
      const response = await pages.page(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
      const html = await response.text();

      expect(response.status).toBe(200);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|https?:/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`);
      for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\/(?!\/)/);
    },
  );

  it('gives each answer a nonce of its own', async () => {
    const [one, other] = await Promise.all([pages.page('/docs'), pages.page('/docs')]);
    expect(one.headers.get('content-security-policy')).not.toBe(other.headers.get('content-security-policy'));
  });

  it('starts GraphiQL with the sample query, which cannot end the script it stands in', async () => {
    const html = await (await pages.page('/graphql')).text();
    const settings = /id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(settings)).toMatchObject({ sampleQuery: OPTIONS.sampleQuery });
    expect(html).not.toContain('<b>');
  });

  it('leaves GraphQL requests alone: no browser, or a query in the address', async () => {
    expect(await (await pages.get('/graphql', { accept: 'application/json' })).text()).toBe('passed on');
    expect(await (await pages.page('/graphql?query={a}')).text()).toBe('passed on');
  });

  it('serves the files each page names, compressed, and lets browsers keep them', async () => {
    const html = `${await (await pages.page('/graphql')).text()}${await (await pages.page('/docs')).text()}`;
    const files = new Set([...html.matchAll(/\/-\/assets\/[^"]+/g)].map(([path]) => path.replaceAll('&#38;', '&')));
    expect(files.size).toBeGreaterThan(8);
    for (const file of files) {
      const response = await pages.get(file, { 'accept-encoding': 'br' });
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
  });

  it('answers 304 to who has the file, and asks to check again where the address has no version', async () => {
    const first = await pages.get('/-/assets/page.css');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await pages.get('/-/assets/page.css', {
      'if-none-match': first.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('serves nothing but the files it knows', async () => {
    expect((await pages.get('/-/assets/pages.ts')).status).toBe(404);
    expect((await pages.get('/-/assets/..%2fpages.ts')).status).toBe(404);
    expect((await pages.get('/-/assets/toString')).status).toBe(404);
  });

  it('serves the OpenAPI document', async () => {
    const response = await pages.get('/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ openapi: '3.1.1' });
  });
});

describe('The pages of the deployment host', () => {
  it('say that the session cookie is used, and offer the header of staging deployments', async () => {
    const pages = await serve({ host: 'DEPLOYMENT' });
    const html = await (await pages.page('/graphql')).text();
    expect(html).toContain('Session cookie is used');
    expect(html).toContain('data-header="X-Development-Session"');
    pages.close();
  });

  it('can be off, or off for the deployment that a request names', async () => {
    const pages = await serve({ graphiql: (request) => request.headers['x-mode'] === 'staging', docs: false });
    expect((await pages.page('/graphql')).status).toBe(404);
    expect((await pages.page('/docs')).status).toBe(404);
    const staging = await pages.get('/graphql', { accept: 'text/html', 'x-mode': 'staging' });
    expect(staging.status).toBe(200);
    expect(await staging.text()).not.toContain('href="/docs">API reference');
    pages.close();
  });

  it('link to the SDL of the host, unless it is not served', async () => {
    const [shown, hidden] = [await serve(), await serve({ schemaPath: null })];
    expect(await (await shown.page('/docs')).text()).toContain('href="/schema.graphql">schema.graphql');
    expect(await (await hidden.page('/docs')).text()).not.toContain('schema.graphql');
    shown.close();
    hidden.close();
  });
});

const MAILED = ['/invitations/accept', '/auth/verify-magic-link', '/auth/reset-password'];

describe.each(MAILED)('The page of mailed links %s', (path) => {
  it('is the same for every token and carries a policy that allows this host and its own script alone', async () => {
    const pages = await serve({ host: 'DEPLOYMENT' });
    const response = await pages.page(`${path}?token=some-token`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).not.toContain('some-token');
    for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`);
    const other = await (await pages.page(path)).text();
    expect(other.replaceAll(/nonce="[^"]+"/g, '')).toBe(html.replaceAll(/nonce="[^"]+"/g, ''));
    for (const [, file = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await pages.get(file)).status).toBe(200);
    pages.close();
  });

  it('is none of the backend host', async () => {
    const pages = await serve();
    expect((await pages.page(path)).status).toBe(404);
    pages.close();
  });

  it('can be off, for the deployment that a request names', async () => {
    const pages = await serve({ host: 'DEPLOYMENT', userPages: ({ headers }) => headers['x-mode'] !== 'maintenance' });
    expect((await pages.get(path, { 'x-mode': 'maintenance' })).status).toBe(404);
    expect((await pages.get(path)).status).toBe(200);
    pages.close();
  });
});
