import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { storeDevelopmentMessage } from '../../src/deployment/development-messages/store-development-message.ts';
import type { MailContent } from '../../src/platform/messages/render-message.ts';
import { useBrowser } from '../support/browser.ts';
import { sendTestMail, waitForMail } from '../support/mail.ts';
import { sendTestPhoneMessage } from '../support/phone.ts';
import { service } from '../support/service.ts';
import { watchPage } from '../support/watch-page.ts';
import { createWorld, unique, type World } from '../support/world.ts';

const openPage = useBrowser();

const mailboxUrl = async () => `${(await service()).backend.url}/-/mailbox`;
const addressOf = (name: string) => `${unique(name)}@example.com`;
const keyField = (page: Page) => page.getByLabel('Credential', { exact: true });
const status = (page: Page) => page.locator('.mb-status');

/** Opens the mailbox of a deployment. */
async function openMailbox({ apiKey }: World, options = {}) {
  const page = await openPage(options);
  const watched = watchPage(page);
  await page.goto(await mailboxUrl());
  await keyField(page).fill(apiKey);
  return { page, watched };
}

/** Sends a mail and waits until it is in the mailbox. */
async function mailed(world: World, to: string, content: Partial<MailContent>) {
  await sendTestMail(world, { to, content });
  await waitForMail(world, to);
}

/** Stores a mail with any HTML. */
async function storeMail({ services, id: deploymentId }: World, html: string): Promise<void> {
  const id = services.database.ids.next();
  const job = { id, deploymentId, recipient: '', about: [], sealed: '', expiresAt: null };
  const content = { channel: 'email', to: 'ada@example.com', subject: 'Own template', text: 'Hello.', html } as const;
  await storeDevelopmentMessage(services, job, content);
}

it('asks for an API key, and explains keys that cannot read the mailbox', async () => {
  const world = await createWorld();
  await mailed(world, addressOf('ada'), { subject: 'Secret code', code: '123456' });
  const page = await openPage();
  await page.goto(await mailboxUrl());
  await expect.poll(() => status(page).textContent()).toContain('Enter an API key');
  expect(await page.content()).not.toContain('Secret code');

  await keyField(page).fill('sk_test_unknown');
  await expect.poll(() => page.locator('#hint').textContent()).toContain('invalid');
  await keyField(page).fill(await world.token(['users:read']));
  await expect.poll(() => status(page).textContent()).toContain('messages:read');
  await keyField(page).fill((await createWorld({ mode: 'production' })).apiKey);
  await expect.poll(() => status(page).textContent()).toContain('production');
  expect(await page.content()).not.toContain('Secret code');
});

it('shows a mail as HTML and text, its code with a button to copy it, and its link for a new tab', async () => {
  const world = await createWorld();
  const to = addressOf('ada');
  const button = { label: 'Sign in', url: 'https://northwind.example/sign-in?token=abc' };
  await mailed(world, to, { subject: 'Your code', code: '012345', button });
  const { page, watched } = await openMailbox(world, { permissions: ['clipboard-read', 'clipboard-write'] });

  await page.getByRole('heading', { name: 'Your code' }).waitFor();
  expect(await page.locator('.mb-facts').textContent()).toContain(to);
  await page.getByRole('button', { name: 'Copy 012345' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('012345');
  const link = page.locator('.mb-facts a');
  expect(await link.getAttribute('href')).toBe(button.url);
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);

  const mail = page.frameLocator('.mb-frame');
  const code = mail.locator('p.code');
  expect(await code.textContent()).toBe('012345');
  // The styles of the mail apply.
  expect(await code.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
  const inMail = mail.getByRole('link', { name: 'Sign in' });
  expect([await inMail.getAttribute('target'), await inMail.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  await page.getByRole('button', { name: 'Text' }).click();
  expect(await page.locator('.mb-text').textContent()).toContain('    012345');

  expect(watched.errors).toEqual([]);
  expect([...watched.origins]).toEqual([new URL(await mailboxUrl()).origin]);
});

it('shows new messages by itself, newest first, until the user chooses one', async () => {
  const world = await createWorld();
  await mailed(world, addressOf('ada'), { subject: 'First' });
  const { page } = await openMailbox(world);
  await page.getByRole('heading', { name: 'First' }).waitFor();
  await sendTestPhoneMessage(world, '+15550100', '654321 is your code.');
  await page.getByRole('heading', { name: 'SMS message' }).waitFor();
  expect(await page.locator('.mb-code code').textContent()).toBe('654321');
  expect(await page.locator('.mb-item').allTextContents()).toEqual([
    expect.stringContaining('+15550100'),
    expect.stringContaining('First'),
  ]);
  await page.locator('.mb-item').last().click();
  await page.getByRole('heading', { name: 'First' }).waitFor();
  await mailed(world, addressOf('bob'), { subject: 'Third' });
  await expect.poll(() => page.locator('.mb-item').count(), { timeout: 10_000 }).toBe(3);
  expect(await page.locator('.mb-content h2').textContent()).toBe('First');
});

it('runs nothing and loads nothing of a mail', async () => {
  const world = await createWorld();
  await storeMail(
    world,
    `<html><head><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">
     <link rel="stylesheet" href="https://elsewhere.example/a.css"><base href="https://elsewhere.example/">
     <script>top.document.title = 'changed'</script></head>
     <body background="https://elsewhere.example/b.png">
     <img src="https://elsewhere.example/a.png" onerror="top.document.title = 'changed'" alt="Logo">
     <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="Dot">
     <a href="javascript:top.document.title = 'changed'">Script</a><a href="/me">Relative</a>
     <form action="https://elsewhere.example/"><button>Send</button></form>
     <p style="color: rgb(1, 2, 3)">Styled</p></body></html>`,
  );
  const { page, watched } = await openMailbox(world);
  const mail = page.frameLocator('.mb-frame');
  const styled = mail.getByText('Styled');
  expect(await styled.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  expect(await mail.getByText('Script').getAttribute('href')).toBeNull();
  expect(await mail.getByText('Relative').getAttribute('href')).toBeNull();
  expect(await mail.locator('script, form, link, meta[http-equiv], base').count()).toBe(0);
  expect(await page.title()).not.toBe('changed');
  // The parser of the frame reports these two and blocks them. Nothing else reaches the frame's policy.
  expect(watched.errors.filter((text) => !/base URI|Blocked script execution/.test(text))).toEqual([]);
  expect([...watched.origins]).toEqual([new URL(await mailboxUrl()).origin]);
});

it('has a frame whose policy blocks scripts and requests, also without the cleaning of the page', async () => {
  const world = await createWorld();
  await storeMail(world, '<p>Hello.</p>');
  const { page, watched } = await openMailbox(world);
  await page.frameLocator('.mb-frame').getByText('Hello.').waitFor();
  await page.evaluate(() => {
    const { body } = (document.querySelector('.mb-frame') as HTMLIFrameElement).contentDocument as Document;
    body.innerHTML = '<img src="https://elsewhere.example/a.png" onerror="top.document.title = \'changed\'" alt="">';
    const script = body.ownerDocument.createElement('script');
    script.textContent = "top.document.title = 'changed'";
    body.append(script);
  });
  await expect.poll(() => watched.errors.join('\n')).toMatch(/elsewhere\.example/);
  expect(await page.title()).not.toBe('changed');
  const policy = (await fetch(`${await mailboxUrl()}/message`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox (?!.*allow-scripts)/);
});

it('has a policy without inline scripts and styles', async () => {
  const response = await fetch(await mailboxUrl());
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('deletes all messages after a question', async () => {
  const world = await createWorld();
  await mailed(world, addressOf('ada'), { subject: 'First' });
  const { page } = await openMailbox(world);
  await page.getByRole('heading', { name: 'First' }).waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect.poll(() => status(page).textContent()).toContain('No messages yet');
  expect(await page.locator('.mb-item').count()).toBe(0);
  expect((await world.backend.get('/development/messages')).body.data).toEqual([]);
});

it('shows older messages on request', async () => {
  const world = await createWorld();
  for (let at = 0; at < 52; at++) await storeMail(world, `<p>${at}</p>`);
  const { page } = await openMailbox(world);
  await expect.poll(() => page.locator('.mb-item').count()).toBe(50);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.poll(() => page.locator('.mb-item').count()).toBe(52);
  expect(await page.getByRole('button', { name: 'Show older' }).isVisible()).toBe(false);
});

it('shows the list or one message on a narrow screen, without scrolling sideways', async () => {
  const world = await createWorld();
  await mailed(world, addressOf('ada'), { subject: 'Your code', code: '012345' });
  const { page } = await openMailbox(world, { viewport: { width: 390, height: 800 } });
  await page.locator('.mb-item').click();
  await page.getByRole('heading', { name: 'Your code' }).waitFor();
  expect(await page.locator('.mb-item').isVisible()).toBe(false);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'All messages' }).click();
  expect(await page.locator('.mb-item').isVisible()).toBe(true);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
