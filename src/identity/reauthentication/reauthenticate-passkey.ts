import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { passkeysOf } from '../passkeys/passkey.reads.ts';
import { countPasskeyRequest, type PasskeyRequest, requestPasskeyOf } from '../passkeys/request-options.ts';
import { invalidPasskey, type VerifiedPasskey, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';

/** The challenge is bound to the sign-in: a passkey that another browser asked for does not work here. */
const subjectOf = (signInId: string) => ({ purpose: 'reauthenticate', subjectId: signInId }) as const;

/** Returns a challenge for the signed-in user's passkeys; see `preparePasskeyReauthentication` in the schema. */
export async function prepareReauthenticationByPasskey(ctx: Context): Promise<PasskeyRequest> {
  const { userId, signInId } = ctx.viewer.assertSignIn();
  const policy = await authPolicy(ctx);
  assertPasskeysEnabled(policy);
  if ((await passkeysOf(ctx.rows, ctx.viewer.deploymentId, userId)).length === 0) {
    throw new ServiceError('STRATEGY_NOT_AVAILABLE', 'This account has no passkey. Use another factor.');
  }
  await countPasskeyRequest(ctx);
  return requestPasskeyOf(ctx, policy, subjectOf(signInId), { userId });
}

/** Verifies a passkey of the signed-in user. */
export async function verifyOwnPasskey(
  ctx: Context,
  policy: AuthPolicy,
  credential: Record<string, unknown>,
): Promise<VerifiedPasskey> {
  const { userId, signInId } = ctx.viewer.assertSignIn();
  assertPasskeysEnabled(policy);
  const passkey = await verifyPasskey(ctx, policy, subjectOf(signInId), credential);
  if (passkey.userId !== userId) throw invalidPasskey();
  return passkey;
}

function assertPasskeysEnabled({ settings }: AuthPolicy): void {
  if (settings.authenticationFactors.passkey.enabled) return;
  throw new ServiceError('FEATURE_DISABLED', 'Passkeys are not enabled on this deployment.');
}
