import { changeSettings, PASSWORD } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { createWorld, unique, type World } from './world.ts';

/** Creates a deployment that verifies email addresses at sign-up, with further settings. */
export async function createVerifyingWorld(email: object = {}, more: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, { email: { verify_signup: true, ...email }, ...more });
  return world;
}

/** Opens a browser and signs up to the step that verifies an address. */
export async function pendingSignUp(world: World, input: object = {}, browser = world.browser()) {
  const account = { email: `${unique('ada')}@example.com`, password: PASSWORD, ...input };
  const { status, body } = await browser.post('/auth/signup', account);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { signup_attempt: attempt } = body.data;
  if (attempt === null) throw new Error('The sign-up is complete already.');
  return { browser, email: account.email, attempt, body };
}

/** Submits a code to the current step of a sign-up. */
export const submitSignUpCode = (browser: BrowserClient, attemptId: string, code: string | null) =>
  browser.post('/auth/attempt-verification', { signup_attempt_id: attemptId, code: code ?? '' });

/** Requests another message of a sign-up. */
export const requestSignUpMessage = (browser: BrowserClient, attemptId: string, more: object = {}) =>
  browser.post('/auth/prepare-verification', { signup_attempt_id: attemptId, ...more });

/** Expires all sign-up attempts. */
export async function expireSignUpAttempts({ services, id }: World): Promise<void> {
  await services.database.rows
    .updateTable('signup_attempt')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('deployment_id', '=', id)
    .execute();
}

export const newPhoneNumber = () => `+49301${String(Math.random()).slice(2, 9)}`;
