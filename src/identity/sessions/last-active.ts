import { background } from '../../platform/background.ts';
import type { Rows } from '../../platform/database/tables.ts';

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
