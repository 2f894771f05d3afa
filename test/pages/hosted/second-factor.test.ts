import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { enrollUser, totpCodesOf, wrongTotpCode } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, recordOffences } from '../../support/hosted-pages.ts';
import { enterPassword, follow, press, returned, signedInEmail, signInUrl } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();

const REQUIRED = [
  { second_factor_policy: 'required', authentication_factors: { second_factor_authenticator_enabled: true } },
  {
    backup_code: { enabled: true, required: true },
    authentication_factors: { second_factor_backup_code_enabled: true },
  },
];

describe.each([true, false])('The second factor on the sign-in page with JavaScript: %s', (javaScriptEnabled) => {
  it('is enrolled at the first sign-in, with backup codes', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    for (const each of REQUIRED) await world.backend.patch('/settings/auth', each);
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await press(page, 'Set up an authenticator app');
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    const wrong = wrongTotpCode(secret);
    await page.getByLabel('First code').fill(wrong);
    await page.getByLabel('Next code').fill(wrong === '999999' ? '888888' : '999999');
    await press(page, 'Continue');
    await page.getByRole('alert').getByText('The codes are wrong.').waitFor();
    expect(((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
    const code = totpCodesOf(secret);
    await page.getByLabel('First code').fill(code(-1));
    await page.getByLabel('Next code').fill(code(0));
    await press(page, 'Continue');
    await press(page, 'Create backup codes');
    await page.getByRole('heading', { name: 'Save your backup codes' }).waitFor();
    const codes = await page.locator('.shown-once code').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await page.getByRole('button', { name: 'Copy' }).isVisible()).toBe(javaScriptEnabled);
    await follow(page, 'I have saved the codes');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
    expect(offences).toEqual({ requests: [], errors: [] });

    const other = await openPage({ javaScriptEnabled });
    await other.goto(signInUrl(world));
    await enterPassword(other, 'ada@example.com');
    await other.getByLabel('Code of the authenticator app').fill(wrong);
    await press(other, 'Continue');
    await other.getByRole('alert').getByText('The code is wrong, has expired or was used before.').waitFor();
    expect(await signedInEmail(other, world)).toBeNull();
    await follow(other, 'Backup code');
    await other.getByLabel('Backup code').fill(codes[0] ?? '');
    await press(other, 'Continue');
    await returned(other, world);
    expect(await signedInEmail(other, world)).toBe('ada@example.com');
  });

  it('is a code of the authenticator app', async () => {
    const world = await createHostedWorld(REQUIRED.slice(0, 1));
    const { code } = await enrolledAda(world);
    const page = await openPage({ javaScriptEnabled });
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await page.getByLabel('Code of the authenticator app').fill(code(1));
    await press(page, 'Continue');
    await returned(page, world);
    expect(await signedInEmail(page, world)).toBe('ada@example.com');
  });
});

/** Enrols before the settings require it, so that the sign-up is complete. */
async function enrolledAda(world: Awaited<ReturnType<typeof createHostedWorld>>) {
  await world.backend.patch('/settings/auth', { second_factor_policy: 'optional' });
  const enrolled = await enrollUser(world, 'ada@example.com');
  await world.backend.patch('/settings/auth', { second_factor_policy: 'required' });
  return enrolled;
}

describe('The second factor on the sign-in page', () => {
  it('is accessible at every step', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    for (const each of REQUIRED) await world.backend.patch('/settings/auth', each);
    const page = await openPage();
    await page.goto(signInUrl(world));
    await enterPassword(page, 'ada@example.com');
    await page.getByRole('heading', { name: 'Protect your account' }).waitFor();
    await expectAccessible(page, 'sign-in-enrolment');
    await press(page, 'Set up an authenticator app');
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page, 'sign-in-qr-code');
    const code = totpCodesOf(secret);
    await page.getByLabel('First code').fill(code(-1));
    await page.getByLabel('Next code').fill(code(0));
    await press(page, 'Continue');
    await press(page, 'Create backup codes');
    await page.getByRole('heading', { name: 'Save your backup codes' }).waitFor();
    await expectAccessible(page, 'sign-in-backup-codes');
    const other = await openPage();
    await other.goto(signInUrl(world));
    await enterPassword(other, 'ada@example.com');
    await other.getByLabel('Code of the authenticator app').waitFor();
    await expectAccessible(other, 'sign-in-second-factor');
    await follow(other, 'Backup code');
    await expectAccessible(other, 'sign-in-backup-code');
  });
});
