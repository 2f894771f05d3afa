import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { mailTo } from '../../support/mail.ts';
import { outcome, sentAgo } from '../../support/message-sign-in.ts';
import { answer, prepare, tenMinutesLater, verifyingWorld, waitingSignUp } from '../../support/sign-ups.ts';

describe('the mailed link of a sign-up', () => {
  const confirm = (browser: BrowserClient, link: URL | null) =>
    browser.post('/auth/verify-magic-link', { token: link?.searchParams.get('token') ?? '' });

  it('sends a link where codes are not allowed, which works once, in the browser that signed up', async () => {
    const world = await verifyingWorld({ otp_verification_allowed: false });
    const { browser, email, attempt } = await waitingSignUp(world);
    expect(attempt).toMatchObject({ missing_fields: ['token'], required_fields: ['token'] });
    expect((await browser.get('/session')).body.data.signup_attempts).toEqual([attempt]);
    const { link, code, text } = await mailTo(world, email);
    expect([code, link?.host, text]).toEqual([
      null,
      world.frontendHost,
      expect.stringContaining('only in the browser in which you signed up'),
    ]);
    const other = world.browser();
    expect(outcome(await confirm(other, link))).toEqual([403, 'OTHER_DEVICE']);
    expect(outcome(await confirm((await waitingSignUp(world)).browser, link))).toEqual([403, 'OTHER_DEVICE']);
    expect((await world.backend.get('/users')).body.data).toEqual([]);
    expect(outcome(await answer(browser, attempt.id, '123456'))).toEqual([400, 'INVALID_CODE']);

    const { status, body } = await confirm(browser, link);
    expect([status, body.data.signin, body.data.signup_attempt]).toEqual([200, body.session.active_signin, null]);
    expect((await browser.get('/me')).body.data).toMatchObject({ email, emails: [{ is_verified: true }] });
    expect(outcome(await confirm(browser, link))).toEqual([400, 'INVALID_LINK']);
  });

  it('sends a link instead of the code on request, if the settings allow it', async () => {
    const world = await verifyingWorld();
    const { browser, email, attempt } = await waitingSignUp(world);
    const { code } = await mailTo(world, email);
    await sentAgo(world, 61);
    const { body } = await prepare(browser, attempt.id, { strategy: 'email_link' });
    expect(body.data.strategy).toBe('email_link');
    expect(body.session.signup_attempts).toMatchObject([{ id: attempt.id, missing_fields: ['token'] }]);
    const { link } = await mailTo(world, email, 2);
    expect(outcome(await answer(browser, attempt.id, code))).toEqual([400, 'INVALID_CODE']);
    await changeSettings(world, { email: { magic_link_verification_allowed: false } });
    for (const strategy of ['email_link', 'phone_code']) {
      expect(outcome(await prepare(browser, attempt.id, { strategy }))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    }
    expect((await confirm(browser, link)).status).toBe(200);
  });

  it('rejects the link of a sign-up attempt that has ended', async () => {
    const world = await verifyingWorld({ otp_verification_allowed: false });
    const { browser, email } = await waitingSignUp(world);
    const { link } = await mailTo(world, email);
    await tenMinutesLater(world);
    expect(outcome(await confirm(browser, link))).toEqual([400, 'INVALID_LINK']);
  });
});
