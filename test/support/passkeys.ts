import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';
import { changeSettings, PASSWORD } from './accounts.ts';
import { addUser, type NewTestUser } from './add-user.ts';
import type { BrowserClient } from './clients.ts';
import { openSignedInBrowser } from './sign-in.ts';
import { createWorld, unique, type World } from './world.ts';

/** An authenticator with its own passkeys, which verifies the user, unless `isUserVerified` is false. */
export function newAuthenticator({ isUserVerified = true } = {}): WebAuthnEmulator {
  const confirm = () => ({ options: { uv: isUserVerified, up: true } });
  const credentialsRepository = new PasskeysCredentialsMemoryRepository();
  return new WebAuthnEmulator(
    new AuthenticatorEmulator({
      userMakeCredentialInteraction: confirm,
      userGetAssertionInteraction: confirm,
      credentialsRepository,
    }),
  );
}

/** The origin of the deployment's own pages. */
export const originOf = ({ frontendHost }: World) => `https://${frontendHost}`;

type Options = Readonly<Record<string, unknown>>;

/** The response of `navigator.credentials.create`. */
export const createCredential = (world: World, authenticator: WebAuthnEmulator, options: Options) =>
  authenticator.createJSON(originOf(world), options as unknown as PublicKeyCredentialCreationOptionsJSON);

/** The response of `navigator.credentials.get`. */
export const getCredential = (world: World, authenticator: WebAuthnEmulator, options: Options) =>
  authenticator.getJSON(originOf(world), options as unknown as PublicKeyCredentialRequestOptionsJSON);

/** Creates a deployment with passkeys and these settings. */
export async function createWorldWithPasskeys(changes: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  await changeSettings(world, changes);
  return world;
}

/** Registers a passkey in a signed-in browser. */
export async function registerPasskey(
  world: World,
  browser: BrowserClient,
  authenticator = newAuthenticator(),
  name?: string,
) {
  const { options } = (await browser.post('/me/passkeys/prepare')).body.data;
  const credential = createCredential(world, authenticator, options);
  const { status, body, text } = await browser.post('/me/passkeys', { credential, name });
  if (status !== 201) throw new Error(text);
  return body.data;
}

interface NewPasskeyUser extends NewTestUser {
  readonly isUserVerified?: boolean;
  readonly hasPassword?: boolean;
}

/** Creates a user with a password and a passkey, who is signed in in a browser. */
export async function addPasskeyUser(
  world: World,
  { isUserVerified = true, hasPassword = true, ...person }: NewPasskeyUser = {},
) {
  const email = `${unique('ada')}@example.com`;
  const { id } = await addUser(world, { email, ...(hasPassword && { password: PASSWORD }), ...person });
  const browser = await openSignedInBrowser(world, id);
  const authenticator = newAuthenticator({ isUserVerified });
  const passkey = await registerPasskey(world, browser, authenticator);
  return { id, email, browser, authenticator, passkey };
}

/** Begins a sign-in with a passkey. Returns the attempt and the options for the browser. */
export async function beginPasskeySignIn(browser: BrowserClient, identifier: object = {}) {
  const { status, body, text } = await browser.post('/auth/signin', { strategy: 'passkey', ...identifier });
  const { signin_attempt: attempt, passkey_request: request } = body.data ?? {};
  if (status !== 200 || !attempt || !request) throw new Error(text);
  return { attempt, options: request.options, session: body.session };
}

/** Completes the step of an attempt with the response of an authenticator. */
export const attemptPasskey = (browser: BrowserClient, signin_attempt_id: string, credential: object) =>
  browser.post('/auth/attempt-passkey', { signin_attempt_id, credential });

/** Signs in with a passkey from the beginning to the end. Returns the last response. */
export async function signInWithPasskey(
  world: World,
  authenticator: WebAuthnEmulator,
  browser = world.browser(),
  identifier: object = {},
) {
  const { attempt, options } = await beginPasskeySignIn(browser, identifier);
  return attemptPasskey(browser, attempt.id, getCredential(world, authenticator, options));
}
