import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible } from '../../support/hosted-pages.ts';
import { waitForMail } from '../../support/mail.ts';

const openPage = useBrowser();

async function createWaitlistWorld() {
  const world = await createHostedWorld();
  const { status } = await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  expect(status).toBe(200);
  return world;
}

describe.each([true, false])('The waitlist page with JavaScript: %s', (javaScriptEnabled) => {
  it('adds an address, which signs up with the link of its approval', async () => {
    const world = await createWaitlistWorld();
    const page = await openPage({ javaScriptEnabled });
    await page.goto(`${world.url}/waitlist`);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await page.getByRole('heading', { name: 'You are on the waitlist' }).waitFor();
    const { body } = await world.backend.get('/waitlist');
    expect(body.data).toMatchObject([{ email: 'ada@example.com', first_name: null, status: 'waiting' }]);
    expect((await world.backend.post(`/waitlist/${body.data[0].id}/approve`)).status).toBe(200);
    const { link } = await waitForMail(world, 'ada@example.com');
    await page.goto(`${world.url}${link?.pathname}${link?.search}`);
    expect(page.url()).toBe(`${world.url}/sign-up`);
    await page.getByText('Your request was approved.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.waitForURL(`${world.url}/user-profile`);
  });
});

describe('The waitlist page', () => {
  it('is accessible, and says when there is no waitlist', async () => {
    const world = await createWaitlistWorld();
    const page = await openPage();
    await page.goto(`${world.url}/waitlist`);
    await expectAccessible(page, 'waitlist');
    await page.goto(`${world.url}/waitlist?done=joined`);
    await expectAccessible(page, 'waitlist-joined');
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'open' });
    await page.goto(`${world.url}/waitlist`);
    await page.getByText('Northwind has no waitlist.').waitFor();
    await expectAccessible(page, 'waitlist-none');
  });

  it('mails a new link to an approved address whose link has expired', async () => {
    const world = await createWaitlistWorld();
    const page = await openPage();
    await page.goto(`${world.url}/sign-up?waitlist_token=expired`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('alert').getByText('This link was used or replaced, or has expired.').waitFor();
    await expectAccessible(page, 'sign-up-waitlist-link-expired');
    const client = world.browser();
    await client.post('/waitlist', { email: 'ada@example.com' });
    const { id } = (await world.backend.get('/waitlist')).body.data[0];
    await world.backend.post(`/waitlist/${id}/approve`);
    await waitForMail(world, 'ada@example.com');
    await world.services.database.rows
      .updateTable('waitlist_entry')
      .set({ token_expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', id)
      .execute();
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    const { link } = await waitForMail(world, 'ada@example.com', 2);
    expect(link?.searchParams.get('waitlist_token')).toMatch(/./);
  });
});
