import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { checkProvider } from '../social-providers/check/check-provider.ts';
import { readProvider, shownProvider } from './social-provider.reads.ts';
import { resourceOf } from './social-provider.record.ts';

/** Tests a provider before the transaction, which records the result. */
export async function verifySocialProvider(ctx: Context, name: string) {
  const provider = await readProvider(ctx.rows, ctx.viewer.deploymentId, name);
  // The test has a time limit of its own.
  liftDeadline();
  const steps = await checkProvider(ctx, provider, shownProvider(ctx.config, provider).redirectUri);
  const failed = steps.filter((step) => !step.ok).map((step) => step.name);
  const ok = failed.length === 0;
  return command(ctx, async (tx) => {
    tx.record({ type: 'settings.social_provider.verified', resource: resourceOf(tx), after: { name, ok, failed } });
    return { ok, steps };
  });
}
