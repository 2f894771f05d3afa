import { PASSWORD, signIn } from '../accounts.ts';
import { waitForMail } from '../mail.ts';
import { backdateMessages, startByCode, startByLink } from '../message-sign-in.ts';
import { addPasskeyUser, beginPasskeySignIn, getCredential } from '../passkeys.ts';
import { createWorld, unique } from '../world.ts';
import { type Fixture, type Preparations, signedInUser } from './fixture.ts';

/** A new browser with a sign-in by a mailed code that waits for the code. */
async function waitingSignIn({ world }: Fixture) {
  const { email } = await signedInUser(world);
  const client = world.browser();
  const { body } = await startByCode(client, email);
  const { code } = await waitForMail(world, email);
  return { client, body: { signin_attempt_id: body.data.signin_attempt?.id as string, code } };
}

const tokenIn = async ({ world }: Fixture, email: string) =>
  (await waitForMail(world, email)).link?.searchParams.get('token');

/** Operations of signing up and in, most of them in a browser that is signed out. */
export const authenticationPreparations: Preparations = {
  identifierAvailability: () => ({ query: `?email=${unique('ada')}@example.com` }),
  signUp: ({ world }) => ({
    client: world.browser(),
    body: { email: `${unique('ada')}@example.com`, password: PASSWORD },
  }),
  signIn: async ({ world }) => {
    const { email } = await signedInUser(world);
    return { client: world.browser(), body: { strategy: 'email_password', email, password: PASSWORD } };
  },
  createWalletChallenge: ({ world }) => ({ client: world.browser(), body: {} }),
  signOut: async ({ world }) => ({ client: (await signedInUser(world)).browser }),
  switchSignIn: async ({ world }) => {
    const [first, second] = [await signedInUser(world), await signedInUser(world)];
    const { session } = (await signIn(first.browser, second.email)).body;
    const other = session.signins.find(({ id }) => id !== session.active_signin?.id);
    return { client: first.browser, body: { signin_id: other?.id } };
  },
  attemptVerification: waitingSignIn,
  prepareVerification: async (fixture) => {
    const { client, body } = await waitingSignIn(fixture);
    await backdateMessages(fixture.world, 120);
    return { client, body: { signin_attempt_id: body.signin_attempt_id } };
  },
  verifyMagicLink: async (fixture) => {
    const { email } = await signedInUser(fixture.world);
    const client = fixture.world.browser();
    await startByLink(client, email);
    return { client, body: { token: await tokenIn(fixture, email) } };
  },
  'signIn, with a passkey': ({ world }) => ({ client: world.browser(), body: { strategy: 'passkey' } }),
  preparePasskey: async ({ world }) => {
    const client = world.browser();
    const { attempt } = await beginPasskeySignIn(client);
    return { client, body: { signin_attempt_id: attempt.id } };
  },
  attemptPasskey: async ({ world }) => {
    const { authenticator } = await addPasskeyUser(world);
    const client = world.browser();
    const { attempt, options } = await beginPasskeySignIn(client);
    const credential = getCredential(world, authenticator, options);
    return { client, body: { signin_attempt_id: attempt.id, credential } };
  },
  forgotPassword: async ({ world }) => ({
    client: world.browser(),
    body: { email: (await signedInUser(world)).email },
  }),
  resetPassword: async (fixture) => {
    const { email } = await signedInUser(fixture.world);
    const client = fixture.world.browser();
    await client.post('/auth/forgot-password', { email });
    return { client, body: { token: await tokenIn(fixture, email), new_password: `${PASSWORD}!` } };
  },
  joinWaitlist: async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    return { client: world.browser(), body: { email: `${unique('ada')}@example.com` } };
  },
};
