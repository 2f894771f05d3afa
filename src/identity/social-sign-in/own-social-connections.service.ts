import type { LinkSocialConnectionInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertNoSecondFactor } from '../reauthentication/assert-no-second-factor.ts';
import { assertNotLastWayIn } from '../sign-in/last-way-in.ts';
import { startSocialAttempt } from '../social-attempts/start-social-attempt.ts';
import { socialConnectionNotFound, socialConnectionsOf } from '../social-connections/social-connection.reads.ts';
import { unlinkSocialAccount } from '../social-connections/social-connection.record.ts';
import { lockUser } from '../users/user.record.ts';

/** Starts linking an account at a provider; see `linkSocialConnection` in the schema. */
export async function linkSocialConnection(ctx: Context, { provider, redirectUrl }: LinkSocialConnectionInput) {
  const policy = await authPolicy(ctx);
  if ((await ownConnection(ctx, provider)) !== undefined) {
    throw new ServiceError('CONFLICT', 'You have already linked an account of this provider. Unlink it first.');
  }
  return startSocialAttempt(ctx, policy, { provider, purpose: 'link', redirectUrl });
}

/** Unlinks an account at a provider; see `unlinkSocialConnection` in the schema. */
export async function unlinkSocialConnection(ctx: Context, provider: string) {
  const { userId } = ctx.viewer.assertSignedIn();
  const policy = await authPolicy(ctx);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const unlinked = await unlinkSocialAccount(tx, userId, provider);
    if (unlinked === undefined) throw socialConnectionNotFound();
    await assertNotLastWayIn(tx, userId, policy.settings, 'social account');
    await notifyFactorChange(ctx, tx, userId, { event: 'social_unlinked', provider: unlinked.label });
    return { id: unlinked.id };
  });
}

/** Starts a reauthentication; see `prepareSocialReauthentication` in the schema. */
export async function prepareSocialReauthentication(
  ctx: Context,
  { provider, redirectUrl }: LinkSocialConnectionInput,
) {
  const policy = await authPolicy(ctx);
  const { userId } = ctx.viewer.assertSignedIn();
  if ((await ownConnection(ctx, provider)) === undefined) throw socialConnectionNotFound();
  await assertNoSecondFactor(ctx, userId, policy.settings);
  return startSocialAttempt(ctx, policy, { provider, purpose: 'reauthenticate', redirectUrl });
}

async function ownConnection({ rows, viewer }: Context, provider: string) {
  const { userId } = viewer.assertSignedIn();
  const connections = await socialConnectionsOf(rows, viewer.deploymentId, userId);
  return connections.find((connection) => connection.provider === provider);
}
