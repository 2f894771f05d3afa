import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { createInvitation, mailedToken } from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import { enterPassword, follow, press, signedInEmail } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();

describe.each([true, false])('A person with JavaScript: %s', (javaScriptEnabled) => {
  it('signs up, in with a required second factor, into an organization by invitation, and out again', async () => {
    const world = await createHostedWorld([
      { email: { verify_signup: true } },
      { second_factor_policy: 'required', authentication_factors: { second_factor_authenticator_enabled: true } },
    ]);
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);

    await page.goto(`${world.url}/sign-up`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign up');
    await page.getByLabel('Code').fill((await waitForMail(world, 'ada@example.com')).code ?? '');
    await press(page, 'Continue');

    await press(page, 'Set up an authenticator app');
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    const code = totpCodesOf(secret);
    await page.getByLabel('First code').fill(code(-1));
    await page.getByLabel('Next code').fill(code(0));
    await press(page, 'Continue');
    await page.waitForURL(`${world.url}/user-profile`);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');

    const { id } = (await world.backend.post('/organizations', { name: 'Contoso' })).body;
    await createInvitation(world, id, 'ada@example.com');
    // After the code and the notice about the authenticator.
    const token = await mailedToken(world, 'ada@example.com', 3);
    await page.goto(`${world.url}/invitations/accept?token=${token}`);
    await press(page, 'Accept invitation');
    await page.getByText('You are a member now.').waitFor();
    await follow(page, 'Continue');
    await page.waitForURL(`${world.url}/user-profile/organizations`);
    await page.getByText('Active', { exact: true }).waitFor();
    await follow(page, 'Contoso');
    await page.getByRole('heading', { name: 'Contoso' }).waitFor();

    await page.goto(`${world.url}/sign-out`);
    await press(page, 'Sign out');
    await page.getByRole('heading', { name: 'Sign in to Northwind' }).waitFor();
    expect(await signedInEmail(page, world)).toBeNull();

    await enterPassword(page, 'ada@example.com');
    await page.getByLabel('Code of the authenticator app').fill(code(1));
    await press(page, 'Continue');
    await page.waitForURL(`${world.url}/user-profile`);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
