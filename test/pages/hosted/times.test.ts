import { expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { signPageIn } from '../../support/profile-pages.ts';

const openPage = useBrowser();

it('shows times in the time zone of the browser with JavaScript, and in UTC without', async () => {
  const world = await createHostedWorld();
  const browser = await openSignedUpBrowser(world);
  const read = async (javaScriptEnabled: boolean) => {
    const page = await openPage({ javaScriptEnabled, locale: 'de-DE', timezoneId: 'Asia/Kathmandu' });
    const offences = recordOffences(page, [world.url]);
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/user-profile/sessions`);
    const time = page.locator('time').first();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    expect(offences).toEqual({ requests: [], errors: [] });
    return { shown: await time.textContent(), at };
  };
  const format = (timeZone: string, timeZoneName?: 'short') =>
    new Intl.DateTimeFormat('de', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      ...(timeZoneName && { timeZoneName }),
    });
  const [scripted, plain] = [await read(true), await read(false)];
  expect(scripted.shown).toBe(format('Asia/Kathmandu').format(scripted.at));
  expect(plain.shown).toBe(format('UTC', 'short').format(plain.at));
  expect(plain.shown).toMatch(/UTC$/);
});

it('shows the day of the invitation of an organization in the time zone of the browser', async () => {
  const world = await createHostedWorld();
  const browser = await openSignedUpBrowser(world);
  const { body } = await browser.post('/organizations', { name: 'Analytical Engines' });
  const id = body.data.id;
  await browser.post(`/organizations/${id}/invitations`, { email: 'grace@example.com' });
  const page = await openPage({ locale: 'en-US', timezoneId: 'Pacific/Kiritimati' });
  await signPageIn(page, world, browser);
  await page.goto(`${world.url}/organization-profile/invitations?organization=${id}`);
  const at = new Date((await page.locator('time').getAttribute('datetime')) ?? '');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' }).format(at);
  await page.getByText(`expires on ${day}`, { exact: true }).waitFor();
});
