import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { backdateMessages } from '../../support/message-sign-in.ts';
import { press, signPageIn } from '../../support/profile-pages.ts';
import { signedInEmail } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();
const ADDRESS = 'ada@example.com';

/** The alert of a message that is requested too early: it says how long to wait. */
const tooEarly = (page: Page) =>
  page.getByRole('alert').getByText(/^Too many attempts\. Try again in (\d+) seconds\.$/);

/** Requests a message a second time: at once, which is rejected, and after a minute. Returns the code of the second message. */
async function requestAgain(page: Page, world: HostedWorld, button: string, ready = async () => {}): Promise<string> {
  const first = await waitForMail(world, ADDRESS);
  await ready();
  await press(page, button);
  const wait = Number(/\d+/.exec((await tooEarly(page).textContent()) ?? '')?.[0]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await mailsTo(world, ADDRESS)).toHaveLength(1);
  await backdateMessages(world, 61);
  await ready();
  await press(page, button);
  const { code } = await waitForMail(world, ADDRESS, 2);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByLabel('Code').fill(first.code ?? '');
  await page.keyboard.press('Enter');
  if (code !== first.code) await page.getByText('The code is wrong, has expired or was used before.').waitFor();
  return code ?? '';
}

/** Waits until the button that is disabled at first can be pressed. Without JavaScript it always can. */
async function countDown(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (!javaScriptEnabled) return;
  const button = page.getByRole('button', { name: /^Send again/ });
  expect(await button.isDisabled()).toBe(true);
  await page.clock.fastForward(61_000);
  expect(await button.isDisabled()).toBe(false);
}

describe.each([true, false])('A code that is requested again with JavaScript: %s', (javaScriptEnabled) => {
  it('is sent after a minute on the sign-in page, where the button counts down', async () => {
    const world = await createHostedWorld([{ authentication_factors: { email_otp_enabled: true } }]);
    await openSignedUpBrowser(world, ADDRESS);
    const page = await openPage({ javaScriptEnabled });
    await page.clock.install();
    await page.goto(`${world.url}/sign-in?method=email-code`);
    await page.getByLabel('Email address').fill(ADDRESS);
    await press(page, 'Send code');
    const code = await requestAgain(page, world, 'Send again', () => countDown(page, javaScriptEnabled));
    await page.getByLabel('Code').fill(code);
    await press(page, 'Continue');
    expect(await signedInEmail(page, world)).toBe(ADDRESS);
  });

  it('is sent after a minute on the sign-up page, where the button counts down', async () => {
    const world = await createHostedWorld([{ email: { verify_signup: true } }]);
    const page = await openPage({ javaScriptEnabled });
    await page.clock.install();
    await page.goto(`${world.url}/sign-up`);
    await page.getByLabel('Email address').fill(ADDRESS);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign up');
    const code = await requestAgain(page, world, 'Send again', () => countDown(page, javaScriptEnabled));
    await page.getByLabel('Code').fill(code);
    await press(page, 'Continue');
    expect(await signedInEmail(page, world)).toBe(ADDRESS);
  });

  it('is sent after a minute on the page of addresses', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ javaScriptEnabled });
    const browser = await openSignedUpBrowser(world, ADDRESS);
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/user-profile/addresses`);
    await press(page, `Send a code ${ADDRESS}`);
    const code = await requestAgain(page, world, `Send a code ${ADDRESS}`);
    await page.getByLabel('Code').fill(code);
    await press(page, 'Verify');
    await page.getByText('The address is verified.').waitFor();
    expect((await browser.get('/me/emails')).body.data).toMatchObject([{ email: ADDRESS, is_verified: true }]);
  });
});

describe('A code that is requested again', () => {
  it.each([
    ['de-DE', 'Erneut senden', /^Zu viele Versuche\. Versuchen Sie es in \d+\sSekunden erneut\.$/],
    ['fr-FR', 'Renvoyer', /^Trop de tentatives\. Réessayez dans \d+\ssecondes\.$/],
    ['es-ES', 'Enviar de nuevo', /^Demasiados intentos\. Vuelva a intentarlo en \d+\ssegundos\.$/],
  ])('is rejected with the wait in the language of the page: %s', async (locale, button, message) => {
    const world = await createHostedWorld([{ email: { verify_signup: true } }]);
    const page = await openPage({ locale, javaScriptEnabled: false });
    await page.goto(`${world.url}/sign-up`);
    await page.locator('#email').fill(ADDRESS);
    await page.locator('#password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('#code').waitFor();
    await press(page, button);
    await page.getByRole('alert').getByText(message).waitFor();
  });
});
