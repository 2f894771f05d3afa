import type { SigninAttempt, SignupAttempt } from '@gatehouse/client/deployment';

/** Which step is shown. */
export type Step =
  | { readonly name: 'sign-in' | 'sign-up'; readonly problem?: string }
  | { readonly name: 'forgot-password' }
  | { readonly name: 'sign-in-attempt'; readonly attempt: SigninAttempt }
  | { readonly name: 'sign-up-attempt'; readonly attempt: SignupAttempt };

/** What the service answers to each request of a sign-in or sign-up. */
export interface Outcome {
  readonly signin_attempt?: SigninAttempt | null;
  readonly signup_attempt?: SignupAttempt | null;
}

/** The step after a request; null when the user is signed in. */
export function stepAfter({ signup_attempt, signin_attempt }: Outcome): Step | null {
  if (signup_attempt != null) return { name: 'sign-up-attempt', attempt: signup_attempt };
  if (signin_attempt != null) return { name: 'sign-in-attempt', attempt: signin_attempt };
  return null;
}

/** An attempt that only waits for a passkey: of the autofill, or of a dialog that was closed. */
const waitsForPasskey = ({ method, current_step }: SigninAttempt) =>
  method === 'passkey' && current_step === 'verify_first_factor';

/** The attempt of this browser that a page continues after it was loaded again: the newest one, unless the person left it. */
export function pendingStep(
  session: {
    readonly signin_attempts: readonly SigninAttempt[];
    readonly signup_attempts: readonly SignupAttempt[];
  },
  leftId: string | null,
): Step | null {
  const signUp = session.signup_attempts.at(-1);
  const signIn = session.signin_attempts.filter((each) => !waitsForPasskey(each)).at(-1);
  const isSignUp = signUp !== undefined && (signIn === undefined || signUp.created_at > signIn.created_at);
  const found = isSignUp ? stepAfter({ signup_attempt: signUp }) : stepAfter({ signin_attempt: signIn ?? null });
  return found !== null && 'attempt' in found && found.attempt.id !== leftId ? found : null;
}

const LEFT = 'gatehouse.left-attempt';

/** The attempt that the person left with “Start again”, so that this tab does not continue it. */
export function leftAttempt(): string | null {
  try {
    return sessionStorage.getItem(LEFT);
  } catch {
    return null;
  }
}

export function leaveAttempt(id: string): void {
  try {
    sessionStorage.setItem(LEFT, id);
  } catch {
    // Without storage the attempt is offered again after the page was loaded again.
  }
}
