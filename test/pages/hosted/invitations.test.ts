import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import {
  backdateLastMail,
  createInvitation,
  expireInvitation,
  expireRecently,
  mailedToken,
} from '../../support/invitations.ts';

const openPage = useBrowser();

async function invite(world: HostedWorld, email = 'ada@example.com') {
  const { id } = (await world.backend.post('/organizations', { name: 'Contoso' })).body;
  const invitation = await createInvitation(world, id, email);
  const token = await mailedToken(world, email);
  return { id: invitation.id as string, organizationId: id as string, token };
}

const openInvitation = (page: Page, world: HostedWorld, token: string) =>
  page.goto(`${world.url}/invitations/accept?token=${token}`);

describe.each([true, false])('The invitation page with JavaScript: %s', (javaScriptEnabled) => {
  it('signs up the invited person, who becomes a member', async () => {
    const world = await createHostedWorld();
    const { token, organizationId } = await invite(world);
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await openInvitation(page, world, token);
    expect(page.url()).toBe(`${world.url}/invitations/accept`);
    await page.getByText('You are invited to join the organization Contoso in Northwind.').waitFor();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Email address').waitFor();
    expect(page.url()).toBe(`${world.url}/sign-up`);
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Email address').isEditable()).toBe(false);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.waitForURL(`${world.url}/user-profile`);
    const members = await world.backend.get(`/organizations/${organizationId}/members`);
    expect(members.body.data).toMatchObject([{ primary_email_address: 'ada@example.com' }]);
    expect(offences.requests).toEqual([]);
  });

  it('lets a signed-in user accept, and explains why another account cannot', async () => {
    const world = await createHostedWorld();
    for (const email of ['ada@example.com', 'eve@example.com']) {
      const user = await world.backend.post('/users', { email, password: PASSWORD });
      expect(user.status).toBe(201);
    }
    const { token } = await invite(world);
    const page = await openPage({ javaScriptEnabled });
    const signInAs = async (email: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(`${world.url}/invitations/accept*`);
    };
    await openInvitation(page, world, token);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInAs('eve@example.com');
    await page.getByText('You are signed in as eve@example.com.').waitFor();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.getByRole('alert').getByText('not a verified address of your account').waitFor();
    await page.getByRole('link', { name: 'Use another account' }).click();
    await signInAs('ada@example.com');
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.getByText('You are a member now.').waitFor();
    expect(page.url()).not.toContain(token);
    await openInvitation(page, world, token);
    await page.getByRole('heading', { name: 'This invitation is invalid' }).waitFor();
  });

  it('offers a new mail to the invited address for an expired invitation', async () => {
    const world = await createHostedWorld();
    const { token, id } = await invite(world);
    await expireRecently(world, id);
    await backdateLastMail(world, id);
    const page = await openPage({ javaScriptEnabled });
    await openInvitation(page, world, token);
    await page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
    expect(await page.content()).not.toContain('ada@example.com');
    await page.getByRole('button', { name: 'Send a new invitation' }).click();
    await page.getByText('We have sent a new invitation').waitFor();
    await openInvitation(page, world, await mailedToken(world, 'ada@example.com', 2));
    await page.getByText('You are invited to join the organization Contoso').waitFor();
  });
});

describe('The invitation page', () => {
  it('is accessible in each state', async () => {
    const world = await createHostedWorld();
    const { token, id } = await invite(world);
    const page = await openPage();
    await openInvitation(page, world, token);
    await expectAccessible(page, 'invitation');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expectAccessible(page, 'sign-up-invited');
    await expireRecently(world, id);
    await openInvitation(page, world, token);
    await expectAccessible(page, 'invitation-expired');
    await page.goto(`${world.url}/invitations/accept?token=unknown`);
    await expectAccessible(page, 'invitation-invalid');
  });

  it('tells nothing about an invitation that expired long ago', async () => {
    const world = await createHostedWorld();
    const { token, id } = await invite(world);
    await expireInvitation(world, id);
    const page = await openPage();
    await openInvitation(page, world, token);
    await page.getByRole('heading', { name: 'This invitation is invalid' }).waitFor();
    expect(await page.content()).not.toContain('Contoso');
  });
});
