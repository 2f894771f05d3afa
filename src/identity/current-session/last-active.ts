import type { HostDeployment } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { runInBackground } from '../../platform/process/background.ts';
import { setLastActive } from '../sessions/session.record.ts';
import { hasExpired, type SessionState } from './session-state.reads.ts';

type ActivityContext = Pick<Context, 'rows' | 'activityCounts'>;

/** The minimum interval between two writes of a session's last activity, so that most requests write nothing. */
const INTERVAL_SECONDS = 60;

/** Updates the last activity of a session and of its active sign-in, in the background. After a failure the next request tries again. */
export function updateSessionActivity(
  ctx: ActivityContext,
  { id: deploymentId, authSettings: { sessionInactiveTimeout } }: HostDeployment,
  { sessionId, lastActiveAt }: SessionState,
  active: ActiveUser | null,
): void {
  // A short timeout needs a shorter interval, or sessions in use would expire.
  const interval =
    sessionInactiveTimeout > 0 ? Math.min(INTERVAL_SECONDS, sessionInactiveTimeout / 10) : INTERVAL_SECONDS;
  if (!hasExpired(lastActiveAt, interval)) return;
  const now = new Date().toISOString();
  const session = ctx.rows
    .updateTable('session')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sessionId)
    .where('last_active_at', '<', now);
  executeInBackground(session);
  if (active !== null) updateLastActive(ctx, deploymentId, active, now);
}

/** An active user, with the organization and workspace of their sign-in. */
export interface ActiveUser {
  readonly userId: string;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/**
 * Updates the last activity of a user and of their memberships in the organization and workspace, in the background. Each
 * statement is its own transaction, because several in one command could deadlock. Failures are ignored: a later request
 * writes again.
 */
export function updateLastActive(
  ctx: ActivityContext,
  deploymentId: number,
  { userId, organizationId, workspaceId }: ActiveUser,
  now: string,
): void {
  const { rows, activityCounts } = ctx;
  const membership = (level: 'organization' | 'workspace', id: string) =>
    rows
      .updateTable(`${level}_membership`)
      .set({ last_active_at: now })
      .where('deployment_id', '=', deploymentId)
      .where(`${level}_id`, '=', id)
      .where('user_id', '=', userId);
  runInBackground(async () => {
    const count = await setLastActive(rows, { deploymentId, userId, now });
    count(activityCounts);
  }).catch(() => undefined);
  if (organizationId !== null) executeInBackground(membership('organization', organizationId));
  if (workspaceId !== null) executeInBackground(membership('workspace', workspaceId));
}

export function executeInBackground(statement: { execute(): Promise<unknown> }): void {
  runInBackground(() => statement.execute()).catch(() => undefined);
}
