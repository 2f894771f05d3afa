import { beforeAll, describe, expect, it } from 'vitest';
import { createInvitation, mailedToken } from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  addProvider,
  newPersonThere,
  signInAt,
  startProvider,
  type TestProvider,
} from '../../support/social-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});

/** A deployment in this sign-up mode, and a person at its provider whom it does not know. */
async function worldWith(restrictions: object) {
  const world = await createWorldWithMessages();
  const name = await addProvider(world, provider);
  expect((await world.backend.patch('/settings/restrictions', restrictions)).status).toBe(200);
  provider.person = newPersonThere();
  return { world, name, browser: world.browser() };
}

describe('a sign-up at a provider', () => {
  it.each(['closed', 'waitlist'])('is rejected while the sign-up mode is %s', async (sign_up_mode) => {
    const { name, browser } = await worldWith({ sign_up_mode });
    expect(outcomeOf(await signInAt(browser, name))).toEqual([403, 'SIGN_UP_CLOSED']);
  });

  it('accepts an invitation to another address than that of the provider, which becomes the address of the account', async () => {
    const { world, name, browser } = await worldWith({ sign_up_mode: 'closed' });
    const { id } = (await world.backend.post('/organizations', { name: 'Northwind' })).body;
    const email = newAddress();
    await createInvitation(world, id, email);
    const invitation_token = await mailedToken(world, email);
    const { status, body } = await signInAt(browser, name, { invitation_token });
    expect([status, body.data.is_new_user]).toEqual([200, true]);
    const members = (await world.backend.get(`/organizations/${id}/members`)).body.data;
    expect(members.map(({ user_id }) => user_id)).toEqual([body.data.signin?.user_id]);
    const user = (await world.backend.get(`/users/${body.data.signin?.user_id}`)).body;
    expect(user.emails).toMatchObject([{ email, is_verified: true }]);
    expect(user.social_connections).toHaveLength(1);
    // The invitation has been used.
    provider.person = newPersonThere();
    const again = await signInAt(world.browser(), name, { invitation_token });
    expect(outcomeOf(again)).toEqual([400, 'INVALID_INVITATION']);
  });

  it('accepts an invitation after the fields that the provider does not know were sent', async () => {
    const { world, name, browser } = await worldWith({ sign_up_mode: 'closed' });
    await world.backend.patch('/settings/auth', { username: { enabled: true, required: true } });
    const { id } = (await world.backend.post('/organizations', { name: 'Northwind' })).body;
    const email = newAddress();
    await createInvitation(world, id, email);
    const invitation_token = await mailedToken(world, email);
    const { signup_attempt: attempt } = (await signInAt(browser, name, { invitation_token })).body.data;
    expect(attempt).toMatchObject({ current_step: 'complete_profile', missing_fields: ['username'] });
    const username = `invited${id}`;
    const { status } = await browser.post('/auth/signup', { signup_attempt_id: attempt?.id, username });
    expect(status).toBe(201);
    expect((await world.backend.get(`/organizations/${id}/members`)).body.data).toHaveLength(1);
  });

  it('uses the address of an approved waitlist entry', async () => {
    const { world, name, browser } = await worldWith({ sign_up_mode: 'waitlist' });
    const email = newAddress();
    await browser.post('/waitlist', { email });
    const [entry] = (await world.backend.get('/waitlist')).body.data;
    await world.backend.post(`/waitlist/${entry?.id}/approve`);
    const waitlist_token = (await waitForMail(world, email)).link?.searchParams.get('waitlist_token');
    const { status, body } = await signInAt(browser, name, { waitlist_token });
    expect([status, body.data.is_new_user]).toEqual([200, true]);
    expect((await browser.get('/me')).body.data.email).toBe(email);
  });

  it('is rejected for an address on the blocklist, and in a country that the settings do not list', async () => {
    const { world, name, browser } = await worldWith({ blocklist_enabled: true });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'people.example' });
    expect(outcomeOf(await signInAt(browser, name))).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    const countries = { country_restrictions: { mode: 'allowlist', allowed_country_codes: ['DE'] } };
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: false, ...countries });
    expect(outcomeOf(await signInAt(browser, name))).toEqual([403, 'COUNTRY_NOT_ALLOWED']);
  });
});
