import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const rejection = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

/** A user in their browser, as a member of the organization in the role. */
async function memberIn(world: World, organizationId: string, role: 'Admin' | 'Member') {
  const { id } = await addUserWithRole(world, organizationId, role);
  return { id, browser: await openSignedInBrowser(world, id) };
}

describe('DELETE /me', () => {
  it('deletes the account, ends every session, clears the cookie and notifies the user', async () => {
    const world = await createWorld();
    const email = `${unique('ada')}@example.com`;
    const [browser, other] = [await openSignedUpBrowser(world, email), world.browser()];
    await signIn(other, email);
    const { status, body } = await browser.delete('/me');
    expect([status, body.data, body.session.signins]).toEqual([200, {}, []]);
    expect(browser.cookie).toBeNull();
    expect((await other.get('/me')).status).toBe(401);
    expect((await world.backend.get(`/users/${browser.userId}`)).status).toBe(404);
    expect((await signIn(world.browser(), email)).status).toBe(401);
    expect((await waitForMail(world, email)).subject).toContain('Your account was deleted');
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({ type: 'user.deleted', resource_id: browser.userId });
    expect(JSON.stringify(events)).not.toContain(email);
    // The address is free again.
    expect((await openSignedUpBrowser(world, email)).userId).not.toBe(browser.userId);
  });

  it('leaves the other accounts of the browser signed in', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, 'bob@example.com');
    await browser.post('/auth/signup', { email: 'ada@example.com', password: PASSWORD });
    const { body } = await browser.delete('/me');
    expect(body.session).toMatchObject({ signins: [{ user_id: browser.userId }], active_signin: null });
    const [{ id }] = body.session.signins;
    await browser.post('/session/switch-sign-in', { signin_id: id });
    expect((await browser.get('/me')).body.data.email).toBe('bob@example.com');
  });

  it('requires a recent authentication', async () => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const browser = await openSignedInBrowser(world, id);
    await backdateAuthentication(world, id);
    expect(rejection(await browser.delete('/me'))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await browser.get('/me')).status).toBe(200);
  });

  it('rejects the last admin of an organization and names the organization', async () => {
    const world = await createWorld();
    const acme = await addOrganization(world, 'Acme');
    const ada = await memberIn(world, acme, 'Admin');
    const response = await ada.browser.delete('/me');
    expect(rejection(response)).toEqual([409, 'LAST_ADMIN']);
    expect(response.body.errors[0].message).toContain('the organization "Acme"');
    const bob = await memberIn(world, acme, 'Member');
    expect(rejection(await ada.browser.delete('/me'))).toEqual([409, 'LAST_ADMIN']);
    expect((await bob.browser.delete('/me')).status).toBe(200);
    await memberIn(world, acme, 'Admin');
    expect((await ada.browser.delete('/me')).status).toBe(200);
  });

  it('deletes only one of two admins who delete their accounts at the same time', async () => {
    const world = await createWorld();
    const acme = await addOrganization(world, 'Acme');
    const admins = [await memberIn(world, acme, 'Admin'), await memberIn(world, acme, 'Admin')];
    const statuses = await Promise.all(admins.map(async ({ browser }) => (await browser.delete('/me')).status));
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('rejects the last admin of a workspace that has other members', async () => {
    const world = await createWorld();
    const acme = await addOrganization(world, 'Acme');
    const { body: workspace } = await world.backend.post(`/organizations/${acme}/workspaces`, { name: 'Stores' });
    const roles = (await world.backend.get(`/workspaces/${workspace.id}/roles?limit=100`)).body.data;
    const admin = roles.find(({ name }) => name === 'Admin')?.id as string;
    const [ada, bob] = [await addUser(world), await addUser(world)];
    for (const { id } of [ada, bob]) await addMember(world, acme, id, [await roleNamed(world, acme, 'Member')]);
    const join = (userId: string, body: object) =>
      world.backend.post(`/workspaces/${workspace.id}/members`, { user_id: userId, ...body });
    await join(ada.id, { role_ids: [admin] });
    await join(bob.id, {});
    const browser = await openSignedInBrowser(world, ada.id);
    const response = await browser.delete('/me');
    expect(rejection(response)).toEqual([409, 'LAST_ADMIN']);
    expect(response.body.errors[0].message).toContain('the workspace "Stores"');
    await (await openSignedInBrowser(world, bob.id)).delete('/me');
    expect((await browser.delete('/me')).status).toBe(200);
  });
});
