import { changeSettings, PASSWORD } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import type { Answer } from './http.ts';
import { createWorld, unique, type World } from './world.ts';

/** A deployment that verifies e-mail addresses at sign-up, with these settings besides. */
export async function verifyingWorld(email: object = {}, more: object = {}): Promise<World> {
  const world = await createWorld();
  await changeSettings(world, { email: { verify_signup: true, ...email }, ...more });
  return world;
}

/** A browser whose sign-up waits for an address to be verified. */
export async function waitingSignUp(world: World, input: object = {}, browser = world.browser()) {
  const account = { email: `${unique('ada')}@example.com`, password: PASSWORD, ...input };
  const { status, body } = await browser.post('/auth/signup', account);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { browser, email: account.email, attempt: body.data.signup_attempt, body };
}

/** Answers the step of a sign-up with a code. */
export const answer = (browser: BrowserClient, attemptId: string, code: string | null): Promise<Answer> =>
  browser.post('/auth/attempt-verification', { signup_attempt_id: attemptId, code: code ?? '' });

/** Asks for another message of a sign-up. */
export const prepare = (browser: BrowserClient, attemptId: string, more: object = {}): Promise<Answer> =>
  browser.post('/auth/prepare-verification', { signup_attempt_id: attemptId, ...more });

/** Lets ten minutes pass, after which the sign-ups that wait are over. */
export async function tenMinutesLater({ services, id }: World): Promise<void> {
  await services.database.rows
    .updateTable('signup_attempt')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('deployment_id', '=', id)
    .execute();
}

export const newPhoneNumber = () => `+49301${String(Math.random()).slice(2, 9)}`;
