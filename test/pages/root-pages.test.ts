import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { sendRequest } from '../support/http.ts';
import { startOwnService } from '../support/own-service.ts';
import { service } from '../support/service.ts';
import { watchPage } from '../support/watch-page.ts';
import { createWorld, type World } from '../support/world.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const backendUrl = async () => `${(await service()).backend.url}/`;
const deploymentUrl = async ({ frontendHost }: World) =>
  `http://${frontendHost}:${new URL((await service()).deployment.url).port}/`;

async function get(url: string, headers: Record<string, string> = HTML) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A request to the deployment host, whose name `fetch` does not send. */
async function getDeployment({ frontendHost }: World, headers: Record<string, string> = HTML) {
  const url = `${(await service()).deployment.url}/`;
  return sendRequest<unknown>({ method: 'GET', url, headers: { host: frontendHost, ...headers } });
}

const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href);

describe('GET / of the backend host', () => {
  it('is a page for a browser without a credential', async () => {
    // Beside the deployment of the first start, so that the page names none.
    await createWorld();
    const { status, headers, text } = await get(await backendUrl());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('vary')).toMatch(/Accept.*Authorization/);
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(hrefsOf(text)).toEqual([
      '/docs',
      '/graphql',
      '/docs/guides',
      '/-/mailbox',
      '/openapi.json',
      '/schema.graphql',
    ]);
    expect(text).toContain('npm run cli -- keys create --deployment ID');
  });

  it('shows nothing of the deployments, except the mode that all of them have', async () => {
    const world = await createWorld({ name: 'Northwind Staging' });
    const { text } = await get(await backendUrl());
    for (const value of [world.frontendHost, world.apiKey, 'Northwind Staging']) expect(text).not.toContain(value);
  });

  it('stays the documented operation with a credential, or for a caller that does not ask for HTML', async () => {
    const world = await createWorld();
    const authorization = `Bearer ${world.apiKey}`;
    const asked = await get(await backendUrl(), { ...HTML, authorization });
    const plain = await get(await backendUrl(), { authorization });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, plain.headers.get('content-type')]);
    expect(asked.text).toBe(plain.text);
    expect(JSON.parse(plain.text).id).toBe(String(world.id));
    expect((await get(await backendUrl(), { ...HTML, authorization: 'Bearer unknown' })).status).toBe(401);
    for (const accept of ['*/*', 'application/json'])
      expect((await get(await backendUrl(), { accept })).status).toBe(401);
  });

  it('shows the mode and the id of the only deployment, and no mailbox in production', async () => {
    const running = await startOwnService();
    try {
      const url = `${running.backend.url}/`;
      const { text } = await get(url);
      expect(text).toContain('>Staging<');
      expect(text).toContain('npm run cli -- keys create --deployment 1');
      const world = running.first as { apiKey: string };
      const authorization = `Bearer ${world.apiKey}`;
      const changed = await fetch(url, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ mode: 'production' }),
      });
      expect(changed.status).toBe(200);
      const production = (await get(url)).text;
      expect(production).toContain('>Production<');
      expect(production).not.toContain('/-/mailbox');
    } finally {
      await running.stop(0);
    }
  });
});

describe('GET / of the deployment host', () => {
  it('names the pages of the settings, and on a staging deployment those for developers', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/ui', {
      app_name: 'Northwind & <Sons>',
      sign_in_page_url: 'https://app.northwind.example/login',
    });
    const { status, text } = await getDeployment(world);
    expect(status).toBe(200);
    expect(text).toContain('Northwind &amp; &lt;Sons&gt;');
    expect(text).toContain('class="monogram"');
    const hrefs = hrefsOf(text);
    expect(hrefs.slice(0, 3)).toEqual(['https://app.northwind.example/login', '/sign-up', '/user-profile']);
    expect(hrefs).toContain('/docs');
    expect(hrefs.at(-1)).toMatch(/\/-\/mailbox$/);
    expect(text).toContain(`npm run cli -- keys create --deployment ${world.id}`);
    expect(text).toContain('>Staging<');
  });

  it('shows only the application to the users of a production deployment', async () => {
    const world = await createWorld({ mode: 'production' });
    const { text } = await getDeployment(world);
    expect(hrefsOf(text)).toEqual(['/sign-in', '/sign-up', '/user-profile']);
    expect(text).not.toMatch(/developer|npm|Production|Deployment host|GraphiQL|mailbox/i);
  });

  it('offers the sign-up that the deployment has, and no link to itself', async () => {
    const world = await createWorld({ mode: 'production' });
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    expect(hrefsOf((await getDeployment(world)).text)).toEqual(['/sign-in', '/waitlist', '/user-profile']);
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'closed' });
    await world.backend.patch('/settings/ui', { sign_in_page_url: '/', user_profile_url: '' });
    expect(hrefsOf((await getDeployment(world)).text)).toEqual([]);
  });

  it('is no page for other callers, with a credential, and during maintenance', async () => {
    const world = await createWorld();
    expect((await getDeployment(world, { accept: '*/*' })).status).toBe(404);
    expect((await getDeployment(world, { ...HTML, authorization: 'Bearer x' })).text).not.toContain('<html');
    await world.backend.patch('/', { maintenance_mode: true });
    expect((await getDeployment(world)).status).toBe(503);
  });
});

it('has the logo and the colors of the deployment, which its policy allows', async () => {
  const world = await createWorld({ mode: 'production' });
  await world.backend.patch('/settings/ui', {
    logo_image_url: 'https://images.northwind.example/logo.svg',
    light_mode_settings: { primary_color: '#0b7285' },
  });
  const { headers, text } = await getDeployment(world);
  const policy = String(headers['content-security-policy']);
  const nonce = /<style nonce="([^"]+)">:root\{[^<]*--accent:#0b7285/.exec(text)?.[1];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("img-src 'self' data: https://images.northwind.example");
  expect(text).toContain('<img class="logo" src="https://images.northwind.example/logo.svg"');
});

describe('an unknown address', () => {
  it.each(['/nothing-here', '/docs/nothing', '/docs/guides/nothing', '/docs/guides/errors/nothing'])(
    'is a page with links to the others for a browser on the backend host: %s',
    async (path) => {
      const url = new URL(path, await backendUrl()).href;
      const { status, headers, text } = await get(url);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('vary')).toContain('Accept');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).toContain('This page does not exist');
      expect(hrefsOf(text).slice(0, 4)).toEqual(['/', '/graphql', '/docs', '/docs/guides']);
    },
  );

  it('is JSON for other clients, methods and credentials of the backend host', async () => {
    const url = new URL('/nothing-here', await backendUrl()).href;
    const { status, headers, text } = await get(url, { accept: 'application/json' });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).code).toBe('ROUTE_NOT_FOUND');
    const posted = await fetch(url, { method: 'POST', headers: HTML });
    expect(posted.headers.get('content-type')).toContain('application/json');
    const unknown = await get(url, { ...HTML, authorization: 'Bearer unknown' });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    const known = await get(new URL('/users', url).href);
    expect([known.status, known.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
  });

  it('of a guide is a page for developers on the deployment host too', async () => {
    const { frontendHost } = await createWorld({ mode: 'production' });
    const url = `${(await service()).deployment.url}/docs/guides/nothing`;
    const page = await sendRequest<unknown>({ method: 'GET', url, headers: { host: frontendHost, ...HTML } });
    expect(page.status).toBe(404);
    // GraphiQL is not on production deployments.
    expect(hrefsOf(page.text).slice(0, 3)).toEqual(['/', '/docs', '/docs/guides']);
    const other = await sendRequest<unknown>({ method: 'GET', url, headers: { host: frontendHost } });
    expect([other.status, other.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('the page of / in a browser', () => {
  const openPage = useBrowser();

  it.each(['BACKEND', 'DEPLOYMENT'])('of the host %s fits a narrow screen and violates no policy', async (host) => {
    const world = await createWorld({ domain: 'localhost' });
    const url = host === 'BACKEND' ? await backendUrl() : await deploymentUrl(world);
    const page = await openPage({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
    const watched = watchPage(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(watched.errors).toEqual([]);
    expect([...watched.origins]).toEqual([new URL(url).origin]);
  });
});
