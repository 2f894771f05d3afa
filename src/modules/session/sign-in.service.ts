import type { Context } from '../../context.ts';
import type { SignInInput } from '../../graphql/generated/types.ts';
import { defaultFirstFactor } from '../deployment/auth-settings.rules.ts';
import { signInByMessage } from './message-sign-in.service.ts';
import { signInByPassword } from './password-sign-in.service.ts';
import { authPolicy } from './policy.reads.ts';
import { availableStrategy, isPasswordStrategy } from './strategies.ts';

/** Begins to sign in; see `signIn` in the schema. */
export async function signIn(ctx: Context, input: SignInInput) {
  const policy = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const { settings } = policy;
  const strategy = availableStrategy(input.strategy ?? defaultFirstFactor(settings), settings);
  if (isPasswordStrategy(strategy)) return signInByPassword(ctx, strategy, input, policy);
  return signInByMessage(ctx, strategy, input, policy);
}
