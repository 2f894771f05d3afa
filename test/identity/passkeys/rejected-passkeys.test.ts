import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import {
  addPasskeyUser,
  attemptPasskey,
  beginPasskeySignIn,
  createCredential,
  createWorldWithPasskeys,
  getCredential,
  newAuthenticator,
  originOf,
  signInWithPasskey,
} from '../../support/passkeys.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';

const INVALID = [400, 'INVALID_PASSKEY'];

/** The beginning of the COSE key of an ES256 passkey: a map of five, `kty` EC2, and `alg` -7 in one byte. */
const ES256_KEY = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26]);

/** The attestation of an ES256 passkey with another number of its algorithm, -1 to -256. */
function withAlgorithm(attestationObject: string, algorithm: number): string {
  const attestation = Buffer.from(attestationObject, 'base64url');
  const at = attestation.indexOf(ES256_KEY);
  const length = attestation.indexOf('authData') + 'authData'.length;
  if (at < 0 || attestation[length] !== 0x58) throw new Error('The attestation has another form.');
  const value = -1 - algorithm;
  const encoded = Buffer.from(value < 24 ? [0x20 + value] : [0x38, value]);
  attestation[length + 1] = (attestation[length + 1] ?? 0) + encoded.length - 1;
  const [before, after] = [attestation.subarray(0, at + 4), attestation.subarray(at + ES256_KEY.length)];
  return Buffer.concat([before, encoded, after]).toString('base64url');
}

describe('the algorithm of a new passkey', () => {
  it.each([
    ['ES256', -7, 'accepted'],
    ['ESP256', -9, 'rejected'],
    ['ES384', -35, 'rejected'],
    ['ES256K', -47, 'rejected'],
  ])('of %s (%i) is %s', async (_, algorithm, result) => {
    const world = await createWorldWithPasskeys();
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const { options } = (await browser.post('/me/passkeys/prepare')).body.data;
    const es256 = { ...options, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] };
    const { response, ...others } = createCredential(world, newAuthenticator(), es256);
    const attestationObject = withAlgorithm(response.attestationObject, algorithm);
    const credential = { ...others, response: { ...response, attestationObject } };
    expect(outcomeOf(await browser.post('/me/passkeys', { credential }))).toEqual(
      result === 'accepted' ? [201, undefined] : INVALID,
    );
    const { passkeys } = (await browser.get('/me/passkeys')).body.data;
    expect(passkeys).toHaveLength(result === 'accepted' ? 1 : 0);
  });
});

/** What browsers say about the page around the one that uses the passkey. */
const FRAMES: readonly (readonly [string, 'accepted' | 'rejected', object])[] = [
  ['no frame', 'accepted', { crossOrigin: false }],
  ['a frame of an allowed origin', 'accepted', { crossOrigin: true, topOrigin: 'https://app.example.com' }],
  ['a frame of another origin', 'rejected', { crossOrigin: true, topOrigin: 'https://evil.example' }],
  ['a frame of a page that the browser does not name', 'rejected', { crossOrigin: true }],
  ['a frame of another origin that denies it', 'rejected', { crossOrigin: false, topOrigin: 'https://evil.example' }],
  ['a frame that does not say whether it is one', 'rejected', { topOrigin: 'https://app.example.com' }],
  ['a frame whose page is a list', 'rejected', { crossOrigin: true, topOrigin: ['https://app.example.com'] }],
];

/** The new passkey as if it was made in a frame. Its attestation has no signature of the client data. */
function inFrame<Credential extends { readonly response: { readonly clientDataJSON: string } }>(
  credential: Credential,
  frame: object,
): Credential {
  const data = JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url').toString('utf8'));
  const changed = JSON.stringify({ type: data.type, challenge: data.challenge, origin: data.origin, ...frame });
  const clientDataJSON = Buffer.from(changed).toString('base64url');
  return { ...credential, response: { ...credential.response, clientDataJSON } };
}

/** The attestation with other data of the authenticator, which no signature protects in an attestation of the type `none`. */
function withAuthData(attestationObject: string, change: (data: Buffer) => Buffer): string {
  const attestation = Buffer.from(attestationObject, 'base64url');
  const at = attestation.indexOf('authData') + 'authData'.length;
  if (attestation[at] !== 0x58) throw new Error('The attestation has another form.');
  const end = at + 2 + (attestation[at + 1] ?? 0);
  const data = change(attestation.subarray(at + 2, end));
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([attestation.subarray(0, at), length, data, attestation.subarray(end)]).toString('base64url');
}

/** Where the length of the credential id is: after the hash of the relying party id, flags, a counter and the AAGUID. */
const ID_LENGTH_AT = 32 + 1 + 4 + 16;

/** The data of the authenticator with another credential id, another key, or both. */
function withCredential(data: Buffer, { id, key }: { readonly id?: Buffer; readonly key?: Buffer }): Buffer {
  const keyAt = ID_LENGTH_AT + 2 + data.readUInt16BE(ID_LENGTH_AT);
  const newId = id ?? data.subarray(ID_LENGTH_AT + 2, keyAt);
  const length = Buffer.from([newId.length >> 8, newId.length & 0xff]);
  return Buffer.concat([data.subarray(0, ID_LENGTH_AT), length, newId, key ?? data.subarray(keyAt)]);
}

/** A byte string of CBOR in its shortest form, which the library requires. */
function bytesOf(value: Buffer): Buffer {
  if (value.length < 24) return Buffer.concat([Buffer.from([0x40 + value.length]), value]);
  if (value.length < 256) return Buffer.concat([Buffer.from([0x58, value.length]), value]);
  return Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);
}

/** COSE keys. Labels are 1 (`kty`), 3 (`alg`), -1 (`crv` or `n`), -2 (`x` or `e`) and -3 (`y`). */
const ec = (curve: number, x: Buffer, y: Buffer) =>
  Buffer.concat([
    ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, curve, 0x21]), bytesOf(x), Buffer.from([0x22]), bytesOf(y)],
  ]);
const okp = (algorithm: number, x: Buffer) =>
  Buffer.concat([Buffer.from([0xa4, 0x01, 0x01, 0x03, 0x20 - 1 - algorithm, 0x20, 0x06, 0x21]), bytesOf(x)]);
const rsa = (n: Buffer, e: Buffer) =>
  Buffer.concat([
    ...[Buffer.from([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20]), bytesOf(n), Buffer.from([0x21]), bytesOf(e)],
  ]);

const jwkOf = ({ publicKey }: { readonly publicKey: KeyObject }) => {
  const jwk = publicKey.export({ format: 'jwk' });
  const part = (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url');
  return { x: part('x'), y: part('y'), n: part('n'), e: part('e') };
};
const P256 = jwkOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
const P384 = jwkOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }));
const ED25519 = jwkOf(generateKeyPairSync('ed25519'));
const RSA = jwkOf(generateKeyPairSync('rsa', { modulusLength: 2_048 }));
const SHORT_RSA = jwkOf(generateKeyPairSync('rsa', { modulusLength: 1_024 }));
const EVEN = Buffer.concat([RSA.n.subarray(0, -1), Buffer.from([0])]);

/** Registers a passkey of an ES256 authenticator after a change. */
async function registerIn(change: (credential: NewCredential) => NewCredential) {
  const world = await createWorldWithPasskeys();
  await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example.com'] });
  const browser = await openSignedInBrowser(world, (await addUser(world)).id);
  const { options } = (await browser.post('/me/passkeys/prepare')).body.data;
  const es256 = { ...options, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] };
  const credential = change(createCredential(world, newAuthenticator(), es256));
  return { world, browser, outcome: outcomeOf(await browser.post('/me/passkeys', { credential })) };
}

/** Registers such a passkey. Returns the outcome and the number of stored passkeys. */
async function registerChanged(change: (credential: NewCredential) => NewCredential) {
  const { browser, outcome } = await registerIn(change);
  return [outcome, (await browser.get('/me/passkeys')).body.data.passkeys.length];
}

type NewCredential = ReturnType<typeof createCredential>;

const ACCEPTED = [[201, undefined], 1];
const REJECTED = [INVALID, 0];

describe('a new passkey', () => {
  it.each([
    ['ES256', ec(1, P256.x, P256.y)],
    ['EdDSA', okp(-8, ED25519.x)],
    ['RS256', rsa(RSA.n, RSA.e)],
  ])('with a key of %s is accepted', async (_, key) => {
    expect(await registerChanged((credential) => withKey(credential, key))).toEqual(ACCEPTED);
  });

  it.each([
    ['is not on its curve', ec(1, P256.x, P256.x)],
    ['is zero', ec(1, Buffer.alloc(32), Buffer.alloc(32))],
    ['has a short coordinate', ec(1, P256.x, P256.y.subarray(1))],
    ['is on another curve than its algorithm', ec(2, P384.x, P384.y)],
    ['names another curve than its coordinates', ec(3, P256.x, P256.y)],
    ['is of EdDSA with the algorithm ES256', okp(-7, ED25519.x)],
    ['is no point of Ed25519', okp(-8, Buffer.from(`02${'00'.repeat(31)}`, 'hex'))],
    ['is a point of Ed25519 of small order', okp(-8, Buffer.from(`01${'00'.repeat(31)}`, 'hex'))],
    ['is a short point of Ed25519', okp(-8, ED25519.x.subarray(1))],
    ['has a modulus of 1,024 bits', rsa(SHORT_RSA.n, SHORT_RSA.e)],
    ['has an even modulus', rsa(EVEN, RSA.e)],
    ['has the exponent 1', rsa(RSA.n, Buffer.from([1]))],
    ['has an even exponent', rsa(RSA.n, Buffer.from([4]))],
    ['has no modulus', rsa(Buffer.alloc(0), RSA.e)],
  ])('whose key %s is rejected', async (_, key) => {
    expect(await registerChanged((credential) => withKey(credential, key))).toEqual(REJECTED);
  });

  it.each([
    [1_023, ACCEPTED],
    [1_024, REJECTED],
  ])('with an id of %i bytes is accepted up to 1,023', async (length, expected) => {
    const id = Buffer.alloc(length, 7);
    const changed = ({ response, ...others }: NewCredential) => {
      const attestationObject = withAuthData(response.attestationObject, (data) => withCredential(data, { id }));
      const text = id.toString('base64url');
      return { ...others, id: text, rawId: text, response: { ...response, attestationObject } };
    };
    expect(await registerChanged(changed)).toEqual(expected);
  });

  it.each(FRAMES)('made in %s is %s', async (_, result, frame) => {
    expect(await registerChanged((credential) => inFrame(credential, frame))).toEqual(
      result === 'accepted' ? ACCEPTED : REJECTED,
    );
  });
});

function withKey({ response, ...others }: NewCredential, key: Buffer): NewCredential {
  const attestationObject = withAuthData(response.attestationObject, (data) => withCredential(data, { key }));
  return { ...others, response: { ...response, attestationObject } };
}

describe('sign-in with a passkey that', () => {
  it.each(FRAMES)('was used in %s is %s', async (_, result, frame) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = jwkOf({ publicKey });
    let id = '';
    const { world, outcome } = await registerIn((credential) => {
      id = credential.id;
      return withKey(credential, ec(1, x, y));
    });
    expect(outcome).toEqual([201, undefined]);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    const { challenge } = options;
    const clientData = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin: originOf(world), ...frame }),
    );
    const rpIdHash = hash('sha256', String(options['rpId']), 'buffer');
    // The user is present and verified, and the counter is 100.
    const authenticatorData = Buffer.concat([rpIdHash, Buffer.from([0x05, 0, 0, 0, 100])]);
    const signed = Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')]);
    const credential = {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    };
    const response = await attemptPasskey(browser, attempt.id, credential);
    expect(outcomeOf(response)).toEqual(result === 'accepted' ? [200, undefined] : INVALID);
  });

  it('signed for another relying party id is rejected, also when the page of the deployment asked for it', async () => {
    const rpId = (rp_id: string) => ({ authentication_factors: { passkey: { rp_id } } });
    const world = await createWorldWithPasskeys(rpId('example.test'));
    const { authenticator } = await addPasskeyUser(world);
    expect((await signInWithPasskey(world, authenticator)).status).toBe(200);
    await world.services.database.rows
      .updateTable('passkey')
      .set({ rp_id: world.frontendHost })
      .where('deployment_id', '=', world.id)
      .execute();
    await changeSettings(world, rpId(world.frontendHost));
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    expect(options['rpId']).toBe(world.frontendHost);
    const abroad = getCredential(world, authenticator, { ...options, rpId: 'example.test' });
    expect(outcomeOf(await attemptPasskey(browser, attempt.id, abroad))).toEqual(INVALID);
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('belonged to a deleted user is rejected, also in attempts that began before', async () => {
    const world = await createWorldWithPasskeys();
    const { id, email, authenticator } = await addPasskeyUser(world);
    const [anyone, named] = [world.browser(), world.browser()];
    const begun = await beginPasskeySignIn(anyone);
    const begunWithEmail = await beginPasskeySignIn(named, { email });
    const early = getCredential(world, authenticator, begun.options);
    const earlyNamed = getCredential(world, authenticator, begunWithEmail.options);
    expect((await world.backend.delete(`/users/${id}`)).status).toBe(204);
    expect(outcomeOf(await attemptPasskey(anyone, begun.attempt.id, early))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    const late = await attemptPasskey(named, begunWithEmail.attempt.id, earlyNamed);
    expect(outcomeOf(late)).toEqual([404, 'SIGNIN_ATTEMPT_NOT_FOUND']);
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await anyone.get('/me')).status).toBe(401);
  });

  it('belongs to a deactivated user is rejected until the user is active again', async () => {
    const world = await createWorldWithPasskeys();
    const { id, authenticator } = await addPasskeyUser(world);
    const browser = world.browser();
    const { attempt, options } = await beginPasskeySignIn(browser);
    const early = getCredential(world, authenticator, options);
    await world.backend.patch(`/users/${id}`, { is_active: false });
    expect(outcomeOf(await attemptPasskey(browser, attempt.id, early))).toEqual(INVALID);
    expect(outcomeOf(await signInWithPasskey(world, authenticator))).toEqual(INVALID);
    expect((await browser.get('/me')).status).toBe(401);
    await world.backend.patch(`/users/${id}`, { is_active: true });
    expect((await signInWithPasskey(world, authenticator)).body.data.signin?.user_id).toBe(id);
  });
});
