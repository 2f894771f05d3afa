import type { Context } from '../../context.ts';

/** The envelope's `session`, as the call leaves it. */
export async function sessionOf(_ctx: Context) {
  return { signinAttempts: [], signins: [], signupAttempts: [], activeSignin: null };
}
