import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import {
  addPasskeyUser,
  createCredential,
  createWorldWithPasskeys,
  newAuthenticator,
  originOf,
  registerPasskey,
} from '../../support/passkeys.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const LIST = '/me/passkeys';
const PREPARE = '/me/passkeys/prepare';

/** A user without a passkey, who is signed in. */
async function signedIn(changes: object = {}) {
  const world = await createWorldWithPasskeys(changes);
  const { id, email } = await addUser(world);
  return { world, id, email: email as string, browser: await openSignedInBrowser(world, id) };
}

describe('registering a passkey', () => {
  it('asks for a discoverable credential of the user, with the algorithms that are accepted', async () => {
    const { world, id, email, browser } = await signedIn();
    const { status, body } = await browser.post(PREPARE);
    expect(status).toBe(200);
    expect(body.data.options).toMatchObject({
      rp: { id: world.frontendHost, name: 'Northwind' },
      user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: email },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const seconds = (Date.parse(body.data.expires_at) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it('stores the passkey, records an event and notifies the user', async () => {
    const { world, id, email, browser } = await signedIn();
    const passkey = await registerPasskey(world, browser, newAuthenticator(), 'Laptop');
    expect(passkey).toMatchObject({ name: 'Laptop', is_synced: true, is_backed_up: true, last_used_at: null });
    expect((await browser.get(LIST)).body.data).toEqual({
      passkeys: [passkey],
      prompt_registration: false,
      rp_id: world.frontendHost,
      user_handle: Buffer.from(id).toString('base64url'),
    });
    expect((await eventsOf(world)).find(({ type }) => type === 'user.passkey.created')).toMatchObject({
      resource_type: 'user',
      resource_id: id,
      actor_id: id,
      after: { passkeyId: passkey.id, name: 'Laptop' },
    });
    expect((await waitForMail(world, email)).subject).toBe('A passkey was added to your account – Northwind');
  });

  it('names a passkey without a name after the browser and system', async () => {
    const { world, browser } = await signedIn();
    expect((await registerPasskey(world, browser)).name).toBe('an unknown program');
  });

  it('excludes the existing passkeys, and rejects one that is registered already for any user', async () => {
    const { world, browser } = await signedIn();
    const authenticator = newAuthenticator();
    const passkey = await registerPasskey(world, browser, authenticator);
    const { options } = (await browser.post(PREPARE)).body.data;
    expect(options['excludeCredentials']).toMatchObject([{ id: passkey.credential_id, type: 'public-key' }]);

    const credentials: object[] = [];
    const other = await openSignedInBrowser(world, (await addUser(world)).id);
    const theirs = (await other.post(PREPARE)).body.data.options;
    credentials.push(createCredential(world, newAuthenticator(), theirs));
    await world.services.database.rows
      .updateTable('passkey')
      .set({ credential_id: (credentials[0] as { id: string }).id })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await other.post(LIST, { credential: credentials[0] }))).toEqual([409, 'CONFLICT']);
  });

  it('verifies each challenge once, also in parallel', async () => {
    const { world, browser } = await signedIn();
    const { options } = (await browser.post(PREPARE)).body.data;
    const credentials = [newAuthenticator(), newAuthenticator()].map((each) => createCredential(world, each, options));
    const responses = await Promise.all(credentials.map((credential) => browser.post(LIST, { credential })));
    expect(responses.map(outcomeOf).sort()).toEqual([
      [201, undefined],
      [400, 'INVALID_PASSKEY'],
    ]);
  });

  it('rejects a challenge of another sign-in, a replaced one and an expired one', async () => {
    const { world, id, browser } = await signedIn();
    const other = await openSignedInBrowser(world, id);
    const credentialFor = async (from: typeof browser) =>
      createCredential(world, newAuthenticator(), (await from.post(PREPARE)).body.data.options);
    const replaced = await credentialFor(browser);
    await browser.post(PREPARE);
    const theirs = await credentialFor(other);
    expect(outcomeOf(await browser.post(LIST, { credential: theirs }))).toEqual([400, 'INVALID_PASSKEY']);
    await browser.post(PREPARE);
    expect(outcomeOf(await browser.post(LIST, { credential: replaced }))).toEqual([400, 'INVALID_PASSKEY']);
    const expired = await credentialFor(browser);
    await world.services.database.rows
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(outcomeOf(await browser.post(LIST, { credential: expired }))).toEqual([400, 'INVALID_PASSKEY']);
  });

  it('rejects another origin, another relying party and a malformed response', async () => {
    const { world, browser } = await signedIn();
    const attempts: ((options: Record<string, unknown>) => object)[] = [
      (options) =>
        newAuthenticator().createJSON('https://evil.example.com', options as never, ['https://evil.example.com']),
      (options) => createCredential(world, newAuthenticator(), { ...options, rp: { id: 'example.test', name: 'x' } }),
      () => ({ id: 'x', rawId: 'x', type: 'public-key', response: {} }),
    ];
    for (const attempt of attempts) {
      const { options } = (await browser.post(PREPARE)).body.data;
      expect(outcomeOf(await browser.post(LIST, { credential: attempt(options) }))).toEqual([400, 'INVALID_PASSKEY']);
    }
    expect((await browser.get(LIST)).body.data.passkeys).toEqual([]);
  });

  it('accepts pages of allowed origins, also outside of the relying party id, and of no other origin', async () => {
    const { world, browser } = await signedIn();
    const [sub, related] = [`https://app.${world.frontendHost}`, 'https://app.example.com'];
    await world.backend.put('/settings/allowed-origins', { allowed_origins: [sub, related] });
    for (const [origin, outcome] of [
      [`https://other.${world.frontendHost}`, [400, 'INVALID_PASSKEY']],
      ['https://other.example.com', [400, 'INVALID_PASSKEY']],
      [sub, [201, undefined]],
      [related, [201, undefined]],
    ] as const) {
      const { options } = (await browser.post(PREPARE)).body.data;
      const credential = newAuthenticator().createJSON(origin, options as never, [originOf(world), origin]);
      expect(outcomeOf(await browser.post(LIST, { credential }))).toEqual(outcome);
    }
  });

  it('allows 20 passkeys', async () => {
    const { world, browser } = await signedIn();
    const authenticator = newAuthenticator();
    const first = await registerPasskey(world, browser, authenticator);
    const { rows } = world.services.database;
    const row = await rows.selectFrom('passkey').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    for (let n = 1; n < 20; n += 1) {
      const id = world.services.database.ids.next();
      await rows
        .insertInto('passkey')
        .values({ ...row, id, credential_id: `copy ${n}` })
        .execute();
    }
    expect(outcomeOf(await browser.post(PREPARE))).toEqual([409, 'CONFLICT']);
  });

  it('requires the setting, a recent authentication and the session cookie', async () => {
    const { world, id, browser } = await signedIn();
    const bearer = clientWithToken(world, await createSessionToken(browser));
    expect(outcomeOf(await bearer.post(PREPARE))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    await changeSettings(world, { authentication_factors: { passkey: { enabled: false } } });
    expect(outcomeOf(await browser.post(PREPARE))).toEqual([403, 'FEATURE_DISABLED']);
    expect(outcomeOf(await browser.post(LIST, { credential: {} }))).toEqual([403, 'FEATURE_DISABLED']);
    await backdateAuthentication(world, id);
    for (const path of [PREPARE, LIST] as const) {
      expect(outcomeOf(await browser.post(path, path === LIST ? { credential: {} } : undefined))).toEqual([
        403,
        'REAUTHENTICATION_REQUIRED',
      ]);
    }
    expect(outcomeOf(await world.browser().post(PREPARE))).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('the relying party id', () => {
  const rpId = (rp_id: string) => ({ authentication_factors: { passkey: { rp_id } } });

  it('is the host name of the deployment or one of its parent domains', async () => {
    const { backend, frontendHost } = await createWorld();
    for (const wrong of [
      'example.com',
      'test',
      `other.${frontendHost}`,
      frontendHost.slice(1),
      'https://example.test',
    ]) {
      const { status, body } = await backend.patch('/settings/auth', rpId(wrong));
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'authentication_factors.passkey.rp_id']);
    }
    for (const right of ['example.test', frontendHost, '']) {
      expect((await backend.patch('/settings/auth', rpId(right))).status).toBe(200);
    }
  });

  it('is stored with the first passkey and cannot change while there is one', async () => {
    const { world, id, browser } = await signedIn(rpId(''));
    const passkey = await registerPasskey(world, browser);
    const { auth_settings } = (await world.backend.get('/')).body;
    expect(auth_settings.authentication_factors.passkey.rp_id).toBe(world.frontendHost);
    expect((await world.backend.patch('/settings/auth', rpId('example.test'))).status).toBe(400);
    await world.backend.delete(`/users/${id}/passkeys/${passkey.id}`);
    expect((await world.backend.patch('/settings/auth', rpId('example.test'))).status).toBe(200);
    expect((await browser.post(PREPARE)).body.data.options).toMatchObject({ rp: { id: 'example.test' } });
  });
});

describe('renaming and deleting a passkey', () => {
  it('renames a passkey and records the names', async () => {
    const world = await createWorldWithPasskeys();
    const { browser, passkey } = await addPasskeyUser(world);
    const { status, body } = await browser.patch(`${LIST}/${passkey.id}`, { name: 'Phone' });
    expect([status, body.data]).toEqual([200, { ...passkey, name: 'Phone' }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.passkey.updated',
      before: { name: passkey.name },
      after: { name: 'Phone' },
    });
  });

  it('returns the remaining passkeys after a deletion, also while passkeys are disabled, and notifies the user', async () => {
    const world = await createWorldWithPasskeys();
    const { browser, passkey, email } = await addPasskeyUser(world);
    const other = await registerPasskey(world, browser);
    await changeSettings(world, { authentication_factors: { passkey: { enabled: false } } });
    const { status, body } = await browser.delete(`${LIST}/${passkey.id}`);
    expect([status, body.data.passkeys]).toEqual([200, [other]]);
    expect((await waitForMail(world, email, 3)).subject).toContain('passkey was');
    expect(outcomeOf(await browser.delete(`${LIST}/${passkey.id}`))).toEqual([404, 'PASSKEY_NOT_FOUND']);
  });

  it('rejects passkeys of other users and an old authentication', async () => {
    const world = await createWorldWithPasskeys();
    const [ada, eve] = [await addPasskeyUser(world), await addPasskeyUser(world)];
    const path = `${LIST}/${ada.passkey.id}` as const;
    expect(outcomeOf(await eve.browser.patch(path, { name: 'Mine' }))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect(outcomeOf(await eve.browser.delete(path))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    await backdateAuthentication(world, ada.id);
    expect(outcomeOf(await ada.browser.patch(path, { name: 'Mine' }))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(outcomeOf(await ada.browser.delete(path))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('keeps the last way to sign in, also against parallel deletions', async () => {
    const world = await createWorldWithPasskeys();
    const { id, browser, passkey } = await addPasskeyUser(world, { email: null, username: 'ada', hasPassword: false });
    expect(outcomeOf(await browser.delete(`${LIST}/${passkey.id}`))).toEqual([409, 'LAST_IDENTIFIER']);
    const second = await registerPasskey(world, browser);
    const deleted = await Promise.all([passkey, second].map((each) => browser.delete(`${LIST}/${each.id}`)));
    expect(deleted.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [left] = (await world.backend.get(`/users/${id}/passkeys`)).body;
    expect((await world.backend.delete(`/users/${id}/passkeys/${left?.id}`)).status).toBe(204);
  });
});

describe('passkeys on the backend host', () => {
  it('lists the passkeys of a user in REST and GraphQL, and deletes one', async () => {
    const world = await createWorldWithPasskeys();
    const { id, passkey } = await addPasskeyUser(world);
    const list = await world.backend.get(`/users/${id}/passkeys`);
    expect([list.status, list.body]).toEqual([200, [passkey]]);
    const { user } = await world.backend.data('query ($id: ID!) { user(id: $id) { passkeys { id name } } }', { id });
    expect(user.passkeys).toEqual([{ id: passkey.id, name: passkey.name }]);
    expect((await world.backend.delete(`/users/${id}/passkeys/${passkey.id}`)).status).toBe(204);
    expect((await world.backend.delete(`/users/${id}/passkeys/${passkey.id}`)).status).toBe(404);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'user.passkey.deleted', actor_type: 'api_key' });
  });

  it('deletes the passkeys with their user', async () => {
    const world = await createWorldWithPasskeys();
    const { id } = await addPasskeyUser(world);
    await world.backend.delete(`/users/${id}`);
    const left = await world.services.database.rows
      .selectFrom('passkey')
      .select('id')
      .where('deployment_id', '=', world.id)
      .execute();
    expect(left).toEqual([]);
  });
});
