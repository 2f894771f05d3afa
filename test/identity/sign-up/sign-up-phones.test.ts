import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { backdateMessages } from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import {
  createVerifyingWorld,
  newPhoneNumber,
  pendingSignUp,
  requestSignUpMessage,
  submitSignUpCode,
} from '../../support/sign-ups.ts';
import { createWorld } from '../../support/world.ts';

describe('sign-up where phone numbers are verified', () => {
  const phone = { enabled: true, verify_signup: true, sms_verification_allowed: true };

  it('sends the sign-up code over the channel that the settings allow', async () => {
    const [bySms, byWhatsapp] = [await createWorld(), await createWorld()];
    await changeSettings(bySms, { phone: { ...phone, whatsapp_verification_allowed: true } });
    await changeSettings(byWhatsapp, {
      phone: { ...phone, sms_verification_allowed: false, whatsapp_verification_allowed: true },
    });
    for (const [world, channel] of [
      [bySms, 'sms'],
      [byWhatsapp, 'whatsapp'],
    ] as const) {
      const number = newPhoneNumber();
      const { browser, email, attempt } = await pendingSignUp(world, { phone_number: number });
      expect(attempt.current_step).toBe('verify_phone');
      const message = await waitForPhoneMessage(world, number);
      expect(message.channel).toBe(channel);
      expect((await submitSignUpCode(browser, attempt.id, message.code)).status).toBe(200);
      expect((await browser.get('/me')).body.data).toMatchObject({
        email,
        emails: [{ is_verified: false }],
        phones: [{ phone_number: number, is_verified: true }],
      });
    }
  });

  it('verifies the email address first and then the phone number, ten minutes for each', async () => {
    const world = await createVerifyingWorld({}, { phone });
    const number = newPhoneNumber();
    const { browser, email, attempt } = await pendingSignUp(world, { phone_number: number });
    expect(attempt.current_step).toBe('verify_email');
    const { code } = await waitForMail(world, email);
    const { status, body } = await submitSignUpCode(browser, attempt.id, code);
    const next = { ...attempt, current_step: 'verify_phone' };
    expect([status, body.data]).toEqual([200, { signin: null, signin_attempt: null, signup_attempt: next }]);
    expect(body.session.signup_attempts).toEqual([next]);
    expect((await requestSignUpMessage(browser, attempt.id)).status).toBe(429);
    // Several workers send messages, so the second may arrive before the first.
    await waitForPhoneMessage(world, number);
    await backdateMessages(world, 61);
    expect((await requestSignUpMessage(browser, attempt.id)).body.data.strategy).toBe('phone_code');
    const { code: second } = await waitForPhoneMessage(world, number, 2);
    expect((await submitSignUpCode(browser, attempt.id, second)).status).toBe(200);
    expect((await browser.get('/me')).body.data).toMatchObject({
      emails: [{ is_verified: true }],
      phones: [{ is_verified: true }],
    });
    expect((await mailsTo(world, email)).length).toBe(1);
  });

  it('requires no verification of identifiers that the sign-up does not contain', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone, email: { required: false, verify_signup: true } });
    const { status, body } = await world.browser().post('/auth/signup', { username: 'ada', password: PASSWORD });
    expect([status, body.data.user?.username]).toEqual([201, 'ada']);
  });
});
