import { globSync, readFileSync, statSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/pages/guides/markdown.ts';
import { useBrowser } from '../support/browser.ts';
import { openDeveloperPage } from '../support/developer-pages.ts';
import { sendRequest } from '../support/http.ts';
import { service } from '../support/service.ts';
import { createWorld, type World } from '../support/world.ts';

type Host = 'backend' | 'deployment';

const HOSTS: readonly Host[] = ['backend', 'deployment'];
const FILES = globSync('docs/{guides,reference,operations}/*.md');
const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');
const PATHS = ['/docs/guides', ...FILES.map((file) => `/docs/guides/${slugOf(file)}`)];

let world: World;
let urls: Readonly<Record<Host, string>>;

beforeAll(async () => {
  const running = await service();
  world = await createWorld({ domain: 'localhost' });
  urls = {
    backend: running.backend.url,
    deployment: `http://${world.frontendHost}:${new URL(running.deployment.url).port}`,
  };
});

async function get(path: string, host: Host = 'backend') {
  const running = await service();
  const headers = host === 'backend' ? {} : { host: world.frontendHost };
  return sendRequest<unknown>({ method: 'GET', url: `${running[host].url}${path}`, headers });
}

const hrefsOf = (text: string) => [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('GET /docs/guides', () => {
  it.each(HOSTS)('lists every guide on the %s host, in the order of docs/README.md', async (host) => {
    const { status, text } = await get('/docs/guides', host);
    expect(status).toBe(200);
    const listed = hrefsOf(text.slice(text.indexOf('class="gd"'))).filter((href) => href.startsWith('/docs/guides/'));
    expect(listed.slice(0, 2)).toEqual(['/docs/guides/readme', '/docs/guides/first-browser-app']);
    expect(PATHS.slice(1).filter((path) => !listed.includes(path))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each(HOSTS)('serves every guide on the %s host with headings that have ids of their own', async (host) => {
    for (const path of PATHS) {
      const { status, text } = await get(path, host);
      expect([path, status]).toEqual([path, 200]);
      const ids = idsOf(text);
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
    }
  });

  it('leads with every link to a page and an anchor that exist', async () => {
    const pages = new Map<string, string>();
    const read = async (path: string) => {
      const known = pages.get(path);
      if (known !== undefined) return known;
      const { status, text } = await get(path);
      const page = status === 200 ? text : '';
      pages.set(path, page);
      return page;
    };
    const queue = ['/docs/guides'];
    const broken: string[] = [];
    for (const path of queue) {
      for (const href of hrefsOf(await read(path))) {
        if (!href.startsWith('#') && !href.startsWith('/docs')) continue;
        const [target = '', anchor] = href.split('#');
        const to = target === '' ? path : target;
        const page = await read(to);
        const isFound = page !== '' && (anchor === undefined || idsOf(page).includes(anchor));
        if (!isFound) broken.push(`${path}: ${href}`);
        if (to.startsWith('/docs/guides') && !queue.includes(to)) queue.push(to);
      }
    }
    expect(broken).toEqual([]);
    expect(queue.length).toBeGreaterThanOrEqual(PATHS.length);
  });

  it('links only to pages of this host and to addresses with http or https', async () => {
    for (const path of PATHS) {
      const other = hrefsOf((await get(path)).text).filter(
        (href) => !/^(#|\/(docs|graphql|-|openapi|schema|$)|https?:\/\/)/.test(href),
      );
      expect(other, path).toEqual([]);
    }
  });

  it('names files of the repository that are not served instead of linking to them', async () => {
    const { text } = await get('/docs/guides/hosted-pages');
    expect(text.replaceAll('<wbr>', '')).toContain(
      '(<code>docs/decisions/0045-hosted-pages-are-clients-of-the-graph.md</code> of the repository)',
    );
  });

  it('sends the headers and the language of the other pages for developers', async () => {
    const [guide, reference] = [await get('/docs/guides/errors'), await get('/docs')];
    const names = ['cache-control', 'vary', 'referrer-policy', 'x-content-type-options', 'cross-origin-opener-policy'];
    for (const name of names) expect([name, guide.headers[name]]).toEqual([name, reference.headers[name]]);
    const policy = String(guide.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(guide.text).toContain('<html lang="en">');
  });

  it.each([
    '/docs/guides/nothing',
    '/docs/guides/README.md',
    '/docs/guides/errors.md',
    '/docs/guides/constructor',
    '/docs/guides/__proto__',
    '/docs/guides/style',
    '/docs/guides/../../package.json',
    '/docs/guides/..%2f..%2fpackage.json',
    '/docs/guides/..%5c..%5cpackage.json',
    '/docs/guides/%2e%2e/%2e%2e/package.json',
    '/docs/guides/errors%00',
    '/docs/guides/reference/errors',
    `/docs/guides/${'a'.repeat(4000)}`,
  ])('answers 404 for %s, which is no guide', async (path) => {
    const { hostname, port } = new URL(urls.backend);
    const { status, text } = await sendUnchanged(hostname, port, path);
    expect(status).toBe(404);
    expect(text).not.toContain('"dependencies"');
  });

  it('is part of the container image', () => {
    const { copied, ignored } = imageFiles();
    const files = [
      ...FILES,
      ...globSync('docs/*.md').filter((file) => isListed(file)),
      'README.md',
      'SECURITY.md',
      'CHANGELOG.md',
    ];
    for (const file of files) {
      expect([file, copied.some((path) => isWithin(file, path))]).toEqual([file, true]);
      expect([file, ignored(file)]).toEqual([file, false]);
    }
  });
});

/** Sends a path as it is: `fetch` and `URL` resolve its dots. */
async function sendUnchanged(hostname: string, port: string, path: string) {
  const { request } = await import('node:http');
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method: 'GET' }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject).end();
  });
}

const isWithin = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
const isListed = (file: string) => readFileSync('docs/README.md', 'utf8').includes(`](${file.replace('docs/', '')})`);

/** The paths that the Dockerfile copies, and whether `.dockerignore` keeps a file out. */
function imageFiles() {
  const lines = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (.+) \S+$/gm);
  const rules = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  return {
    copied: [...lines].flatMap(([, paths = '']) => paths.split(' ')),
    // The last rule that matches decides.
    ignored: (file: string) =>
      rules.findLast((rule) => rule === '*' || isWithin(file, rule.replace('!', '')))?.startsWith('!') !== true,
  };
}

describe('the Markdown of a guide', () => {
  const render = (markdown: string) =>
    renderMarkdown(markdown, (link) => (link.startsWith('#') ? { href: link } : {}))
      .map(({ html }) => html)
      .join('');

  it('shows HTML as text', () => {
    const html = render(
      '<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> b.\n\n| <b>a</b> |\n|---|\n| `<i>` |\n\n## <u>c</u>\n\n```html\n<p>\n```\n',
    );
    expect(html).not.toMatch(/<(script|img|b|i|u)\b|<pre[^>]*><p/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<code>&lt;i&gt;</code>');
  });

  it('shows links with other schemes, and images, as their text', () => {
    const html = render('[a](javascript:alert(1)) [b](data:text/html,x) ![c](https://example.com/c.png) [d](#d "<e>")');
    expect(html).not.toMatch(/javascript:|data:|<img|example\.com|<e>/);
    expect(html).toContain('<a href="#d">d</a>');
  });

  it('numbers headings with the same text', () => {
    const ids = idsOf(render('# A\n\n## The `code` & more\n\n## The code & more\n'));
    expect(ids).toEqual(['a', 'the-code--more', 'the-code--more-1']);
  });

  it('gives the search the text of paragraphs, lists, tables and code', () => {
    const sections = renderMarkdown(
      '# A\n\nOne *two*.\n\n## B\n\n- three\n- `four`\n\n| x | y |\n|---|---|\n| 5 | 6 |\n\n```sh\nseven\n```\n',
      () => ({}),
    );
    expect(sections.map(({ id, title, text }) => [id, title, text])).toEqual([
      ['', '', 'A One two.'],
      ['b', 'B', 'three four x y 5 6 seven'],
    ]);
  });
});

describe('GET /docs/search.json', () => {
  it.each(HOSTS)('has the operations of the %s host and the sections of the guides', async (host) => {
    const { body, headers } = await get('/docs/search.json', host);
    const entries = body as { t: string; g: string; h: string }[];
    expect(headers['cache-control']).toBe('no-cache');
    expect(entries).toContainEqual(
      expect.objectContaining({
        t: 'Impersonation',
        g: 'Guides › Supporting users',
        h: '/docs/guides/supporting-users#impersonation',
      }),
    );
    expect(entries.some(({ g }) => g.startsWith('API reference › '))).toBe(true);
    expect(entries.filter(({ t, g, h }) => !t || !g || !h)).toEqual([]);
  });
});

describe('the guides in a browser', () => {
  const openPage = useBrowser();
  const open = (path: string, options: BrowserContextOptions & { host?: Host } = {}) => {
    const { host = 'backend', ...context } = options;
    return openDeveloperPage(openPage(context), `${urls[host]}${path}`);
  };

  it.each(HOSTS)('finds on a page of the reference of the %s host a guide, and says where it leads', async (host) => {
    const { page, violations } = await open('/docs', { host });
    await page.keyboard.press('/');
    await page.keyboard.type('why can this user not sign in');
    const found = page.locator('#gh-results [role=option]').first();
    await found.waitFor();
    expect(await found.locator('.rf-where').innerText()).toBe('Guides › Supporting users');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/guides\/supporting-users#why-can-this-user-not-sign-in$/);
    expect(await page.locator('#why-can-this-user-not-sign-in').isVisible()).toBe(true);
    expect(violations).toEqual([]);
  });

  it('finds on a guide an operation, and says where it leads', async () => {
    const { page, violations } = await open('/docs/guides/images');
    await page.fill('#gh-search', 'create a user');
    const found = page.locator('#gh-results [role=option]').first();
    await found.waitFor();
    expect(await found.locator('.rf-where').innerText()).toBe('API reference › Users › POST /users');
    await found.click();
    await page.waitForURL(/\/docs\/users#createUser$/);
    expect(violations).toEqual([]);
  });

  it('shows the beginning of a text whose title has the word', async () => {
    const { page } = await open('/docs/guides');
    await page.fill('#gh-search', 'compatibility');
    const found = page.locator('#gh-results [role=option]', { hasText: 'Guides › Upgrades' }).first();
    await found.waitFor();
    expect(await found.innerText()).toContain('REST paths, fields and types');
  });

  it('bounds the words of a search', async () => {
    const { page, violations } = await open('/docs/guides');
    await page.evaluate(() => {
      const input = document.getElementById('gh-search') as HTMLInputElement;
      input.value = 'user '.repeat(100_000);
      input.dispatchEvent(new Event('input'));
    });
    await page.locator('#gh-results [role=option]').first().waitFor();
    expect(await page.locator('#gh-results [role=option]').count()).toBeLessThanOrEqual(30);
    expect(violations).toEqual([]);
  });

  it('follows links between guides, marks the current section and copies code', async () => {
    const { page, violations } = await open('/docs/guides/receiving-webhooks');
    await page.locator('.gd').getByRole('link', { name: 'tour' }).first().click();
    await page.waitForURL(/\/docs\/guides\/readme#tour$/);
    await page.locator('.rf-toc a.is-current', { hasText: 'Tour' }).waitFor();
    expect(await page.locator('.gd .rf-copy').first().count()).toBe(1);
    await page.getByRole('link', { name: 'API reference', exact: true }).first().click();
    await page.waitForURL(/\/docs$/);
    await page.locator('.rf-intro').getByRole('link', { name: 'guides' }).click();
    await page.waitForURL(/\/docs\/guides$/);
    expect(violations).toEqual([]);
  });

  it('fit a narrow screen with and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('/docs/guides/errors', { viewport: { width: 390, height: 844 }, javaScriptEnabled });
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

describe('The picture of the README', () => {
  it.each(HOSTS)('is shown in the guide on the %s host, in the colors of the browser', async (host) => {
    const { text } = await get('/docs/guides/readme', host);
    const [, dark = '', light = ''] =
      /<picture><source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)"><img src="([^"]+)"/.exec(text) ?? [];
    for (const [url, name] of [
      [dark, 'console-dark'],
      [light, 'console-light'],
    ]) {
      expect(url).toMatch(new RegExp(`^/docs/guides/pictures/${name}\\.png\\?v=[0-9a-f]{12}$`));
      const { status, headers } = await get(url ?? '', host);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toContain('immutable');
      expect(Number(headers['content-length'])).toBe(statSync(`docs/pictures/${name}.png`).size);
      expect(Number(headers['content-length'])).toBeLessThan(150_000);
    }
  });

  it('is the only kind of file that the path serves', async () => {
    for (const name of ['none.png', '..%2Fstyle.md', '..%2F..%2Fpackage.json', 'console-light.png%00'])
      expect((await get(`/docs/guides/pictures/${name}`)).status).not.toBe(200);
  });
});
