import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { phoneMessagesTo, waitForPhoneMessage } from '../../support/phone.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { ABSENT, ID } from '../../support/users.ts';
import { createWorld, statementTextsOf, unique, type World } from '../../support/world.ts';

const number = () => `+4930${randomInt(1_000_000_000, 9_999_999_999)}`;

/** A deployment with phone numbers by SMS. */
async function phoneWorld(phone: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, { phone: { enabled: true, sms_verification_allowed: true, ...phone } });
  return world;
}

async function ada(world: World, email: string | null = `${unique('ada')}@example.com`) {
  const { id } = await addUser(world, { email, username: unique('ada') });
  const browser = await openSignedInBrowser(world, id);
  const add = async (phone: string) =>
    (await browser.post('/me/phones', { phone_number: phone })).body.data.id as string;
  const verify = async (phoneId: string, phone: string) => {
    await browser.post(`/me/phones/${phoneId}/prepare-verification`);
    const { code } = await waitForPhoneMessage(world, phone);
    return browser.post(`/me/phones/${phoneId}/attempt-verification`, { code });
  };
  return { id, email, browser, add, verify };
}

const rejection = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

describe('phone numbers under /me', () => {
  it('adds, verifies, makes primary and removes a phone number', async () => {
    const world = await phoneWorld();
    const [one, other] = [number(), number()];
    const { email, browser, add, verify } = await ada(world);
    const { status, body } = await browser.post('/me/phones', { phone_number: one });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.stringMatching(ID),
      phone_number: one,
      is_primary: true,
      is_verified: false,
      verified_at: null,
    });
    expect((await verify(body.data.id, one)).body.data.is_verified).toBe(true);
    expect((await waitForPhoneMessage(world, one)).channel).toBe('sms');
    const notice = await waitForMail(world, email as string);
    expect(notice.text).toContain(`${one} was added to your account.`);
    expect(notice.subject).toMatch(/^A phone number was added to your account – /);

    const otherId = await add(other);
    expect(rejection(await browser.post(`/me/phones/${otherId}/make-primary`))).toEqual([403, 'PHONE_NOT_VERIFIED']);
    await verify(otherId, other);
    expect(rejection(await browser.delete(`/me/phones/${body.data.id}`))).toEqual([409, 'CONFLICT']);
    expect((await browser.post(`/me/phones/${otherId}/make-primary`)).body.data.is_primary).toBe(true);
    expect((await browser.get('/me')).body.data.phones).toEqual((await browser.get('/me/phones')).body.data);
    // The user can also sign in with a verified email address, so the last number can be removed.
    expect((await browser.delete(`/me/phones/${body.data.id}`)).status).toBe(200);
    expect((await browser.delete(`/me/phones/${otherId}`)).status).toBe(200);
    expect((await browser.get('/me/phones')).body.data).toEqual([]);
  });

  it('rejects removing the last verified number when the user cannot sign in by email', async () => {
    const world = await phoneWorld();
    const phone = number();
    const { browser, add, verify } = await ada(world, null);
    const phoneId = await add(phone);
    await verify(phoneId, phone);
    expect(rejection(await browser.delete(`/me/phones/${phoneId}`))).toEqual([409, 'LAST_IDENTIFIER']);
  });

  it('sends codes over the channels that the settings allow', async () => {
    const world = await phoneWorld({ whatsapp_verification_allowed: true });
    const [one, other] = [number(), number()];
    const { browser, add } = await ada(world);
    const prepare = (phoneId: string, body?: object) =>
      browser.post(`/me/phones/${phoneId}/prepare-verification`, body);
    await prepare(await add(one), { channel: 'whatsapp' });
    expect((await waitForPhoneMessage(world, one)).channel).toBe('whatsapp');
    await changeSettings(world, { phone: { sms_verification_allowed: false } });
    const otherId = await add(other);
    expect(rejection(await prepare(otherId, { channel: 'sms' }))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await prepare(otherId);
    expect((await waitForPhoneMessage(world, other)).channel).toBe('whatsapp');
    await changeSettings(world, { phone: { whatsapp_verification_allowed: false } });
    expect(rejection(await prepare(otherId))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, { phone: { enabled: false } });
    expect(rejection(await browser.post('/me/phones', { phone_number: number() }))).toEqual([403, 'FEATURE_DISABLED']);
    expect((await browser.delete(`/me/phones/${otherId}`)).status).toBe(200);
  });

  it('returns the same response, with the same work, for a number of another user, who gets a mail and no code', async () => {
    const world = await phoneWorld();
    const [taken, free, owner] = [number(), number(), `${unique('bob')}@example.com`];
    await addUser(world, { email: owner, phone: taken });
    const { browser, add } = await ada(world);
    const responses: unknown[] = [];
    const of = async (phone: string) => {
      const phoneId = await add(phone);
      return statementTextsOf(world, async () => {
        const { status, body } = await browser.post(`/me/phones/${phoneId}/prepare-verification`);
        const { expires_at: _, resend_at: __, ...data } = body.data;
        responses.push([status, { ...body, data }]);
      });
    };
    // The first code of a user begins a counter.
    await of(number());
    expect(await of(taken)).toEqual(await of(free));
    expect(responses[1]).toEqual(responses[2]);
    await waitForPhoneMessage(world, free);
    expect((await waitForMail(world, owner)).text).toContain(`the phone number ${taken} to another Northwind account`);
    expect(await phoneMessagesTo(world, taken)).toEqual([]);
  });

  it('requires a recent authentication and returns 404 for numbers of another user', async () => {
    const world = await phoneWorld();
    const { id, browser, add } = await ada(world);
    const phoneId = await add(number());
    const otherUser = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const wanted of [phoneId, ABSENT]) {
      const path = `/me/phones/${wanted}`;
      for (const response of [
        await otherUser.post(`${path}/prepare-verification`),
        await otherUser.post(`${path}/attempt-verification`, { code: '123456' }),
        await otherUser.post(`${path}/make-primary`),
        await otherUser.delete(path),
      ]) {
        expect(rejection(response)).toEqual([404, 'PHONE_NOT_FOUND']);
      }
    }
    await backdateAuthentication(world, id);
    for (const response of [
      await browser.post('/me/phones', { phone_number: number() }),
      await browser.post(`/me/phones/${phoneId}/make-primary`),
      await browser.delete(`/me/phones/${phoneId}`),
    ]) {
      expect(rejection(response)).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
  });

  it.each(['12345', '+49 (0)30 123456', '', null])('rejects %j as a phone number', async (phone) => {
    const { browser } = await ada(await phoneWorld());
    const { status, body } = await browser.post('/me/phones', { phone_number: phone });
    expect([status, body.errors[0].path]).toEqual([400, 'phone_number']);
  });
});
