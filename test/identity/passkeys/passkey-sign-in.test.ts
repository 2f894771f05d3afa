import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  outcomeOf,
  startByCode,
  submitCode,
  withoutIds,
} from '../../support/message-sign-in.ts';
import {
  addPasskeyUser,
  attemptPasskey,
  beginPasskeySignIn,
  createWorldWithPasskeys,
  getCredential,
  newAuthenticator,
  registerPasskey,
  signInWithPasskey,
} from '../../support/passkeys.ts';
import { eventsOf, statementKindsOf, type World } from '../../support/world.ts';

const INVALID = [400, 'INVALID_PASSKEY'];

const updatePasskeys = ({ services, id }: World, values: { counter: number; is_backed_up: boolean }) =>
  services.database.rows.updateTable('passkey').set(values).where('deployment_id', '=', id).execute();

describe('sign-in with a passkey', () => {
  it('signs in without an identifier, rotates the cookie and records the sign-in', async () => {
    const world = await createWorldWithPasskeys();
    const { id, authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    expect(attempt).toMatchObject({
      method: 'passkey',
      current_step: 'verify_first_factor',
      required_fields: ['credential'],
    });
    expect(options).toMatchObject({
      rpId: world.frontendHost,
      allowCredentials: [],
      userVerification: 'preferred',
      timeout: 300_000,
    });
    const before = browser.cookie;
    expect((await browser.get('/me')).status).toBe(401);
    const { status, body } = await attemptPasskey(browser, attempt.id, getCredential(world, authenticator, options));
    expect([status, body.data.signin?.user_id, body.data.signin_attempt]).toEqual([200, id, null]);
    expect(body.session.signin_attempts).toEqual([]);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.get('/me')).body.data.id).toBe(id);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.created',
      actor_id: id,
      after: { method: 'passkey', secondFactor: 'passkey' },
    });
    expect((await browser.get('/me/passkeys')).body.data.passkeys[0]?.last_used_at).not.toBeNull();
  });

  it.each(['email', 'username'] as const)('signs in with the %s of the account', async (field) => {
    const world = await createWorldWithPasskeys();
    const { id, email, authenticator } = await addPasskeyUser(world, { username: 'ada' });
    const identifier = { [field]: field === 'email' ? email.toUpperCase() : 'ada' };
    const { status, body } = await signInWithPasskey(world, authenticator, world.browser(), identifier);
    expect([status, body.data.signin?.user_id]).toEqual([200, id]);
  });

  it('accepts at most one identifier', async () => {
    const world = await createWorldWithPasskeys();
    const input = { strategy: 'passkey', email: newAddress(), username: 'ada' };
    expect(outcomeOf(await world.browser().post('/auth/signin', input))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('returns the same response for accounts with passkeys, without passkeys and for unknown ones', async () => {
    const world = await createWorldWithPasskeys();
    const [ada, other] = [await addPasskeyUser(world), await addUser(world)];
    const { authenticator } = await addPasskeyUser(world);
    const walk = async (email: string) => {
      let bodies: unknown[] = [];
      const statements = await statementKindsOf(world, async () => {
        const browser = world.browser();
        const begun = await browser.post('/auth/signin', { strategy: 'passkey', email });
        const { signin_attempt: attempt, passkey_request: request } = begun.body.data;
        const options = request?.options ?? {};
        const rejected = await attemptPasskey(browser, attempt?.id ?? '', getCredential(world, authenticator, options));
        expect(outcomeOf(rejected)).toEqual(INVALID);
        const { challenge: _, ...others } = options;
        bodies = [others, withoutIds({ ...begun.body, data: attempt as object }), withoutIds(rejected.body)];
      });
      return { bodies, statements };
    };
    await walk(newAddress());
    const known = await walk(ada.email);
    expect(await walk(other.email as string)).toEqual(known);
    expect(await walk(newAddress())).toEqual(known);
  });

  it('verifies a challenge once: not again, not in parallel, and not after a failure', async () => {
    const world = await createWorldWithPasskeys();
    const { authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    const credential = getCredential(world, authenticator, options);
    const parallel = await Promise.all([1, 2, 3].map(() => attemptPasskey(browser, attempt.id, credential)));
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1);

    const second = await beginPasskeySignIn(world.browser());
    const replaying = world.browser();
    const mine = await beginPasskeySignIn(replaying);
    const theirs = getCredential(world, authenticator, second.options);
    expect(outcomeOf(await attemptPasskey(replaying, mine.attempt.id, theirs))).toEqual(INVALID);
    const own = getCredential(world, authenticator, mine.options);
    expect(outcomeOf(await attemptPasskey(replaying, mine.attempt.id, own))).toEqual(INVALID);
  });

  it('returns new options for an attempt whose challenge was used or has expired', async () => {
    const world = await createWorldWithPasskeys();
    const { id, authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    await world.services.database.rows
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    const expired = getCredential(world, authenticator, options);
    expect(outcomeOf(await attemptPasskey(browser, attempt.id, expired))).toEqual(INVALID);
    const again = await browser.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
    expect(again.status).toBe(200);
    const credential = getCredential(world, authenticator, again.body.data.options);
    const { body } = await attemptPasskey(browser, attempt.id, credential);
    expect(body.data.signin?.user_id).toBe(id);
  });

  it('rejects attempts of another browser', async () => {
    const world = await createWorldWithPasskeys();
    const { authenticator } = await addPasskeyUser(world);
    const { attempt, options } = await beginPasskeySignIn(world.browser());
    const credential = getCredential(world, authenticator, options);
    const other = world.browser();
    await beginPasskeySignIn(other);
    expect(outcomeOf(await attemptPasskey(other, attempt.id, credential))).toEqual([404, 'SIGNIN_ATTEMPT_NOT_FOUND']);
  });

  it('rejects another origin, a changed signature and the handle of another user', async () => {
    const world = await createWorldWithPasskeys();
    const { authenticator } = await addPasskeyUser(world);
    const changes: ((options: Record<string, unknown>) => object)[] = [
      (options) => authenticator.getJSON('https://evil.example.com', options as never, ['https://evil.example.com']),
      (options) => {
        const valid = getCredential(world, authenticator, options);
        return { ...valid, response: { ...valid.response, userHandle: Buffer.from('1').toString('base64url') } };
      },
      (options) => {
        const valid = getCredential(world, authenticator, options);
        const signed = Buffer.from(valid.response.authenticatorData, 'base64url');
        signed[0] = (signed[0] ?? 0) ^ 1;
        return { ...valid, response: { ...valid.response, authenticatorData: signed.toString('base64url') } };
      },
      (options) => ({ ...getCredential(world, authenticator, options), response: null }),
    ];
    for (const change of changes) {
      const browser = world.browser();
      const { attempt, options } = await beginPasskeySignIn(browser);
      expect(outcomeOf(await attemptPasskey(browser, attempt.id, change(options)))).toEqual(INVALID);
    }
  });

  it('rejects an old counter, except of a passkey that several devices share', async () => {
    const world = await createWorldWithPasskeys();
    const { authenticator } = await addPasskeyUser(world);
    await updatePasskeys(world, { counter: 1_000, is_backed_up: false });
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual(INVALID);
    await updatePasskeys(world, { counter: 1_000, is_backed_up: true });
    expect((await signInWithPasskey(world, authenticator)).status).toBe(200);
  });

  it('rejects deleted passkeys, passkeys of other deployments and deactivated users', async () => {
    const [world, foreign] = [await createWorldWithPasskeys(), await createWorldWithPasskeys()];
    const { id, browser, authenticator, passkey } = await addPasskeyUser(world);
    const theirs = await addPasskeyUser(foreign);
    await foreign.services.database.rows
      .updateTable('passkey')
      .set({ credential_id: 'x' })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    await foreign.services.database.rows
      .updateTable('passkey')
      .set({ credential_id: passkey.credential_id })
      .where('deployment_id', '=', world.id)
      .execute();
    const visiting = foreign.browser();
    const { attempt, options } = await beginPasskeySignIn(visiting);
    const abroad = getCredential(world, authenticator, { ...options, rpId: world.frontendHost });
    expect(outcomeOf(await attemptPasskey(visiting, attempt.id, abroad))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await signInWithPasskey(foreign, theirs.authenticator)).status).toBe(200);

    await world.backend.patch(`/users/${id}`, { is_active: false });
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual(INVALID);
    await world.backend.patch(`/users/${id}`, { is_active: true });
    expect((await signInWithPasskey(world, authenticator, browser)).status).toBe(200);
    await browser.delete(`/me/passkeys/${passkey.id}`);
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual([404, 'PASSKEY_NOT_FOUND']);
  });

  it('rejects sign-ins after the settings disable passkeys', async () => {
    const world = await createWorldWithPasskeys();
    const { authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    await changeSettings(world, { authentication_factors: { passkey: { enabled: false } } });
    const credential = getCredential(world, authenticator, options);
    const disabled = [400, 'STRATEGY_NOT_AVAILABLE'];
    expect(outcomeOf(await attemptPasskey(browser, attempt.id, credential))).toEqual(disabled);
    expect(outcomeOf(await browser.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id }))).toEqual(disabled);
    expect(outcomeOf(await world.browser().post('/auth/signin', { strategy: 'passkey' }))).toEqual(disabled);
  });

  it('is the default strategy where the settings say so, and the options list the others', async () => {
    const world = await createWorldWithPasskeys({ first_factor: 'passkey' });
    const { authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { data } = (await browser.post('/auth/signin', {})).body;
    const credential = getCredential(world, authenticator, data.passkey_request?.options ?? {});
    expect((await attemptPasskey(browser, data.signin_attempt?.id ?? '', credential)).status).toBe(200);
    expect((await browser.get('/auth/options')).body.data).toMatchObject({
      strategies: ['email_password', 'username_password', 'passkey'],
      first_factor: 'passkey',
    });
  });

  it('replaces the earlier attempt of the browser, so that a page can begin one whenever it loads', async () => {
    const world = await createWorldWithPasskeys();
    const browser = world.browser();
    for (let n = 0; n < 3; n += 1) await beginPasskeySignIn(browser);
    expect((await browser.get('/session')).body.data.signin_attempts).toHaveLength(1);
  });

  it('ends passkeys of an account that another person created with the address of its later owner', async () => {
    const world = await createWorldWithMessages();
    const email = newAddress();
    const attacker = await openSignedUpBrowser(world, email);
    const authenticator = newAuthenticator();
    await registerPasskey(world, attacker, authenticator);
    const owner = world.browser();
    const begun = await startByCode(owner, email);
    const { code } = await waitForMail(world, email);
    await submitCode(owner, begun.body.data.signin_attempt?.id as string, code as string);
    expect((await owner.get('/me/passkeys')).body.data.passkeys).toEqual([]);
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('user.passkey.deleted');
  });

  it('limits the attempts of one network address', async () => {
    const world = await createWorldWithPasskeys();
    const browser = world.browser();
    const { attempt } = await beginPasskeySignIn(browser);
    const path = '/auth/prepare-passkey';
    const statuses: number[] = [];
    for (let n = 0; n < 100; n += 1) {
      statuses.push((await browser.post(path, { signin_attempt_id: attempt.id })).status);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });

  it.each(['email', 'username'] as const)(
    'does not lock out the owner of a %s that another client begins with',
    async (field) => {
      const world = await createWorldWithPasskeys();
      const { email, authenticator } = await addPasskeyUser(world, { username: 'ada' });
      const identifier = { [field]: field === 'email' ? email : 'ada' };
      for (let n = 0; n < 12; n += 1) {
        const browser = world.browser();
        const { attempt, options } = await beginPasskeySignIn(browser, identifier);
        const credential = getCredential(world, authenticator, options);
        const forged = { ...credential, response: { ...credential.response, signature: 'AAAA' } };
        expect(outcomeOf(await attemptPasskey(browser, attempt.id, forged))).toEqual(INVALID);
      }
      await world.services.database.rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
      const { status } = await signInWithPasskey(world, authenticator, world.browser(), identifier);
      expect(status).toBe(200);
    },
  );

  it('does not accept a passkey that no account of the browser offered', async () => {
    const world = await createWorldWithPasskeys();
    await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt } = await beginPasskeySignIn(browser);
    expect(() => getCredential(world, newAuthenticator(), { challenge: 'x', rpId: world.frontendHost })).toThrow();
    const rejected = await attemptPasskey(browser, attempt.id, {});
    expect(outcomeOf(rejected)).toEqual(INVALID);
  });
});
