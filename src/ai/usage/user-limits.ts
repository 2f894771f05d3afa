import type { Transaction } from '../../platform/database/command.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** How much each user of a deployment may run agents on one day (UTC). */
export interface UserLimits {
  readonly runsPerUserPerDay: number;
  readonly tokensPerUserPerDay: number;
}

export const DEFAULT_USER_LIMITS: UserLimits = { runsPerUserPerDay: 200, tokensPerUserPerDay: 1_000_000 };

/** The limits of the deployment. */
export async function getUserLimits(rows: Rows, deploymentId: number): Promise<UserLimits> {
  const limits = await rows
    .selectFrom('ai_user_limits')
    .select(['runs_per_day as runsPerUserPerDay', 'tokens_per_day as tokensPerUserPerDay'])
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirst();
  return limits ?? DEFAULT_USER_LIMITS;
}

/** Changes the limits that are given, and records the change. */
export async function changeUserLimits(tx: Transaction, changes: Partial<Nullable<UserLimits>>): Promise<void> {
  const { rows, deploymentId } = tx;
  const before = await getUserLimits(rows, deploymentId);
  const after: UserLimits = {
    runsPerUserPerDay: changes.runsPerUserPerDay ?? before.runsPerUserPerDay,
    tokensPerUserPerDay: changes.tokensPerUserPerDay ?? before.tokensPerUserPerDay,
  };
  const columns = { runs_per_day: after.runsPerUserPerDay, tokens_per_day: after.tokensPerUserPerDay };
  await rows
    .insertInto('ai_user_limits')
    .values({ deployment_id: deploymentId, ...columns })
    .onConflict((conflict) => conflict.column('deployment_id').doUpdateSet(columns))
    .execute();
  const resource = { type: 'deployment', id: String(deploymentId) };
  tx.record({ type: 'settings.ai.updated', resource, before: { ...before }, after: { ...after } });
}

type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null | undefined };
