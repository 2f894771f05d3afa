import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { ABSENT, ID, ISO } from '../../support/users.ts';
import { createWorld, eventsOf, statementTextsOf, unique, type World } from '../../support/world.ts';

const first = 'ada@example.com';

/** A user with a verified address, in their browser. */
async function ada(world: World, email = first) {
  const { id } = await addUser(world, { email, username: unique('ada') });
  const browser = await openSignedInBrowser(world, id);
  const add = async (address: string) => (await browser.post('/me/emails', { email: address })).body.data.id as string;
  const verify = async (emailId: string, address: string, nth = 1) => {
    await browser.post(`/me/emails/${emailId}/prepare-verification`);
    const { code } = await waitForMail(world, address, nth);
    return browser.post(`/me/emails/${emailId}/attempt-verification`, { code });
  };
  const own = async () => (await browser.get('/me/emails')).body.data as { id: string; email: string }[];
  return { id, browser, add, verify, own };
}

const rejection = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

describe('POST /me/emails', () => {
  it('adds an unverified address and sends nothing to it', async () => {
    const world = await createWorld();
    const { id, browser, own } = await ada(world);
    const email = `Ada@${unique('work')}.example`;
    const { status, body } = await browser.post('/me/emails', { email });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.stringMatching(ID),
      email,
      is_primary: false,
      is_verified: false,
      verified_at: null,
    });
    expect(await own()).toEqual([expect.objectContaining({ email: first, is_primary: true }), body.data]);
    expect((await browser.get('/me')).body.data.emails).toEqual(await own());
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'user.updated', actor_id: id });
    expect(await mailsTo(world, email)).toEqual([]);
  });

  it('returns the same response for a free address and for one of another user', async () => {
    const world = await createWorld();
    await addUser(world, { email: 'bob@example.com' });
    const { browser } = await ada(world);
    const [taken, free] = ['bob@example.com', 'fay@example.com'];
    const of = async (email: string) => {
      const { status, body } = await browser.post('/me/emails', { email });
      const { id: _, email: __, ...rest } = body.data;
      return [status, rest];
    };
    expect(await of(taken)).toEqual(await of(free));
  });

  it('rejects an address that the blocklist contains or the allowlist does not', async () => {
    const world = await createWorld();
    const { browser } = await ada(world);
    await world.backend.post('/settings/restrictions/blocklist', { value: 'blocked.example' });
    await world.backend.patch('/settings/restrictions', { blocklist_enabled: true });
    const response = await browser.post('/me/emails', { email: 'ada@blocked.example' });
    expect(rejection(response)).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    expect((await browser.post('/me/emails', { email: 'ada@free.example' })).status).toBe(201);
  });

  it('rejects an invalid address, one that the user already has, and the eleventh address', async () => {
    const world = await createWorld();
    const { browser, add } = await ada(world);
    for (const email of ['ada', 'ada@localhost', null, `${'a'.repeat(65)}@example.com`]) {
      const { status, body } = await browser.post('/me/emails', { email });
      expect([status, body.errors[0].path]).toEqual([400, 'email']);
    }
    expect(rejection(await browser.post('/me/emails', { email: 'ADA@Example.com' }))).toEqual([409, 'CONFLICT']);
    for (let nth = 2; nth <= 10; nth += 1) await add(`ada${nth}@example.com`);
    expect(rejection(await browser.post('/me/emails', { email: 'ada11@example.com' }))).toEqual([409, 'CONFLICT']);
  });
});

describe('POST /me/emails/{email_id}/attempt-verification', () => {
  it('verifies an address with the mailed code once and notifies the primary address', async () => {
    const world = await createWorld();
    const [owner, email] = [`${unique('ada')}@example.com`, `${unique('work')}@example.com`];
    const { browser, add, verify } = await ada(world, owner);
    const emailId = await add(email);
    const { status, body } = await verify(emailId, email);
    expect([status, body.data.is_verified]).toEqual([200, true]);
    const notice = await waitForMail(world, owner);
    expect(notice.text).toContain(`${email} was added to your account.`);
    // The built-in provider logs subjects.
    expect(notice.subject).toMatch(/^An email address was added to your account – /);
    for (const call of ['prepare-verification', 'attempt-verification']) {
      const again = await browser.post(
        `/me/emails/${emailId}/${call}`,
        call[0] === 'a' ? { code: '123456' } : undefined,
      );
      expect(rejection(again)).toEqual([409, 'ALREADY_VERIFIED']);
    }
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('user.verification.sent');
  });

  it('sends one code a minute and allows five attempts of it', async () => {
    const world = await createWorld();
    const email = `${unique('work')}@example.com`;
    const { browser, add } = await ada(world);
    const emailId = await add(email);
    const path = `/me/emails/${emailId}` as const;
    const { data } = (await browser.post(`${path}/prepare-verification`)).body;
    expect(data).toEqual({
      strategy: 'email_code',
      expires_at: expect.stringMatching(ISO),
      resend_at: expect.stringMatching(ISO),
    });
    expect(Date.parse(data.expires_at) - Date.parse(data.resend_at)).toBe(540_000);
    expect(rejection(await browser.post(`${path}/prepare-verification`))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const { code } = await waitForMail(world, email);
    const wrong = { code: code === '000000' ? '111111' : '000000' };
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(rejection(await browser.post(`${path}/attempt-verification`, wrong))).toEqual([400, 'INVALID_CODE']);
    }
    expect(rejection(await browser.post(`${path}/attempt-verification`, { code }))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('sends at most ten codes an hour, even if the address is removed and added again', async () => {
    const world = await createWorld();
    const email = `${unique('work')}@example.com`;
    const { browser, add } = await ada(world);
    const send = async () => {
      const id = await add(email);
      const response = await browser.post(`/me/emails/${id}/prepare-verification`);
      await browser.delete(`/me/emails/${id}`);
      return response.status;
    };
    for (let nth = 1; nth <= 10; nth += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
  });

  it('returns the same response, with the same work, for the address of another user, who is notified instead', async () => {
    const world = await createWorld();
    const [taken, free] = [`${unique('bob')}@example.com`, `${unique('fay')}@example.com`];
    await addUser(world, { email: taken });
    const { browser, add } = await ada(world);
    const [takenId, freeId] = [await add(taken), await add(free)];
    const prepare = (id: string) => browser.post(`/me/emails/${id}/prepare-verification`);
    const responses: unknown[] = [];
    const of = (id: string) =>
      statementTextsOf(world, async () => {
        const { status, body } = await prepare(id);
        const { expires_at: _, resend_at: __, ...data } = body.data;
        responses.push([status, { ...body, data }]);
      });
    // The first code of a user begins a counter.
    await prepare(await add('warm@example.com'));
    expect(await of(takenId)).toEqual(await of(freeId));
    expect(responses[0]).toEqual(responses[1]);
    const notice = await waitForMail(world, taken);
    expect(notice).toMatchObject({ code: null, subject: expect.stringContaining('was not added to another account') });
    expect((await waitForMail(world, free)).code).toMatch(/^\d{6}$/);
    expect(rejection(await browser.post(`/me/emails/${takenId}/attempt-verification`, { code: '000000' }))).toEqual(
      rejection(await browser.post(`/me/emails/${freeId}/attempt-verification`, { code: '00' })),
    );
  });

  it('verifies an address with the mailed link only in the browser that requested it', async () => {
    const world = await createWorld();
    await changeSettings(world, { email: { otp_verification_allowed: false } });
    const email = `${unique('work')}@example.com`;
    const { id, browser, add } = await ada(world);
    const emailId = await add(email);
    const elsewhere = 'https://evil.example.com/';
    const foreign = await browser.post(`/me/emails/${emailId}/prepare-verification`, { redirect_url: elsewhere });
    expect([foreign.status, foreign.body.errors[0].path]).toEqual([400, 'redirect_url']);
    const back = `https://${world.frontendHost}/profile`;
    const requested = await browser.post(`/me/emails/${emailId}/prepare-verification`, { redirect_url: back });
    expect(requested.body.data.strategy).toBe('email_link');
    const link = (await waitForMail(world, email)).link as URL;
    expect([link.host, link.pathname]).toEqual([world.frontendHost, '/auth/verify-magic-link']);
    const confirm = (client: typeof browser) =>
      client.post('/auth/verify-magic-link', {
        token: link.searchParams.get('token'),
        redirect_url: link.searchParams.get('redirect_url'),
      });
    for (const other of [
      world.browser(),
      await openSignedInBrowser(world, id),
      (await ada(world, 'bob@example.com')).browser,
    ]) {
      expect(rejection(await confirm(other))).toEqual([403, 'OTHER_DEVICE']);
    }
    const { status, body } = await confirm(browser);
    expect([status, body.data.redirect_url]).toEqual([200, back]);
    expect(body.data.email).toMatchObject({ id: emailId, email, is_verified: true });
    expect(rejection(await confirm(browser))).toEqual([400, 'INVALID_LINK']);
  });

  it('rejects the right code when another user has verified the address first', async () => {
    const world = await createWorld();
    const email = `${unique('work')}@example.com`;
    const [one, other] = [await ada(world, 'one@example.com'), await ada(world, 'other@example.com')];
    const [ones, others] = [await one.add(email), await other.add(email)];
    await one.browser.post(`/me/emails/${ones}/prepare-verification`);
    const { code } = await waitForMail(world, email);
    expect((await other.verify(others, email, 2)).status).toBe(200);
    const late = await one.browser.post(`/me/emails/${ones}/attempt-verification`, { code });
    expect(rejection(late)).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('rejects email address operations that the settings disable', async () => {
    const world = await createWorld();
    const { browser, add } = await ada(world);
    const path = `/me/emails/${await add('work@example.com')}`;
    await changeSettings(world, { email: { otp_verification_allowed: false } });
    const byCode = await browser.post(`${path}/prepare-verification`, { strategy: 'email_code' });
    expect(rejection(byCode)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, { email: { magic_link_verification_allowed: false } });
    const byNothing = await browser.post(`${path}/prepare-verification`);
    expect(rejection(byNothing)).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    await changeSettings(world, {
      email: { enabled: false, required: false, otp_verification_allowed: true },
      first_factor: 'username_password',
    });
    for (const [call, body] of [
      ['/me/emails', { email: 'new@example.com' }],
      [`${path}/prepare-verification`, undefined],
      [`${path}/attempt-verification`, { code: '123456' }],
      [`${path}/make-primary`, undefined],
    ] as const) {
      expect(rejection(await browser.post(call, body))).toEqual([403, 'FEATURE_DISABLED']);
    }
    expect((await browser.delete(path)).status).toBe(200);
  });
});

describe('the primary address', () => {
  it('changes to a verified address, notifies the previous one and revokes sent codes and links', async () => {
    const world = await createWorld();
    const [owner, email] = [`${unique('ada')}@example.com`, `${unique('work')}@example.com`];
    const { browser, add, verify, own } = await ada(world, owner);
    const emailId = await add(email);
    const early = await browser.post(`/me/emails/${emailId}/make-primary`);
    expect(rejection(early)).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await verify(emailId, email);
    const { status, body } = await browser.post(`/me/emails/${emailId}/make-primary`);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ email, is_primary: true })]);
    expect((await own()).map((each) => each.email)).toEqual([email, owner]);
    expect((await browser.get('/me')).body.data.email).toBe(email);
    expect((await waitForMail(world, owner, 2)).text).toContain(
      'The primary email address of your account was changed.',
    );
  });
});

describe('DELETE /me/emails/{email_id}', () => {
  it('removes an address and notifies it and the primary one', async () => {
    const world = await createWorld();
    const [owner, email] = [`${unique('ada')}@example.com`, `${unique('work')}@example.com`];
    const { browser, add, verify, own } = await ada(world, owner);
    const emailId = await add(email);
    await verify(emailId, email);
    const { status, body } = await browser.delete(`/me/emails/${emailId}`);
    expect([status, body.data]).toEqual([200, {}]);
    expect(await own()).toHaveLength(1);
    const told = `${email} was removed from your account.`;
    const notice = await waitForMail(world, owner, 2);
    expect(notice.text).toContain(told);
    expect(notice.subject).toMatch(/^An email address was removed from your account – /);
    expect((await waitForMail(world, email, 2)).text).toContain(told);
  });

  it('rejects removing the last verified address, or the primary one while there are others', async () => {
    const world = await createWorld();
    const email = `${unique('work')}@example.com`;
    const { browser, add, verify, own } = await ada(world);
    await changeSettings(world, { email: { required: false } });
    const primary = (await own())[0]?.id;
    expect(rejection(await browser.delete(`/me/emails/${primary}`))).toEqual([409, 'LAST_IDENTIFIER']);
    const emailId = await add(email);
    expect(rejection(await browser.delete(`/me/emails/${primary}`))).toEqual([409, 'LAST_IDENTIFIER']);
    await verify(emailId, email);
    expect(rejection(await browser.delete(`/me/emails/${primary}`))).toEqual([409, 'CONFLICT']);
    await browser.post(`/me/emails/${emailId}/make-primary`);
    expect((await browser.delete(`/me/emails/${primary}`)).status).toBe(200);
    expect((await own()).map((each) => each.email)).toEqual([email]);
  });

  it('rejects removing the only address of an account, or one that the settings require', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const [{ id }] = (await browser.get('/me/emails')).body.data;
    expect(rejection(await browser.delete(`/me/emails/${id}`))).toEqual([409, 'LAST_IDENTIFIER']);
    await browser.patch('/me', { username: 'ada' });
    expect(rejection(await browser.delete(`/me/emails/${id}`))).toEqual([409, 'CONFLICT']);
    await changeSettings(world, { email: { required: false } });
    expect((await browser.delete(`/me/emails/${id}`)).status).toBe(200);
    const again = { strategy: 'username_password', username: 'ada', password: PASSWORD };
    expect((await world.browser().post('/auth/signin', again)).status).toBe(200);
    expect((await signIn(world.browser(), first)).status).toBe(401);
  });
});

describe("a user's addresses", () => {
  it('requires a recent authentication to change addresses', async () => {
    const world = await createWorld();
    const { id, browser, add } = await ada(world);
    const emailId = await add('work@example.com');
    await backdateAuthentication(world, id);
    for (const response of [
      await browser.post('/me/emails', { email: 'new@example.com' }),
      await browser.post(`/me/emails/${emailId}/make-primary`),
      await browser.delete(`/me/emails/${emailId}`),
    ]) {
      expect(rejection(response)).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
    expect((await browser.post(`/me/emails/${emailId}/prepare-verification`)).status).toBe(200);
  });

  it('returns 404 for addresses of another user', async () => {
    const world = await createWorld();
    const { add } = await ada(world);
    const otherUser = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const emailId of [await add('work@example.com'), ABSENT]) {
      const path = `/me/emails/${emailId}`;
      for (const response of [
        await otherUser.post(`${path}/prepare-verification`),
        await otherUser.post(`${path}/attempt-verification`, { code: '123456' }),
        await otherUser.post(`${path}/make-primary`),
        await otherUser.delete(path),
      ]) {
        expect(rejection(response)).toEqual([404, 'EMAIL_NOT_FOUND']);
      }
    }
  });
});
