import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import { backdateMessages, outcomeOf } from '../../support/message-sign-in.ts';
import {
  createVerifyingWorld,
  expireSignUpAttempts,
  pendingSignUp,
  requestSignUpMessage,
  submitSignUpCode,
} from '../../support/sign-ups.ts';

describe('the mailed link of a sign-up', () => {
  const confirm = (browser: BrowserClient, link: URL | null) =>
    browser.post('/auth/verify-magic-link', { token: link?.searchParams.get('token') ?? '' });

  it('sends a link where codes are not allowed, which works once, in the browser that signed up', async () => {
    const world = await createVerifyingWorld({ otp_verification_allowed: false });
    const { browser, email, attempt } = await pendingSignUp(world);
    expect(attempt).toMatchObject({ missing_fields: ['token'], required_fields: ['token'] });
    expect((await browser.get('/session')).body.data.signup_attempts).toEqual([attempt]);
    const { link, code, text } = await waitForMail(world, email);
    expect([code, link?.host, text]).toEqual([
      null,
      world.frontendHost,
      expect.stringContaining('only in the browser in which you signed up'),
    ]);
    const other = world.browser();
    expect(outcomeOf(await confirm(other, link))).toEqual([403, 'OTHER_DEVICE']);
    expect(outcomeOf(await confirm((await pendingSignUp(world)).browser, link))).toEqual([403, 'OTHER_DEVICE']);
    expect((await world.backend.get('/users')).body.data).toEqual([]);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, '123456'))).toEqual([400, 'INVALID_CODE']);

    const { status, body } = await confirm(browser, link);
    expect([status, body.data.signin, body.data.signup_attempt]).toEqual([200, body.session.active_signin, null]);
    expect((await browser.get('/me')).body.data).toMatchObject({ email, emails: [{ is_verified: true }] });
    expect(outcomeOf(await confirm(browser, link))).toEqual([400, 'INVALID_LINK']);
  });

  it('sends a link instead of the code on request, if the settings allow it', async () => {
    const world = await createVerifyingWorld();
    const { browser, email, attempt } = await pendingSignUp(world);
    const { code } = await waitForMail(world, email);
    await backdateMessages(world, 61);
    const { body } = await requestSignUpMessage(browser, attempt.id, { strategy: 'email_link' });
    expect(body.data.strategy).toBe('email_link');
    expect(body.session.signup_attempts).toMatchObject([{ id: attempt.id, missing_fields: ['token'] }]);
    const { link } = await waitForMail(world, email, 2);
    expect(outcomeOf(await submitSignUpCode(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
    await changeSettings(world, { email: { magic_link_verification_allowed: false } });
    for (const strategy of ['email_link', 'phone_code']) {
      expect(outcomeOf(await requestSignUpMessage(browser, attempt.id, { strategy }))).toEqual([
        400,
        'STRATEGY_NOT_AVAILABLE',
      ]);
    }
    expect((await confirm(browser, link)).status).toBe(200);
  });

  it('rejects the link of a sign-up attempt that has ended', async () => {
    const world = await createVerifyingWorld({ otp_verification_allowed: false });
    const { browser, email } = await pendingSignUp(world);
    const { link } = await waitForMail(world, email);
    await expireSignUpAttempts(world);
    expect(outcomeOf(await confirm(browser, link))).toEqual([400, 'INVALID_LINK']);
  });
});
