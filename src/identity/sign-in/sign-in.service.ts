import type { SignInInput } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { availableStrategy, defaultFirstFactor } from './strategies/strategies.ts';

/** Starts a sign-in; see `signIn` in the schema. */
export async function signIn(ctx: Context, input: SignInInput) {
  const policy = await authPolicy(ctx);
  const { settings } = policy;
  return availableStrategy(input.strategy ?? defaultFirstFactor(settings), settings).begin(ctx, input, policy);
}
