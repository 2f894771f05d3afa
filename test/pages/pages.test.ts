import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages, type PagesOptions } from '../../src/pages/pages.ts';
import { toyDocument } from '../api/rest/openapi/toy.ts';

const OPTIONS: PagesOptions = {
  host: 'BACKEND',
  title: 'Gatehouse',
  graphiql: true,
  docs: true,
  root: async () => null,
  schemaPath: '/schema.graphql',
  sampleQuery: '{ organizations { data { id } } } # </script><b>',
  openapi: () => toyDocument('BACKEND'),
};

async function serve(options: Partial<PagesOptions> = {}) {
  const app = express().use(createPages({ ...OPTIONS, ...options }).router);
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

describe('createPages', () => {
  let pages: Served;
  beforeAll(async () => {
    pages = await serve();
  });
  afterAll(() => pages.close());

  it.each(['/graphql', '/docs', '/docs/guides'])(
    'serves %s with a policy that allows only this host and the scripts of the page',
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
      for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^(\/(?!\/)|#)/);
    },
  );

  it('sends a different nonce with each response', async () => {
    const [one, other] = await Promise.all([pages.page('/docs'), pages.page('/docs')]);
    expect(one.headers.get('content-security-policy')).not.toBe(other.headers.get('content-security-policy'));
  });

  it('escapes the sample query in the script element of GraphiQL', async () => {
    const html = await (await pages.page('/graphql')).text();
    const settings = /id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(settings)).toMatchObject({ sampleQuery: OPTIONS.sampleQuery });
    expect(html).not.toContain('<b>');
  });

  it('passes on GraphQL requests of other clients and requests with a query parameter', async () => {
    expect(await (await pages.get('/graphql', { accept: 'application/json' })).text()).toBe('passed on');
    expect(await (await pages.page('/graphql?query={a}')).text()).toBe('passed on');
  });

  it('serves the files of each page compressed, with headers that let browsers cache them permanently', async () => {
    const html = `${await (await pages.page('/graphql')).text()}${await (await pages.page('/docs')).text()}`;
    const files = new Set([...html.matchAll(/\/-\/assets\/[^"]+/g)].map(([path]) => path.replaceAll('&amp;', '&')));
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

  it('returns 304 for a cached file, and no-cache for a URL without a version', async () => {
    const first = await pages.get('/-/assets/page.css');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await pages.get('/-/assets/page.css', {
      'if-none-match': first.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('returns 404 for an asset that no page uses', async () => {
    expect((await pages.get('/-/assets/pages.ts')).status).toBe(404);
    expect((await pages.get('/-/assets/..%2fpages.ts')).status).toBe(404);
    expect((await pages.get('/-/assets/toString')).status).toBe(404);
  });

  it('serves the OpenAPI document', async () => {
    const response = await pages.get('/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.1' });
  });
});

describe('createPages for the deployment host', () => {
  it('shows that the session cookie is used, and a field for the development session', async () => {
    const pages = await serve({ host: 'DEPLOYMENT' });
    const html = await (await pages.page('/graphql')).text();
    expect(html).toContain('Session cookie is used');
    expect(html).toContain('data-header="X-Development-Session"');
    pages.close();
  });

  it('disables pages for all requests or depending on the request', async () => {
    const pages = await serve({ graphiql: (request) => request.headers['x-mode'] === 'staging', docs: false });
    expect((await pages.page('/graphql')).status).toBe(404);
    expect((await pages.page('/docs')).status).toBe(404);
    expect((await pages.page('/docs/guides/errors')).status).toBe(404);
    expect((await pages.page('/docs/search.json')).status).toBe(404);
    const staging = await pages.get('/graphql', { accept: 'text/html', 'x-mode': 'staging' });
    expect(staging.status).toBe(200);
    expect(await staging.text()).not.toContain('href="/docs">API reference');
    pages.close();
  });

  it('links to the SDL of the host when it is served', async () => {
    const [shown, hidden] = [await serve(), await serve({ schemaPath: null })];
    expect(await (await shown.page('/docs')).text()).toContain('href="/schema.graphql">schema.graphql');
    expect(await (await hidden.page('/docs')).text()).not.toContain('href="/schema.graphql"');
    shown.close();
    hidden.close();
  });
});
