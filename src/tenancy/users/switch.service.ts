import {
  type ActiveUser,
  currentSession,
  lockSession,
  recordSessionChange,
  signinNotInBrowser,
  updateLastActive,
} from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { SwitchOrganizationInput, SwitchWorkspaceInput } from '../graph/types.ts';
import { organizationAccess } from '../organizations/organization.access.ts';
import { organizationOfMyWorkspace } from '../workspaces/my-workspaces.reads.ts';

/** Changes the active organization; see `switchOrganization` in the schema. */
export async function switchOrganization(ctx: Context, { organizationId }: SwitchOrganizationInput) {
  if (organizationId === undefined) throw missingField('organizationId');
  if (organizationId !== null) await organizationAccess(ctx, organizationId);
  return setActive(ctx, () => ({ organizationId, workspaceId: null }));
}

/** Changes the active workspace; see `switchWorkspace` in the schema. */
export async function switchWorkspace(ctx: Context, { workspaceId }: SwitchWorkspaceInput) {
  if (workspaceId === undefined) throw missingField('workspaceId');
  if (workspaceId === null) return setActive(ctx, ({ organizationId }) => ({ organizationId, workspaceId: null }));
  const organizationId = await organizationOfMyWorkspace(ctx, workspaceId);
  return setActive(ctx, () => ({ organizationId, workspaceId }));
}

/** Without this check, a request that omits the field would clear the active organization or workspace. */
const missingField = (field: string) => validationFailed([fieldError(`input.${field}`, 'is required: null clears it')]);

type ActiveParents = Omit<ActiveUser, 'userId'>;

async function setActive(ctx: Context, nextActive: (current: ActiveParents) => ActiveParents) {
  const { sessionId, signinId, userId } = ctx.viewer.assertSignedIn();
  await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const signin = tx.rows
      .selectFrom('signin')
      .select(['active_organization_id as organizationId', 'active_workspace_id as workspaceId'])
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinId);
    const before = await signin.executeTakeFirstOrThrow(signinNotInBrowser);
    const after = nextActive(before);
    await tx.rows
      .updateTable('signin')
      .set({
        active_organization_id: after.organizationId,
        active_workspace_id: after.workspaceId,
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinId)
      .execute();
    recordSessionChange(tx, sessionId, { ...before }, { ...after });
    tx.onCommit(() => updateLastActive(ctx.rows, tx.deploymentId, { userId, ...after }, tx.now.toISOString()));
  });
  return currentSession(ctx);
}
