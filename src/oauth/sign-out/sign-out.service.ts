import type { DecideOauthSignOutInput, OauthSignOutDecision } from '../../generated/deployment.ts';
import { signOut } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { getPendingSignOut, type PendingSignOut } from './pending-sign-out.reads.ts';

/** Ends the sign-in if the user wants it, and says where the browser continues; see `decideOauthSignOut` in the schema. */
export async function decideSignOut(ctx: Context, input: DecideOauthSignOutInput): Promise<OauthSignOutDecision> {
  const { signInId } = ctx.viewer.assertSignIn();
  const pending = await getPendingSignOut(ctx.rows, ctx.viewer.deploymentId, signInId);
  if (!input.signOut) return { redirectTo: null };
  // The record of the request ends with the sign-in.
  await signOut(ctx, signInId);
  return { redirectTo: returnUrl(pending) };
}

function returnUrl({ redirectUri, state }: PendingSignOut): string | null {
  if (redirectUri === null) return null;
  const url = new URL(redirectUri);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}
