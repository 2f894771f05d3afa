import { beforeAll, describe, expect, it } from 'vitest';
import { operatorsDeploymentId } from '../../../src/operators/operators-deployment.ts';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { createAllResources } from '../../support/all-resources.ts';
import { useBrowser } from '../../support/browser.ts';
import {
  type ConsoleOperator,
  consoleUrl,
  countEvents,
  deploymentPage,
  signedInOperator,
} from '../../support/console.ts';
import { consoleForms } from '../../support/console-forms.ts';
import { CONSOLE_PAGES, type FullWorld, pathOfPage } from '../../support/console-pages.ts';
import { HOSTILE, RAW, storeHostileTexts } from '../../support/hostile-texts.ts';
import { sendRequest } from '../../support/http.ts';
import { press } from '../../support/profile-pages.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();
let full: FullWorld;
let owner: ConsoleOperator;

beforeAll(async () => {
  const world = await createWorld({ name: HOSTILE });
  full = { world, all: await createAllResources(world) };
  owner = await signedInOperator();
});

/** The actions of all pages. */
const ACTIONS = CONSOLE_PAGES.flatMap((page) =>
  Object.keys(page.page.actions ?? {}).map((action) => ({ page, action, name: `${page.name} ${action}` })),
);

describe('Each form of the console', () => {
  it('is rejected from another origin, also of this machine, and without a header that names its page', async () => {
    const { protocol, port } = new URL(await consoleUrl());
    const foreign: Readonly<Record<string, string>>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { origin: `${protocol}//localhost:${Number(port) + 1}` },
      { origin: `${protocol}//console.localhost:${port}` },
      { origin: `https://localhost:${port}` },
    ];
    const before = await countEvents(full.world);
    const accepted: string[] = [];
    for (const { page, action, name } of ACTIONS) {
      const path = pathOfPage(page, full);
      for (const headers of foreign) {
        const { status } = await owner.page(path, { form: { action }, headers });
        if (status !== 403) accepted.push(`${name} of ${headers['origin']}: ${status}`);
      }
      const { status } = await sendRequest({
        method: 'POST',
        url: `${await consoleUrl()}${path}`,
        body: `action=${action}`,
        headers: { cookie: `__console=${owner.cookie}`, 'content-type': 'application/x-www-form-urlencoded' },
      });
      if (status !== 403) accepted.push(`${name} without a header: ${status}`);
    }
    expect(accepted).toEqual([]);
    expect(await countEvents(full.world)).toEqual(before);
  });

  it('leads a person who is not signed in to the sign-in page, and changes nothing', async () => {
    const before = await countEvents(full.world);
    for (const { page, action, name } of ACTIONS) {
      const { status, headers } = await owner.page(pathOfPage(page, full), { form: { action }, cookie: null });
      expect([name, status, String(headers.location)]).toEqual([
        name,
        303,
        expect.stringContaining('/console/sign-in'),
      ]);
    }
    expect(await countEvents(full.world)).toEqual(before);
  });
});

it('Each page, also of an error, cannot be framed, stored, or run scripts of others', async () => {
  const paths = [
    ...CONSOLE_PAGES.map((page) => pathOfPage(page, full)),
    '/none',
    '/999999999/users',
    '/sign-in',
    '/join',
  ];
  for (const path of paths) {
    const { headers } = await owner.page(path === '/' ? '' : path, path === '/sign-in' ? { cookie: null } : {});
    expect([path, headers]).toMatchObject([
      path,
      {
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'nonce-[^']+';.*base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'/,
        ),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      },
    ]);
  }
});

describe('An operator who may enter some deployments only', () => {
  it('gets the same page from each path of another one as from one that does not exist', async () => {
    const own = await createWorld();
    const operator = await signedInOperator({ role: 'administrator', deploymentIds: [own.id] });
    const before = await countEvents(full.world);
    for (const page of CONSOLE_PAGES.filter(({ isOfDeployment }) => isOfDeployment)) {
      const path = pathOfPage(page, full);
      const missing = path.replace(/^\/\d+/, '/999999999');
      const actions = Object.keys(page.page.actions ?? {});
      const requests = [{}, ...actions.map((action) => ({ form: { action } }))];
      for (const request of requests) {
        const [forbidden, unknown] = [await operator.page(path, request), await operator.page(missing, request)];
        expect([page.name, request, forbidden.status]).toEqual([page.name, request, 404]);
        expect(textOf(forbidden.text)).toBe(textOf(unknown.text));
      }
    }
    expect(await countEvents(full.world)).toEqual(before);
    expect((await operator.page('')).text).not.toContain(full.world.frontendHost);
    expect((await operator.page(`/${own.id}/users`)).status).toBe(200);
  });
});

/** The text of a page without what differs between two requests: nonces, keys of forms, and its own address. */
const textOf = (page: string) =>
  page.replace(/nonce="[^"]+"|value="[\w-]{22,}"|\/console\/\d+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '');

describe('An operator whose access ends while a page is open', () => {
  async function visit() {
    const world = await createWorld();
    const { userId } = await openSignedUpBrowser(world);
    const grace = await signedInOperator({ role: 'support' });
    const { page } = await grace.open(openPage);
    await page.goto(await deploymentPage(world, `/users/${userId}`));
    const isActive = async () => (await world.backend.get(`/users/${userId}`)).body.is_active;
    return { world, page, grace, isActive };
  }

  it('is led to the sign-in page by the end of the session, and from there back to the page', async () => {
    const { page, grace, isActive } = await visit();
    await grace.page('/sign-out', { form: {} });
    await press(page, 'Deactivate');
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect_url')).toContain('/users/');
    expect(await isActive()).toBe(true);
  });

  it('is led to the sign-in page when another operator removes them', async () => {
    const { page, grace, isActive } = await visit();
    await owner.page('/operators', { form: { action: 'remove', operator: grace.id } });
    await press(page, 'Deactivate');
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
    expect(await isActive()).toBe(true);
  });

  it.each([
    ['reads that the role does not include it', { role: 'AUDITOR', deploymentIds: '' }, 403],
    ['finds no such deployment', { role: 'SUPPORT', deploymentIds: '1' }, 404],
  ] as const)('%s after another operator has changed the role', async (_, change, status) => {
    const { page, grace, isActive } = await visit();
    await owner.page('/operators', { form: { action: 'update', operator: grace.id, ...change } });
    const [response] = await Promise.all([page.waitForResponse(/\/users\//), press(page, 'Deactivate')]);
    expect(response.status()).toBe(status);
    expect(await isActive()).toBe(true);
  });
});

describe('Texts of an attacker', () => {
  it('are rejected or stored in each field of each form, and never an error of the service', async () => {
    const errors: string[] = [];
    let sent = 0;
    for (const page of CONSOLE_PAGES) {
      const path = pathOfPage(page, full);
      for (const { action, fields } of consoleForms((await owner.page(path)).text)) {
        const names = Object.keys(fields).filter((name) => name !== 'action');
        for (const hostile of names.length === 0 ? [] : [HOSTILE, '9'.repeat(40), '\u0000']) {
          const form = { ...Object.fromEntries(names.map((name) => [name, hostile])), action };
          const { status } = await owner.page(path, { form });
          sent += 1;
          if (status >= 500) errors.push(`${page.name} ${action} with ${hostile.slice(0, 40)}: ${status}`);
        }
      }
    }
    expect(sent).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('are texts on every page, and in the parameters of its URL', async () => {
    await storeHostileTexts(full);
    await full.world.services.database.rows
      .updateTable('user')
      .set({ first_name: HOSTILE, last_name: HOSTILE })
      .where('deployment_id', '=', (await operatorsDeploymentId(full.world.services)) ?? 0)
      .where('id', '=', owner.id)
      .execute();
    const names = [
      'search',
      'after',
      'before',
      'status',
      'done',
      'type',
      'kind',
      'language',
      'test',
      'replay',
      'since',
    ];
    const search = new URLSearchParams(names.map((name) => [name, HOSTILE]));
    const { page, offences } = await owner.open(openPage);
    const url = await consoleUrl();
    for (const each of CONSOLE_PAGES) {
      const path = pathOfPage(each, full);
      expect((await owner.page(`${path}?${search}`)).text, path).not.toContain(RAW);
      await page.goto(`${url}${path}`);
      expect(await page.locator('img[src="x"], a[href^="javascript:"]').count(), path).toBe(0);
      // The name of the operator is on each page.
      expect(await page.getByText(RAW).count(), path).toBeGreaterThan(0);
    }
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
