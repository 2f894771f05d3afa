import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import {
  backdateMessages,
  createWorldWithMessages,
  newAddress,
  outcomeOf,
  resend,
  startByLink,
  submitCode,
} from '../../support/message-sign-in.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { eventsOf, type World } from '../../support/world.ts';

const INVALID = [400, 'INVALID_LINK'];

const confirm = (browser: BrowserClient, token: string, redirect_url?: string) =>
  browser.post('/auth/verify-magic-link', { token, redirect_url });

/** A browser that has requested a link, and the link. */
async function requested(world: World, email: string, redirectUrl?: string) {
  const browser = world.browser();
  const earlier = (await mailsTo(world, email)).length;
  const { status, body } = await startByLink(browser, email, redirectUrl);
  const { signin_attempt: attempt } = body.data;
  if (status !== 200 || attempt === null) throw new Error(JSON.stringify(body));
  const link = (await waitForMail(world, email, earlier + 1)).link as URL;
  return { browser, attempt, link, token: link.searchParams.get('token') as string };
}

async function worldWithAda(changes: object = {}) {
  const [world, email] = [await createWorldWithMessages(changes), newAddress()];
  const { id } = await addUser(world, { email, password: PASSWORD });
  return { world, email, userId: id };
}

const ofSameDevice = { authentication_factors: { magic_link: { require_same_device: true } } };

describe('sign-in with a magic link', () => {
  it('signs in the browser that confirms the link, once', async () => {
    const { world, email, userId } = await worldWithAda();
    const { browser, attempt, link, token } = await requested(world, email);
    expect(attempt).toMatchObject({
      method: 'magic_link',
      current_step: 'verify_first_factor',
      missing_fields: ['token'],
    });
    expect(link.href).toBe(`https://${link.host}/auth/verify-magic-link?token=${token}`);
    expect(link.host).toMatch(/^tenant-.*\.example\.test$/);
    const before = browser.cookie;
    const { status, body } = await confirm(browser, token);
    expect([status, body.data]).toEqual([
      200,
      {
        signin: { id: expect.any(String), user_id: userId, created_at: expect.any(String) },
        signin_attempt: null,
        signup_attempt: null,
        email: null,
        redirect_url: null,
      },
    ]);
    expect(body.session).toMatchObject({ signin_attempts: [], active_signin: body.data.signin });
    expect(browser.cookie).not.toBe(before);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'session.created', after: { method: 'magic_link' } });
    for (const other of [browser, world.browser()]) expect(outcomeOf(await confirm(other, token))).toEqual(INVALID);
  });

  it('confirms a magic link over GraphQL', async () => {
    const { world, email, userId } = await worldWithAda();
    const { browser, token } = await requested(world, email);
    const mutation = `mutation ($token: String!) {
      verifyMagicLink(input: { token: $token }) { signIn { userId } signInAttempt { id } redirectUrl }
    }`;
    expect((await browser.data(mutation, { token })).verifyMagicLink).toEqual({
      signIn: { userId },
      signInAttempt: null,
      redirectUrl: null,
    });
  });

  it('does not sign in the browser that requested the link when another one confirms it', async () => {
    const { world, email, userId } = await worldWithAda();
    const { browser: asking, token } = await requested(world, email);
    const confirming = world.browser();
    expect((await confirm(confirming, token)).body.data.signin?.user_id).toBe(userId);
    expect((await confirming.get('/me')).status).toBe(200);
    expect((await asking.get('/me')).status).toBe(401);
    expect((await asking.get('/session')).body.data).toMatchObject({ signins: [], signin_attempts: [] });
  });

  it('rejects another browser without consuming the link where the settings require the same device', async () => {
    const { world, email, userId } = await worldWithAda(ofSameDevice);
    const { browser, token } = await requested(world, email);
    const elsewhere = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const other of [world.browser(), elsewhere]) {
      expect(outcomeOf(await confirm(other, token))).toEqual([403, 'OTHER_DEVICE']);
    }
    expect((await confirm(browser, token)).body.data.signin?.user_id).toBe(userId);
  });

  it('does not consume the link when it is only opened', async () => {
    const { world, email } = await worldWithAda();
    const { browser, link, token } = await requested(world, email);
    for (const client of [browser, world.browser()]) {
      const { status, text, headers } = await client.get(link.pathname + link.search);
      expect([status, headers.location]).toEqual([303, link.pathname]);
      expect(text).not.toContain(token);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      // The token moves to a cookie that only this page receives.
      const cookie = `page_token=${token}; Path=/auth/verify-magic-link; HttpOnly; Secure; SameSite=Lax; Max-Age=1800`;
      expect(headers['set-cookie']).toEqual([cookie]);
    }
    expect((await confirm(browser, token)).status).toBe(200);
  });

  it('requires the second factor in the browser that confirms the link', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const { code, browser: own } = await enrollUser(world, email);
    const { rows } = world.services.database;
    await rows
      .updateTable('user_email')
      .set({ status: 'reserved', verified_at: new Date().toISOString() })
      .where('user_id', '=', own.userId)
      .execute();
    const { token } = await requested(world, email);
    const browser = world.browser();
    const { data, session } = (await confirm(browser, token)).body;
    expect(data).toMatchObject({ signin: null, signin_attempt: { current_step: 'verify_second_factor' } });
    expect(session.active_signin).toBeNull();
    expect((await submitCode(browser, data.signin_attempt?.id as string, code(1))).body.data.signin?.user_id).toBe(
      own.userId,
    );
  });

  it('verifies the address and ends the earlier sessions of the account', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const creator = await openSignedUpBrowser(world, email);
    const { browser, token } = await requested(world, email);
    expect((await confirm(browser, token)).body.data.signin?.user_id).toBe(creator.userId);
    expect((await browser.get('/me')).body.data.emails).toMatchObject([{ email, is_verified: true }]);
    expect((await creator.get('/me')).status).toBe(401);
    const byPassword = { strategy: 'email_password', email, password: PASSWORD };
    expect((await world.browser().post('/auth/signin', byPassword)).status).toBe(401);
  });

  it('rejects a link after ten minutes, after a newer one, and after the requesting browser signed out', async () => {
    const { world, email } = await worldWithAda();
    const first = await requested(world, email);
    await backdateMessages(world, 61);
    const { body } = await resend(first.browser, first.attempt.id, { strategy: 'email_link' });
    expect(body.data.strategy).toBe('email_link');
    const newer = (await waitForMail(world, email, 2)).link?.searchParams.get('token') as string;
    expect(outcomeOf(await confirm(first.browser, first.token))).toEqual(INVALID);
    await world.services.database.rows
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await confirm(first.browser, newer))).toEqual(INVALID);

    const second = await requested(world, email);
    await second.browser.post('/auth/signout');
    expect(outcomeOf(await confirm(world.browser(), second.token))).toEqual(INVALID);
    for (const token of ['nonsense', '-', 'x'.repeat(256)]) {
      expect(outcomeOf(await confirm(world.browser(), token))).toEqual(INVALID);
    }
  });

  it('signs in once when parallel requests confirm the link', async () => {
    const { world, email } = await worldWithAda();
    const { token } = await requested(world, email);
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(world.browser(), token)));
    expect(responses.map(outcomeOf).filter(([status]) => status === 200)).toHaveLength(1);
    expect(responses.map(outcomeOf).filter(([, code]) => code === 'INVALID_LINK')).toHaveLength(4);
  });

  it('rejects a link token as a code and a code as a link token', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, token } = await requested(world, email);
    expect(outcomeOf(await submitCode(browser, attempt.id, token))).toEqual([400, 'INVALID_CODE']);
    expect((await confirm(browser, token)).status).toBe(200);
  });

  it('stores only the hash of a link token', async () => {
    const { world, email } = await worldWithAda();
    const { attempt, token } = await requested(world, email);
    const { rows } = world.services.database;
    const row = await rows
      .selectFrom('verification')
      .selectAll()
      .where('subject_id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(row.kind).toBe('link');
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await eventsOf(world))).not.toContain(token);
  });

  it('rejects a link after the settings disable links', async () => {
    const { world, email } = await worldWithAda();
    const { browser, token } = await requested(world, email);
    await changeSettings(world, { email: { magic_link_verification_allowed: false } });
    expect(outcomeOf(await startByLink(world.browser(), email))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    expect(outcomeOf(await confirm(browser, token))).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });

  it('returns the same response for an unknown address', async () => {
    const { world, email } = await worldWithAda();
    const shown = async (address: string) => {
      const { status, body } = await startByLink(world.browser(), address);
      return [status, JSON.parse(JSON.stringify(body, (name, value) => (/^(id|created_at)$/.test(name) ? '' : value)))];
    };
    expect(await shown(newAddress())).toEqual(await shown(email));
  });
});

describe('the redirect URL of a magic link', () => {
  it('accepts only redirect URLs on allowed origins, when a link is requested and when it is confirmed', async () => {
    const { world, email } = await worldWithAda();
    expect(
      (await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example.com'] })).status,
    ).toBe(200);
    const { browser, link, token } = await requested(world, email, 'https://app.example.com/welcome?from=mail');
    expect(link.searchParams.get('redirect_url')).toBe('https://app.example.com/welcome?from=mail');
    const foreign = [
      'https://evil.example.com/',
      'https://app.example.com.evil.test/',
      'https://app.example.com@evil.test/',
      'https://user@app.example.com/',
      'http://app.example.com/',
      'https://app.example.com:444/',
    ];
    for (const url of foreign) {
      const rejected = [await startByLink(world.browser(), email, url), await confirm(browser, token, url)];
      for (const { status, body } of rejected) {
        expect([url, status, body.errors[0].path]).toEqual([url, 400, 'redirect_url']);
      }
    }
    expect(outcomeOf(await startByLink(world.browser(), email, 'javascript:alert(1)'))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    const { body } = await confirm(browser, token, link.searchParams.get('redirect_url') as string);
    expect(body.data.redirect_url).toBe('https://app.example.com/welcome?from=mail');
  });

  it('redirects to the deployment’s own pages and keeps the redirect URL when a link is sent again', async () => {
    const { world, email } = await worldWithAda();
    const { browser, attempt, link } = await requested(world, email);
    await backdateMessages(world, 61);
    const own = `https://${link.host}/home`;
    expect(outcomeOf(await resend(browser, attempt.id, { redirect_url: 'https://evil.example.com' }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    expect((await resend(browser, attempt.id, { redirect_url: own })).status).toBe(200);
    const again = (await waitForMail(world, email, 2)).link as URL;
    expect(again.searchParams.get('redirect_url')).toBe(own);
    expect((await confirm(browser, again.searchParams.get('token') as string, own)).body.data.redirect_url).toBe(own);
  });
});

describe('GET /auth/verify-magic-link', () => {
  it('moves the token of every link to a cookie and is unavailable during maintenance', async () => {
    const world = await createWorldWithMessages();
    expect((await world.browser().get('/auth/verify-magic-link?token=anything')).status).toBe(303);
    await world.backend.patch('/', { maintenance_mode: true });
    expect((await world.browser().get('/auth/verify-magic-link?token=anything')).status).toBe(503);
  });
});
