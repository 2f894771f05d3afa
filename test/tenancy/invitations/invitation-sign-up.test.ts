import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { acceptInvitation, createInvitation, expireInvitation, mailedToken } from '../../support/invitations.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const NINA = 'nina@example.com';

const signUp = (browser: BrowserClient, invitation_token: string, more: object = {}) =>
  browser.post('/auth/signup', { password: PASSWORD, invitation_token, ...more });

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];

async function restrict({ backend }: World, restrictions: object): Promise<void> {
  const { status, body } = await backend.patch('/settings/restrictions', restrictions);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

describe('an invited user without an account', () => {
  it('signs up an invited user as a member with a verified address', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const id = await addOrganization(world, 'Acme');
    const admin = await addUserWithRole(world, id, 'Admin');
    const inviter = await openSignedInBrowser(world, admin.id);
    const role_ids = [await roleNamed(world, id, 'Admin')];
    const { body: made } = await inviter.post(`/organizations/${id}/invitations`, { email: NINA, role_ids });
    const { link } = await waitForMail(world, NINA);
    const browser = world.browser();
    expect((await browser.get(`${link?.pathname}${link?.search}`)).status).toBe(303);
    const token = link?.searchParams.get('token') ?? '';
    expect(codeOf(await acceptInvitation(browser, token))).toEqual([401, 'NOT_AUTHENTICATED']);

    const { status, body } = await signUp(browser, token, { email: NINA, first_name: 'Nina' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      user: { email: NINA, emails: [{ email: NINA, is_verified: true }] },
      signin: { id: expect.any(String) },
      signup_attempt: null,
    });
    const userId = body.data.user?.id;
    expect((await browser.get('/me/organization-memberships')).body.data).toMatchObject([{ organization: { id } }]);
    const members = (await browser.get(`/organizations/${id}/members`)).body.data;
    expect(members).toMatchObject([{ user: { id: admin.id } }, { user: { id: userId }, roles: [{ name: 'Admin' }] }]);
    expect((await inviter.get(`/organizations/${id}/invitations?status=accepted`)).body.data).toMatchObject([
      { id: made.data.id, status: 'accepted' },
    ]);
    expect(await mailsTo(world, NINA)).toHaveLength(1);
    const events = (await eventsOf(world)).slice(-4);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'organization.invitation.accepted',
      'organization.member.added',
      'session.created',
      'user.created',
    ]);
    for (const event of events) expect([event.type, event.actor_id]).toEqual([event.type, userId]);

    const again = world.browser();
    expect((await signIn(again, NINA)).status).toBe(200);
    expect(codeOf(await signUp(world.browser(), token))).toEqual([400, 'INVALID_INVITATION']);
  });

  it('takes the email address of a sign-up from the invitation and rejects another', async () => {
    const world = await createWorld();
    const { id: workspaceId } = await addWorkspace(world);
    await world.backend.post(`/workspaces/${workspaceId}/invitations`, { email: 'Nina@example.com' });
    const token = await mailedToken(world, 'Nina@example.com');
    const { status, body } = await signUp(world.browser(), token, { email: 'other@example.com', password: 'short' });
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, ['email', 'password']]);
    const browser = world.browser();
    const made = await signUp(browser, token, { email: '' });
    expect([made.status, made.body.data.user?.email]).toEqual([201, 'Nina@example.com']);
    const { data } = (await browser.get('/me/workspace-memberships')).body;
    expect(data).toMatchObject([{ workspace: { id: workspaceId } }]);
  });

  it.each(['closed', 'waitlist'])('signs up an invited user when the sign-up mode is %s', async (sign_up_mode) => {
    const world = await createWorld();
    await restrict(world, { sign_up_mode });
    await createInvitation(world, await addOrganization(world), NINA);
    const rejected = await world.browser().post('/auth/signup', { email: 'otto@example.com', password: PASSWORD });
    expect(codeOf(rejected)).toEqual([403, 'SIGN_UP_CLOSED']);
    expect(codeOf(await signUp(world.browser(), 'nonsense', { email: NINA }))).toEqual([400, 'INVALID_INVITATION']);
    expect((await signUp(world.browser(), await mailedToken(world, NINA))).status).toBe(201);
  });

  it('applies the blocklist and country rules to an invited sign-up', async () => {
    const world = await createWorld();
    await restrict(world, { blocklist_enabled: true });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'example.com' });
    await createInvitation(world, await addOrganization(world), NINA);
    const token = await mailedToken(world, NINA);
    expect(codeOf(await signUp(world.browser(), token))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    const allowed = { mode: 'allowlist', allowed_country_codes: ['DE'] };
    await restrict(world, { blocklist_enabled: false, country_restrictions: allowed });
    expect(codeOf(await signUp(world.browser(), token))).toEqual([403, 'COUNTRY_NOT_ALLOWED']);
    await restrict(world, { country_restrictions: { mode: 'disabled' } });
    expect((await signUp(world.browser(), token)).status).toBe(201);
  });

  it('creates no account for an invitation that became invalid', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await addUserWithRole(world, id, 'Admin');
    const person = await addUser(world);
    const { id: membership } = await addMember(world, id, person.id, [await roleNamed(world, id, 'Admin')]);
    const inviter = await openSignedInBrowser(world, person.id);
    await inviter.post(`/organizations/${id}/invitations`, { email: NINA });
    const late = await createInvitation(world, id, 'otto@example.com');
    await expireInvitation(world, late.id);
    const role_ids = [await roleNamed(world, id, 'Member')];
    await world.backend.patch(`/organizations/${id}/members/${membership}`, { role_ids });
    const before = (await eventsOf(world)).length;
    for (const address of [NINA, 'otto@example.com']) {
      const token = await mailedToken(world, address);
      expect(codeOf(await signUp(world.browser(), token))).toEqual([400, 'INVALID_INVITATION']);
    }
    expect((await eventsOf(world)).length).toBe(before);
  });

  it('creates one account for one token when sign-ups are concurrent', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    await createInvitation(world, await addOrganization(world), NINA);
    const token = await mailedToken(world, NINA);
    const responses = await Promise.all([1, 2, 3].map(() => signUp(world.browser(), token)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await world.backend.get('/users')).body.data).toHaveLength(1);
  });

  it('gives the address to the invited user when another user entered it without verification', async () => {
    const world = await createWorld();
    const squatter = await openSignedUpBrowser(world, NINA);
    await createInvitation(world, await addOrganization(world), NINA);
    expect((await signUp(world.browser(), await mailedToken(world, NINA))).status).toBe(201);
    expect((await squatter.get('/me')).body.data).toMatchObject({ email: null, emails: [] });
  });

  it('accepts the invitation after the phone number is verified if the settings require it', async () => {
    const world = await createWorld();
    const phone = { enabled: true, verify_signup: true, sms_verification_allowed: true };
    await changeSettings(world, { email: { verify_signup: true }, phone });
    const id = await addOrganization(world);
    const invitation = await createInvitation(world, id, NINA);
    const phone_number = `+49301${String(Date.now()).slice(-7)}`;
    const browser = world.browser();
    const { body } = await signUp(browser, await mailedToken(world, NINA), { phone_number });
    expect(body.data.signup_attempt).toMatchObject({ current_step: 'verify_phone' });
    const path = `/organizations/${id}/invitations` as const;
    expect((await world.backend.get(path)).body.data).toMatchObject([{ id: invitation.id, status: 'pending' }]);
    const { code } = await waitForPhoneMessage(world, phone_number);
    const response = { signup_attempt_id: body.data.signup_attempt?.id, code };
    expect((await browser.post('/auth/attempt-verification', response)).status).toBe(200);
    expect((await world.backend.get(path)).body.data).toMatchObject([{ status: 'accepted' }]);
    expect((await browser.get('/me/organization-memberships')).body.data).toMatchObject([{ organization: { id } }]);
  });

  it('rejects the sign-up if the invitation is revoked before the phone number is verified', async () => {
    const world = await createWorld();
    await restrict(world, { sign_up_mode: 'closed' });
    const phone = { enabled: true, verify_signup: true, sms_verification_allowed: true };
    await changeSettings(world, { phone });
    const id = await addOrganization(world);
    const invitation = await createInvitation(world, id, NINA);
    const phone_number = `+49302${String(Date.now()).slice(-7)}`;
    const browser = world.browser();
    const { body } = await signUp(browser, await mailedToken(world, NINA), { phone_number });
    await world.backend.delete(`/organizations/${id}/invitations/${invitation.id}`);
    const { code } = await waitForPhoneMessage(world, phone_number);
    const response = { signup_attempt_id: body.data.signup_attempt?.id, code };
    const rejected = await browser.post('/auth/attempt-verification', response);
    expect(codeOf(rejected)).toEqual([400, 'INVALID_INVITATION']);
    expect((await world.backend.get('/users')).body.data).toEqual([]);
  });
});

describe('an invited address that has an account', () => {
  it('rejects the sign-up of an invited user who has an account, and accepts the invitation after sign-in', async () => {
    const world = await createWorld();
    await addUser(world, { email: NINA, password: PASSWORD });
    await createInvitation(world, await addOrganization(world), NINA);
    const token = await mailedToken(world, NINA);
    const browser = world.browser();
    expect(codeOf(await signUp(browser, token))).toEqual([409, 'EMAIL_TAKEN']);
    await signIn(browser, NINA);
    expect((await acceptInvitation(browser, token)).status).toBe(200);
  });
});
