import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, pendingSignIn, signIn } from '../../support/accounts.ts';
import { addApiAuthApp, addApiAuthKey } from '../../support/api-auth-keys.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { openLastMenu } from '../../support/menus.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { press } from '../../support/profile-pages.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('The users of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('are found by address, and one who is locked out is unlocked', async () => {
    const world = await createWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await openSignedUpBrowser(world, 'grace@example.com');
    for (let at = 0; at < 12; at += 1) await signIn(world.browser(), 'ada@example.com', 'wrong password');
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/users'));
    await page.getByRole('searchbox', { name: 'Search users' }).fill('ada@');
    await press(page, 'Search');
    expect(await page.getByText('grace@example.com').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'ada@example.com' }).click();
    await page.getByText('Not now: the account is locked after failed attempts.').waitFor();
    await press(page, 'Lift the lockout');
    await page.getByRole('status').getByText('The lockout was lifted.').waitFor();
    await page.getByText('Yes. At least one way works.').waitFor();
    expect((await signIn(world.browser(), 'ada@example.com')).status).toBe(200);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('The authenticator app of a user who has lost it is removed, after which the password suffices', async () => {
  const world = await createWorld();
  const { browser, email } = await enrollUser(world);
  expect((await pendingSignIn(world, email)).attempt.current_step).toBe('verify_second_factor');
  const support = await signedInOperator({ role: 'support' });
  const path = `/${world.id}/users/${browser.userId}`;
  expect((await support.page(path)).text).toContain('Remove the authenticator app');
  expect((await support.page(path, { form: { action: 'removeAuthenticator' } })).status).toBe(303);
  expect((await signIn(world.browser(), email)).body.data.signin_attempt).toBeNull();
});

it('The page of a user shows the organizations, workspaces, keys and last changes of the user', async () => {
  const world = await createWorld();
  const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
  const { id: workspaceId, name, organizationId } = await addWorkspace(world);
  await addMember(world, organizationId, userId);
  await addWorkspaceMembers(world, workspaceId, [userId]);
  const app = await addApiAuthApp(world);
  const key = await addApiAuthKey(world, app, { name: 'Invoices', user_id: userId });
  for (let at = 0; at < 20; at += 1) await addMember(world, await addOrganization(world, `Group ${at}`), userId);
  const operator = await signedInOperator({ role: 'auditor' });
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/users/${userId}`));
  // The organization and the workspace have the same name.
  await page.getByRole('link', { name }).nth(1).waitFor();
  expect(await page.getByRole('link', { name: 'Invoices' }).getAttribute('href')).toContain(`/customer-key/${key.id}`);
  expect(await page.getByRole('link', { name: /^Group / }).count()).toBe(19);
  await page.getByRole('link', { name: 'Show more' }).click();
  await page.waitForURL(/organizations=/);
  expect(await page.getByRole('link', { name: /^Group / }).count()).toBe(1);
  await page.getByRole('link', { name: 'Show all changes' }).click();
  await page.waitForURL(/\/audit-log\?/);
  await page.getByText('user.created').waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('The pages of users are accessible', async () => {
  const world = await createWorld();
  const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/users'));
  await expectAccessible(page, 'console-users');
  await page.goto(await deploymentPage(world, `/users/${userId}`));
  await openLastMenu(page);
  await expectAccessible(page, 'console-user');
  expect(offences).toEqual({ requests: [], errors: [] });
});
