import type { BrowserClient } from './clients.ts';
import { waitForMail } from './mail.ts';
import type { World } from './world.ts';

export const PASSWORD = 'correct horse battery staple';

/** Signs in with an email address and the password that all accounts of the tests have. */
export function signIn(browser: BrowserClient, email: string, password = PASSWORD) {
  return browser.post('/auth/signin', { strategy: 'email_password', email, password });
}

/** Opens a browser in which a new user has just signed up. */
export async function openSignedUpBrowser(
  world: Pick<World, 'browser'>,
  email = 'ada@example.com',
  password = PASSWORD,
): Promise<BrowserClient & { userId: string }> {
  const browser = world.browser();
  const { status, body } = await browser.post('/auth/signup', { email, password });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return Object.assign(browser, { userId: body.data.user?.id as string });
}

/** Signs a user up and verifies the address with the code of the first mail. */
export async function openVerifiedBrowser(world: World, email = 'ada@example.com') {
  const browser = await openSignedUpBrowser(world, email);
  const id = (await browser.get('/me/emails')).body.data[0]?.id;
  await browser.post(`/me/emails/${id}/prepare-verification`, { strategy: 'email_code' });
  const { code } = await waitForMail(world, email);
  const { status } = await browser.post(`/me/emails/${id}/attempt-verification`, { code });
  if (status !== 200) throw new Error('The address was not verified.');
  return browser;
}

/** Changes the auth settings of the deployment through REST. */
export async function changeSettings(world: World, changes: object): Promise<void> {
  const { status, body } = await world.backend.patch('/settings/auth', changes);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Opens a browser and signs in up to the next step of the sign-in attempt. */
export async function pendingSignIn(world: World, email: string) {
  const browser = world.browser();
  const { status, body } = await signIn(browser, email);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return {
    browser,
    session: body.session,
    /** Throws when the sign-in needed no further step. */
    get attempt() {
      const { signin_attempt: attempt } = body.data;
      if (attempt === null) throw new Error('The sign-in is complete already.');
      return attempt;
    },
  };
}
