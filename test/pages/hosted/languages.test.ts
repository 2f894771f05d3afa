import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_PAGES } from '../../../src/pages/hosted/pages.ts';
import { de } from '../../../src/pages/texts/de/de.ts';
import { en } from '../../../src/pages/texts/en/en.ts';
import { es } from '../../../src/pages/texts/es/es.ts';
import { fr } from '../../../src/pages/texts/fr/fr.ts';
import { LANGUAGE_NAMES, type TextKey } from '../../../src/pages/texts/texts.ts';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { addApiAuthApp } from '../../support/api-auth-keys.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import { textsOfPage } from '../../support/page-texts.ts';
import { SELF_SERVICE } from '../../support/self-service.ts';

/** The texts of the test's data, which are the same in each language. */
const DATA = [
  'Northwind',
  'ada@example.com',
  'Analytical Engines',
  'analytical-engines',
  'Workshop',
  'Accountant',
  'grace@example.com',
  'My laptop',
  'Admin',
  'Member',
  // Initials.
  'AE',
  ...Object.values(LANGUAGE_NAMES),
];

/** Words of longer texts that are the same in several languages. */
const SAME_WORDS = ['Logo'];

let world: HostedWorld;
let browser: BrowserClient;
let appName: string;
let organizationId: string;
let workspaceId: string;

beforeAll(async () => {
  world = await createHostedWorld([{ phone: { enabled: true }, username: { enabled: true } }]);
  browser = await openSignedUpBrowser(world, 'ada@example.com');
  organizationId = (await browser.post('/organizations', { name: 'Analytical Engines' })).body.data.id;
  const organization = `/organizations/${organizationId}` as const;
  await browser.post(`${organization}/roles`, { name: 'Accountant', permissions: ['orders:read'] });
  await browser.post(`${organization}/invitations`, { email: 'grace@example.com' });
  const workspace = { organization_id: organizationId, name: 'Workshop' };
  workspaceId = (await browser.post('/workspaces', workspace)).body.data.id;
  appName = await addApiAuthApp(world, { self_service: SELF_SERVICE });
  await browser.post(`/api-auth/apps/${appName}/keys`, { name: 'My laptop', permissions: ['orders:read'] });
});

/** The texts of a page that are the same in English, other than data and texts that both languages share. */
async function englishTexts(path: string, language: 'de' | 'fr' | 'es', session: string | null): Promise<string[]> {
  const catalogue = { de, fr, es }[language] as Readonly<Record<TextKey, string>>;
  const textsIn = async (locale: string) => {
    const { status, text } = await world.page(path, { session, headers: { 'accept-language': locale } });
    expect([200, 400, 404], path).toContain(status);
    expect(text).toContain(`<html lang="${locale}">`);
    return textsOfPage(text);
  };
  const same = Object.entries(en).flatMap(([key, text]) => (catalogue[key as TextKey] === text ? [text] : []));
  const shared: readonly string[] = [...same, ...SAME_WORDS];
  const english = await textsIn('en');
  expect(english.length, path).toBeGreaterThan(6);
  return (await textsIn(language)).filter(
    (text) => english.includes(text) && !shared.includes(text) && /\p{L}/u.test(withoutData(text)),
  );
}

/** What is left of a text without the data and permissions in it. */
function withoutData(text: string): string {
  const rest = [...DATA, appName].reduce((left, data) => left.replaceAll(data, ''), text);
  return rest.replaceAll(/[a-z]+:[a-z]+/g, '');
}

/** All pages, without that of the elements, which is in English for those who work on the pages. */
const PATHS = HOSTED_PAGES.map(({ path }) => path).filter((path) => path !== '/-/elements');

describe.each(['de', 'fr', 'es'] as const)('The pages in %s', (language) => {
  it.each(PATHS)('%s has no English text', async (path) => {
    expect(
      await englishTexts(`${path}?organization=${organizationId}&workspace=${workspaceId}`, language, browser.cookie),
    ).toEqual([]);
  });

  it.each(['/sign-in', '/sign-up', '/waitlist', '/forgot-password', '/no-such-page'])(
    '%s has no English text for a visitor',
    async (path) => {
      expect(await englishTexts(path, language, null)).toEqual([]);
    },
  );

  it('the form of an API key has no English text', async () => {
    const path = `/user-profile/api-keys?app=${encodeURIComponent(appName)}`;
    expect(await englishTexts(path, language, browser.cookie)).toEqual([]);
  });
});
