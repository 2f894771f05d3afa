import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addApiAuthApp, addApiAuthKey, readApiAuthKey } from '../../support/api-auth-keys.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  outcomeOf,
  startByCode,
  submitCode,
} from '../../support/message-sign-in.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { storeProvider, storeSocialAccount } from '../../support/social-accounts.ts';
import { eventsOf, unique, type World } from '../../support/world.ts';

const NEW = 'the password of the address owner';

/** An account that another person created with the owner's address, with all kinds of data. */
async function squatted(world: World) {
  const email = newAddress();
  const attacker = await openSignedUpBrowser(world, email);
  const { userId } = attacker;
  const profile = {
    username: unique('eve'),
    first_name: 'Eve',
    last_name: 'Evans',
    image_url: 'https://e.example/e.png',
  };
  // The backend sets the username, because a user who changes it is notified by a mail, which would be the first to the owner.
  const { username, ...names } = profile;
  expect((await attacker.patch('/me', names)).status).toBe(200);
  const byBackend = { username, public_metadata: { plan: 'free' } };
  expect((await world.backend.patch(`/users/${userId}`, byBackend)).status).toBe(200);
  const own = (await attacker.post('/organizations', { name: 'Trap' })).body.data.id as string;
  const inside = { organization_id: own, name: 'Inside' };
  const workspace = (await attacker.post('/workspaces', inside)).body.data.id as string;
  const shared = (await attacker.post('/organizations', { name: 'Shared' })).body.data.id as string;
  const friend = await openSignedUpBrowser(world, newAddress());
  await addMember(world, shared, friend.userId);
  const guests = newAddress();
  await attacker.post(`/organizations/${shared}/invitations`, { email: guests });
  await attacker.post('/me/emails', { email: newAddress() });
  const company = await addOrganization(world);
  await addMember(world, company, userId);
  const app = await addApiAuthApp(world, { self_service: { permissions: ['orders:read'], max_keys: 5 } });
  const key = await addApiAuthKey(world, app, { user_id: userId });
  await storeSocialAccount(world, userId, { providerId: await storeProvider(world) });
  return { email, attacker, userId, profile, own, workspace, shared, company, app, key, guests };
}

const me = async (browser: BrowserClient) => (await browser.get('/me')).body.data;

/** Expects that only the id and the address of the account remain. */
async function assertEmpty(world: World, scene: Awaited<ReturnType<typeof squatted>>, owner: BrowserClient) {
  const { email, userId, own, shared, company, workspace, app, key } = scene;
  expect(await me(owner)).toMatchObject({
    id: userId,
    email,
    username: null,
    first_name: null,
    last_name: null,
    image_url: null,
    public_metadata: {},
    two_factor_enabled: false,
    emails: [{ email, is_verified: true }],
    phones: [],
  });
  for (const list of ['organization-memberships', 'workspace-memberships', 'invitations']) {
    expect((await owner.get(`/me/${list}`)).body.data).toEqual([]);
  }
  expect((await owner.get(`/api-auth/apps/${app}/keys`)).body.data).toEqual([]);
  expect(await readApiAuthKey(world, app, key.id)).toMatchObject({ revoked_reason: 'owner_removed' });
  expect((await scene.attacker.get('/me')).status).toBe(401);
  expect((await world.backend.get(`/organizations/${own}`)).status).toBe(404);
  expect((await world.backend.get(`/workspaces/${workspace}`)).status).toBe(404);
  for (const [id, members] of [
    [shared, 1],
    [company, 0],
  ] as const) {
    expect((await world.backend.get(`/organizations/${id}`)).body.member_count).toBe(members);
  }
  const invitations = (await world.backend.get(`/organizations/${shared}/invitations`)).body.data;
  expect(invitations).toEqual([]);
  const { rows } = world.services.database;
  for (const table of ['known_device', 'social_connection', 'authenticator', 'backup_code'] as const) {
    const left = await rows.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
    // The owner's browser is now a known device.
    expect([table, left.length]).toEqual([table, table === 'known_device' ? 1 : 0]);
  }
  const types = (await eventsOf(world)).map(({ type }) => type);
  for (const type of [
    'organization.deleted',
    'workspace.deleted',
    'organization.member.removed',
    'organization.invitation.revoked',
    'api_auth_key.revoked',
    'user.updated',
    'user.social_connection.unlinked',
  ]) {
    expect(types).toContain(type);
  }
}

describe('the first verification of an account that was created in another browser', () => {
  it('removes everything except id and address when it uses a mailed code', async () => {
    const world = await createWorldWithMessages();
    const scene = await squatted(world);
    const owner = world.browser();
    const { body } = await startByCode(owner, scene.email);
    const { code } = await waitForMail(world, scene.email);
    expect(outcomeOf(await submitCode(owner, body.data.signin_attempt?.id as string, code ?? ''))).toEqual([
      200,
      undefined,
    ]);
    await assertEmpty(world, scene, owner);
    expect(outcomeOf(await signIn(world.browser(), scene.email))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('removes everything except id and address when it uses a mailed link', async () => {
    const world = await createWorldWithMessages();
    const scene = await squatted(world);
    await world.browser().post('/auth/signin', { strategy: 'magic_link', email: scene.email });
    const token = (await waitForMail(world, scene.email)).link?.searchParams.get('token');
    const owner = world.browser();
    expect(outcomeOf(await owner.post('/auth/verify-magic-link', { token }))).toEqual([200, undefined]);
    await assertEmpty(world, scene, owner);
  });

  it('removes everything except id, address and the new password when it is a password reset', async () => {
    const world = await createWorldWithMessages();
    const scene = await squatted(world);
    await world.browser().post('/auth/forgot-password', { email: scene.email });
    const token = (await waitForMail(world, scene.email)).link?.searchParams.get('token');
    await world.browser().post('/auth/reset-password', { token, new_password: NEW });
    const owner = world.browser();
    expect(outcomeOf(await signIn(owner, scene.email, NEW))).toEqual([200, undefined]);
    await assertEmpty(world, scene, owner);
    expect(outcomeOf(await signIn(world.browser(), scene.email))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('succeeds also when the account is the last admin of an organization', async () => {
    const world = await createWorldWithMessages();
    const { email, shared, own } = await squatted(world);
    const { id: member } = await addUserWithRole(world, own, 'Member');
    const owner = world.browser();
    const { body } = await startByCode(owner, email);
    const { code } = await waitForMail(world, email);
    expect((await submitCode(owner, body.data.signin_attempt?.id as string, code ?? '')).status).toBe(200);
    // Organizations with other members stay: the backend can give them an admin.
    for (const id of [shared, own]) expect((await world.backend.get(`/organizations/${id}`)).status).toBe(200);
    const members = (await world.backend.get(`/organizations/${own}/members`)).body.data;
    expect(members).toMatchObject([{ user_id: member }]);
    const admin = await roleNamed(world, own, 'Admin');
    const given = await world.backend.patch(`/organizations/${own}/members/${members[0].id}`, { role_ids: [admin] });
    expect(given.status).toBe(200);
  });

  it('keeps an organization that the backend created, although the account is its only member', async () => {
    const world = await createWorldWithMessages();
    const email = newAddress();
    const { userId } = await openSignedUpBrowser(world, email);
    const organization = await addOrganization(world);
    await addMember(world, organization, userId);
    const owner = world.browser();
    const { body } = await startByCode(owner, email);
    const { code } = await waitForMail(world, email);
    expect((await submitCode(owner, body.data.signin_attempt?.id as string, code ?? '')).status).toBe(200);
    expect((await world.backend.get(`/organizations/${organization}`)).body.member_count).toBe(0);
  });

  it('keeps the data and ends other access when it comes from a session of the account', async () => {
    const world = await createWorldWithMessages();
    const { email, attacker, userId, own, profile } = await squatted(world);
    const second = await openSignedInBrowser(world, userId);
    const [address] = (await second.get('/me/emails')).body.data;
    await second.post(`/me/emails/${address.id}/prepare-verification`);
    const { code } = await waitForMail(world, email);
    expect((await second.post(`/me/emails/${address.id}/attempt-verification`, { code })).status).toBe(200);
    expect(await me(second)).toMatchObject({ username: profile.username, emails: [{ is_verified: true }] });
    expect((await world.backend.get(`/organizations/${own}`)).status).toBe(200);
    expect((await attacker.get('/me')).status).toBe(401);
  });

  it('keeps everything when it comes from the browser that created the account', async () => {
    const world = await createWorldWithMessages();
    const { email, attacker, own, profile } = await squatted(world);
    const { body } = await startByCode(attacker, email);
    const { code } = await waitForMail(world, email);
    expect((await submitCode(attacker, body.data.signin_attempt?.id as string, code ?? '')).status).toBe(200);
    expect(await me(attacker)).toMatchObject({ username: profile.username, emails: [{ is_verified: true }, {}] });
    expect((await world.backend.get(`/organizations/${own}`)).status).toBe(200);
    expect(outcomeOf(await signIn(world.browser(), email, PASSWORD))).toEqual([200, undefined]);
  });

  it('removes everything when it uses a code sent to a phone', async () => {
    const world = await createWorldWithMessages();
    await changeSettings(world, { email: { required: false } });
    const phone_number = `+49301${String(Math.random()).slice(2, 9)}`;
    const attacker = world.browser();
    const made = await attacker.post('/auth/signup', { phone_number, username: unique('eve'), password: PASSWORD });
    const id = made.body.data.user?.id;
    const own = (await attacker.post('/organizations', { name: 'Trap' })).body.data.id;
    const owner = world.browser();
    const { body } = await owner.post('/auth/signin', { strategy: 'phone_otp', phone_number });
    const { code } = await waitForPhoneMessage(world, phone_number);
    expect((await submitCode(owner, body.data.signin_attempt?.id as string, code ?? '')).status).toBe(200);
    expect(await me(owner)).toMatchObject({ id, username: null, phones: [{ phone_number, is_verified: true }] });
    expect((await attacker.get('/me')).status).toBe(401);
    expect((await world.backend.get(`/organizations/${own}`)).status).toBe(404);
  });
});
