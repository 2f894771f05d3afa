import { SignInPageDocument, type SignInPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

type Options = NonNullable<SignInPageQuery['authOptions']>;
type BrowserSession = NonNullable<SignInPageQuery['session']>;

/** What the page knows of the deployment's settings and of this browser. */
export interface SignInState {
  readonly options: Options;
  readonly session: BrowserSession;
}

/** A sign-in that waits for its next step. */
export type Attempt = BrowserSession['signInAttempts'][number];

export async function readState(request: PageRequest): Promise<SignInState> {
  const { authOptions, session } = await request.run(SignInPageDocument);
  if (authOptions === null || session === null) throw new Error('The options of a sign-in are missing.');
  return { options: authOptions, session };
}

/** The attempt in the URL; null when it is complete, expired or of another browser. */
export const attemptOf = ({ query }: PageRequest, { session }: SignInState): Attempt | null =>
  session.signInAttempts.find(({ id }) => id === query.get('attempt')) ?? null;

/** The attempt that the user works on: the newest one, except those that only wait for the autofill of a passkey. */
export const newestAttempt = ({ session }: SignInState): Attempt | null =>
  session.signInAttempts.findLast(
    (each) => !(each.method === 'PASSKEY' && each.currentStep === 'VERIFY_FIRST_FACTOR'),
  ) ?? null;
