import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openDeveloperPage } from '../support/developer-pages.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../support/hosted-pages.ts';
import { sendTestMail, waitForMail } from '../support/mail.ts';
import { sendTestPhoneMessage } from '../support/phone.ts';
import { service } from '../support/service.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
let backend: string;
let world: HostedWorld;

beforeAll(async () => {
  backend = (await service()).backend.url;
  world = await createHostedWorld();
});

const open = (address: string) => openDeveloperPage(openPage(), address);

it.each(['backend', 'deployment'] as const)('has an accessible page of / on the %s host', async (host) => {
  const { page, violations } = await open(host === 'backend' ? backend : world.url);
  await expectAccessible(page, `root-${host}`);
  expect(violations).toEqual([]);
});

describe('the API reference', () => {
  it.each(['backend', 'deployment'] as const)('is accessible on the %s host', async (host) => {
    const base = host === 'backend' ? backend : world.url;
    // The pages of all resources have the same parts, and this one is short.
    const { page, violations } = await open(`${base}/docs/waitlist`);
    await expectAccessible(page, `reference-${host}`);
    expect(violations).toEqual([]);
  });

  it('is accessible with search results', async () => {
    const { page, violations } = await open(`${backend}/docs/waitlist`);
    await page.fill('#gh-search', 'password');
    await page.locator('#gh-results [role=option]').first().waitFor();
    await expectAccessible(page, 'reference-search');
    expect(violations).toEqual([]);
  });

  it('is accessible with an opened operation and its response', async () => {
    const { page, violations } = await open(`${backend}/docs/api-keys`);
    await page.fill('#credential', world.apiKey);
    const operation = page.locator('#createApiKey');
    await operation.getByText('Try it').click();
    await operation.getByText('Error codes').click();
    for (const fields of await operation.locator('.rf-main .rf-nested > summary').all()) await fields.click();
    await operation.getByRole('button', { name: 'Send POST' }).click();
    await operation.locator('.rf-result', { hasText: '201 Created' }).waitFor();
    await expectAccessible(page, 'reference-operation');
    expect(violations).toEqual([]);
  });
});

describe('the guides', () => {
  it.each(['/docs/guides', '/docs/guides/errors', '/docs/guides/receiving-webhooks'])(
    'are accessible on %s',
    async (path) => {
      const { page, violations } = await open(`${backend}${path}`);
      await expectAccessible(page, path.slice(1).replaceAll('/', '-'));
      expect(violations).toEqual([]);
    },
  );

  it('are accessible with search results on the deployment host', async () => {
    const { page, violations } = await open(`${world.url}/docs/guides/images`);
    await page.fill('#gh-search', 'password');
    await page.locator('#gh-results [role=option]').first().waitFor();
    await expectAccessible(page, 'guides-search');
    expect(violations).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('is accessible without a key, with its list, and with a message', async () => {
    const { page, violations } = await open(`${backend}/-/mailbox`);
    await page.getByText('Enter an API key').waitFor();
    await expectAccessible(page, 'mailbox-key');

    const to = `${unique('ada')}@example.com`;
    await sendTestMail(world, { to, content: { subject: 'Your code', code: '123456' } });
    await waitForMail(world, to);
    await sendTestPhoneMessage(world, '+15550100', '654321 is your code.');
    await page.fill('#credential', world.apiKey);
    await page.locator('.mb-list', { hasText: 'Your code' }).waitFor();
    await expectAccessible(page, 'mailbox-list');
    await page.locator('.mb-item', { hasText: '123456' }).click();
    await expectAccessible(page, 'mailbox-message');
    expect(violations).toEqual([]);
  });
});

it('adds to GraphiQL only what is accessible', async () => {
  const { page } = await open(`${backend}/graphql`);
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  await page.getByRole('button', { name: 'Show History' }).click();
  await expectAccessible(page, 'graphiql', 'body > header');
});
