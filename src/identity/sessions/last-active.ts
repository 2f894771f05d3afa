import type { HostDeployment } from '../../deployment/index.ts';
import { background } from '../../platform/background.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { isOver, type SessionState } from './session-state.reads.ts';

/** A session's last activity is written at most this often, so that reads stay reads. */
const INTERVAL_SECONDS = 60;

/** Notes that a session is in use, by the sign-in if there is one. The request does not wait, and the next repeats a failure. */
export function noteUse(
  rows: Rows,
  { id: deploymentId, authSettings: { sessionInactiveTimeout } }: HostDeployment,
  { sessionId, lastActiveAt }: SessionState,
  active: Active | null,
): void {
  // A short timeout needs shorter intervals, or it would end sessions in use.
  const interval =
    sessionInactiveTimeout > 0 ? Math.min(INTERVAL_SECONDS, sessionInactiveTimeout / 10) : INTERVAL_SECONDS;
  if (!isOver(lastActiveAt, interval)) return;
  const now = new Date().toISOString();
  const session = rows
    .updateTable('session')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sessionId)
    .where('last_active_at', '<', now);
  inBackground(session);
  if (active !== null) noteActive(rows, deploymentId, active, now);
}

/** Who acts, and what their sign-in works in. */
export interface Active {
  readonly userId: string;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/**
 * Writes that a user is active: at all, and in an organization and a workspace as their member. Nobody waits for it, each
 * statement is by itself (inside a command they could wait for others crosswise), and a failed one is repeated later.
 */
export function noteActive(
  rows: Rows,
  deploymentId: number,
  { userId, organizationId, workspaceId }: Active,
  now: string,
): void {
  const user = rows
    .updateTable('user')
    .set({ last_active_at: now })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId);
  const membership = (level: 'organization' | 'workspace', id: string) =>
    rows
      .updateTable(`${level}_membership`)
      .set({ last_active_at: now })
      .where('deployment_id', '=', deploymentId)
      .where(`${level}_id`, '=', id)
      .where('user_id', '=', userId);
  inBackground(user);
  if (organizationId !== null) inBackground(membership('organization', organizationId));
  if (workspaceId !== null) inBackground(membership('workspace', workspaceId));
}

export function inBackground(statement: { execute(): Promise<unknown> }): void {
  background(() => statement.execute()).catch(() => undefined);
}
