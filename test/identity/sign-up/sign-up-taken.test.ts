import { describe, expect, it, vi } from 'vitest';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { HttpResponse } from '../../support/http.ts';
import { waitForMail } from '../../support/mail.ts';
import { backdateMessages } from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { newPhoneNumber } from '../../support/sign-ups.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const address = () => `${unique('ada')}@example.com`;

/** The response without ids, times and tokens. */
const shapeOf = ({ status, headers, body }: HttpResponse) => [
  status,
  Object.keys(headers).sort(),
  JSON.parse(JSON.stringify(body), (name, value) => (/^(id|.*_at)$/.test(name) ? name : value)),
];

/** A response and its SQL statements, including those of the message that follows. */
async function measured<Body>(world: World, work: () => Promise<HttpResponse<Body>>, message?: () => Promise<unknown>) {
  const responses: HttpResponse<Body>[] = [];
  const statements = await countStatementsOf(world, async () => {
    responses.push(await work());
    await message?.();
  });
  return { answer: responses[0] as HttpResponse<Body>, statements };
}

describe('sign-up with a taken email address where addresses are verified', () => {
  it.each([
    ['codes', {}],
    ['links', { otp_verification_allowed: false }],
  ])('returns the same responses for a taken and a free email address, with %s', async (_, email) => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true, ...email } });
    const [taken, free] = [address(), address()];
    await addUser(world, { email: taken });
    // Creates the counters of this client first.
    const first = address();
    await measured(
      world,
      () => world.browser().post('/auth/signup', { email: first, password: PASSWORD }),
      () => waitForMail(world, first),
    );

    const walked = async (email: string) => {
      const browser = world.browser();
      const begun = await measured(
        world,
        () => browser.post('/auth/signup', { email, password: PASSWORD }),
        () => waitForMail(world, email),
      );
      const attempt = { signup_attempt_id: begun.answer.body.data.signup_attempt?.id };
      const prepare = () => browser.post('/auth/prepare-verification', attempt);
      const guess = () => browser.post('/auth/attempt-verification', { ...attempt, code: 'no code' });
      const [guessed, early] = [await measured(world, guess), await measured(world, prepare)];
      await backdateMessages(world, 61);
      return [begun, guessed, early, await measured(world, prepare, () => waitForMail(world, email, 2))];
    };
    const [ofTaken, ofFree] = [await walked(taken), await walked(free)];
    expect(ofTaken.map(({ answer: response }) => shapeOf(response))).toEqual(
      ofFree.map(({ answer: response }) => shapeOf(response)),
    );
    expect(ofTaken.map(({ statements }) => statements)).toEqual(ofFree.map(({ statements }) => statements));
    expect(ofTaken.map(({ answer: response }) => response.status)).toEqual([201, 400, 429, 200]);
    const events = await eventsOf(world);
    expect(events.filter(({ type }) => type === 'session.signup_attempt.created')).toHaveLength(3);
  });

  it('notifies the owner of a taken email address by mail, at the address as they wrote it', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const owners = `Ada.${unique('x')}@Example.com`;
    await addUser(world, { email: owners });
    const typed = owners.toLowerCase();
    await world.browser().post('/auth/signup', { email: typed, password: PASSWORD });
    const { subject, text, code, link } = await waitForMail(world, owners);
    expect([subject, code]).toEqual(['You already have an account at Northwind', null]);
    expect(text).toContain('Someone tried to sign up');
    expect(link?.href).toBe(`https://${world.frontendHost}/sign-in`);
  });

  it('accepts no code for a taken email address', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const taken = address();
    await addUser(world, { email: taken });
    const hmac = vi.spyOn(world.services.vault, 'hmac');
    try {
      await world.browser().post('/auth/signup', { email: taken, password: PASSWORD });
      const hashed = hmac.mock.calls.filter(([purpose]) => purpose === 'verification_code').map(([, text]) => text);
      expect(hashed).toEqual([expect.stringMatching(/^sign_up \d+ [\w-]{43}$/)]);
    } finally {
      hmac.mockRestore();
    }
  });

  it('treats an email address as free until a user has verified it', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { verify_signup: true } });
    const held = address();
    await addUser(world, { email: held, verified: false });
    await world.browser().post('/auth/signup', { email: held, password: PASSWORD });
    expect((await waitForMail(world, held)).code).toMatch(/^\d{6}$/);
  });
});

describe('sign-up with a taken phone number where numbers are verified', () => {
  it('returns the same response for a taken and a free phone number and notifies the owner', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true, verify_signup: true, sms_verification_allowed: true } });
    const [taken, free] = [newPhoneNumber(), newPhoneNumber()];
    await addUser(world, { phone: taken });
    const signUp = (phone_number: string) =>
      measured(
        world,
        () => world.browser().post('/auth/signup', { email: address(), phone_number, password: PASSWORD }),
        () => waitForPhoneMessage(world, phone_number),
      );
    // Creates the counters of this client first.
    await signUp(newPhoneNumber());
    const [ofTaken, ofFree] = [await signUp(taken), await signUp(free)];
    expect(shapeOf(ofTaken.answer)).toEqual(shapeOf(ofFree.answer));
    expect(ofTaken.statements).toBe(ofFree.statements);
    const message = await waitForPhoneMessage(world, taken);
    expect([message.code, message.text]).toEqual([null, expect.stringContaining('Someone tried to sign up')]);
    expect((await waitForPhoneMessage(world, free)).code).toMatch(/^\d{6}$/);
  });

  it('rejects a taken email address where email addresses are not verified', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true, verify_signup: true, sms_verification_allowed: true } });
    const email = address();
    await addUser(world, { email });
    const input = { email, phone_number: newPhoneNumber(), password: PASSWORD };
    const { status, body } = await world.browser().post('/auth/signup', input);
    expect([status, body.errors[0].code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});
