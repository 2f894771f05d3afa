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

describe('sign-in with a passkey that', () => {
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
