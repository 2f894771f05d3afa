import type { Context } from '../../platform/context.ts';

/** An application that asks a user, and the user. */
interface Asked {
  readonly userId: string;
  readonly applicationId: string;
}

/** After so many rejections, an application cannot ask the same user again for the rest of the hour. */
const REJECTIONS = { limit: 3, windowMs: 3_600_000 } as const;

const ruleOf = ({ viewer }: Pick<Context, 'viewer'>, { userId, applicationId }: Asked) => ({
  key: `own:oauth-rejection:${viewer.deploymentId}:${userId}:${applicationId}`,
  ...REJECTIONS,
});

/** Counts that a user has rejected what an application asked for. */
export async function countRejection(ctx: Context, asked: Asked): Promise<void> {
  await ctx.requestLimiter.take([ruleOf(ctx, asked)], 1);
}

/** Whether the user has rejected the application so often that it cannot ask again now. */
export async function hasRejectedOften(ctx: Context, asked: Asked): Promise<boolean> {
  const { states } = await ctx.requestLimiter.take([ruleOf(ctx, asked)], 0);
  return states[0]?.remaining === 0;
}
