import { describe, expect, it, vi } from 'vitest';
import { useBrowser } from '../../../support/browser.ts';
import { createHostedWorld, expectAccessible } from '../../../support/hosted-pages.ts';
import { mailsTo, waitForMail } from '../../../support/mail.ts';
import { waitForPhoneMessage } from '../../../support/phone.ts';
import { allowOwnOrigin, press, unfold, visitProfile } from '../../../support/profile-pages.ts';
import { backdateAuthentication } from '../../../support/sign-in.ts';

const openPage = useBrowser();
const PHONE = { phone: { enabled: true, sms_verification_allowed: true } };
const LINKS = { email: { magic_link_verification_allowed: true } };

describe.each([true, false])('The page of addresses with JavaScript: %s', (javaScriptEnabled) => {
  it('adds an email address, verifies it with a code, makes it primary and removes the old one', async () => {
    const world = await createHostedWorld();
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await unfold(page, 'Add an email address');
    await page.getByLabel('New email address').fill('ada@example.org');
    await press(page, 'Add and verify');
    await page.getByText('We sent a code of 6 digits to ada@example.org.').waitFor();
    const { code } = await waitForMail(world, 'ada@example.org');
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await press(page, 'Verify');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Code').fill(code ?? '');
    await press(page, 'Verify');
    await page.getByText('The address is verified.').waitFor();
    await unfold(page, 'Manage ada@example.org');
    await press(page, 'Make primary ada@example.org');
    await page.getByText('Your primary address was changed.').waitFor();
    await unfold(page, 'Manage ada@example.com', 'Remove');
    await press(page, 'Remove ada@example.com');
    await page.getByText('The address was removed.').waitFor();
    const { data } = (await (await client()).get('/me/emails')).body;
    expect(data).toMatchObject([{ email: 'ada@example.org', is_primary: true, is_verified: true }]);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('verifies an address with a link', async () => {
    const world = await allowOwnOrigin(await createHostedWorld([LINKS]));
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await unfold(page, 'Manage ada@example.com');
    await press(page, 'Send a link ada@example.com');
    await page.getByText('We sent you a link.').waitFor();
    const { link } = await waitForMail(world, 'ada@example.com');
    expect(link?.pathname).toBe('/auth/verify-magic-link');
    expect(link?.searchParams.get('redirect_url')).toBe(`${world.url}/user-profile/addresses?done=verified`);
  });

  it('adds a phone number and verifies it', async () => {
    const world = await createHostedWorld([PHONE]);
    const { page, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await page.getByLabel('New phone number').fill('+4930901820');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    const { code } = await waitForPhoneMessage(world, '+4930901820');
    await page.getByLabel('Code').fill(code ?? '');
    await press(page, 'Verify');
    await page.getByText('The address is verified.').waitFor();
    const { data } = (await (await client()).get('/me/phones')).body;
    expect(data).toMatchObject([{ phone_number: '+4930901820', is_verified: true }]);
  });

  it('shows the error of an address that the user already has', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await unfold(page, 'Add an email address');
    await page.getByLabel('New email address').fill('ada@example.com');
    await press(page, 'Add and verify');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('New email address').inputValue()).toBe('ada@example.com');
  });

  it('authenticates again with a mailed code', async () => {
    const world = await createHostedWorld();
    const { page, open, userId } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await press(page, 'Send a code ada@example.com');
    const first = (await waitForMail(world, 'ada@example.com')).code;
    await page.getByLabel('Code').fill(first ?? '');
    await press(page, 'Verify');
    await page.getByText('The address is verified.').waitFor();
    await backdateAuthentication(world, userId);
    await unfold(page, 'Add an email address');
    await page.getByLabel('New email address').fill('ada@example.org');
    await press(page, 'Add and verify');
    await press(page, 'Send a code');
    await page.getByText('We sent a code to ada@example.com.').waitFor();
    const code = await vi.waitFor(async () => {
      const codes = (await mailsTo(world, 'ada@example.com')).map((mail) => mail.code);
      const next = codes.find((each) => each !== null && each !== first);
      if (next == null) throw new Error('No second code yet.');
      return next;
    }, 30_000);
    await page.getByLabel('Code').fill(code);
    await page
      .locator('form', { has: page.getByLabel('Code') })
      .getByRole('button')
      .click();
    await page.getByText('Thank you. Now repeat your change.').waitFor();
    expect(page.url()).toBe(`${world.url}/user-profile/addresses?done=confirmed`);
  });
});

describe('The page of addresses', () => {
  it('is accessible in every mode and width', async () => {
    const world = await createHostedWorld([PHONE, LINKS]);
    const { page, open } = await visitProfile(openPage, world);
    await open('/addresses');
    await page.getByLabel('New phone number').fill('+4930901820');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await expectAccessible(page, 'profile-address-code');
    await open('/addresses');
    await expectAccessible(page, 'profile-addresses');
  });
});
