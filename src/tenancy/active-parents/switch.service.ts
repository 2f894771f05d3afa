import type { SwitchOrganizationInput, SwitchWorkspaceInput } from '../../generated/deployment.ts';
import {
  currentSession,
  lockSession,
  recordSessionChange,
  signInNotInBrowser,
  updateLastActive,
} from '../../identity/index.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { ActiveParents } from '../../platform/ports/memberships.ts';
import { organizationAccess } from '../access/organization.access.ts';
import { organizationOfWorkspace } from '../access/workspace.access.ts';
import { activate, activatingUser, lockActiveParents } from './active-parents.ts';

/** Changes the active organization; see `switchOrganization` in the schema. */
export async function switchOrganization(ctx: Context, { organizationId }: SwitchOrganizationInput) {
  if (organizationId === undefined) throw missingField('organizationId');
  return setActive(ctx, async (tx) => {
    if (organizationId !== null) await organizationAccess({ rows: tx.rows, viewer: ctx.viewer }, organizationId);
    return { organizationId, workspaceId: null };
  });
}

/** Changes the active workspace; see `switchWorkspace` in the schema. */
export async function switchWorkspace(ctx: Context, { workspaceId }: SwitchWorkspaceInput) {
  if (workspaceId === undefined) throw missingField('workspaceId');
  const { userId } = ctx.viewer.assertSignedIn();
  return setActive(ctx, async (tx, { organizationId }) => {
    if (workspaceId === null) return { organizationId, workspaceId };
    return { organizationId: await organizationOfWorkspace(tx, userId, workspaceId), workspaceId };
  });
}

/** Without this check, a request that omits the field would clear the active organization or workspace. */
const missingField = (field: string) => validationFailed([fieldError(`input.${field}`, 'is required: null clears it')]);

async function setActive(
  ctx: Context,
  nextActive: (tx: Transaction, current: ActiveParents) => Promise<ActiveParents>,
) {
  const { sessionId, signInId } = ctx.viewer.assertSignIn();
  const user = activatingUser(ctx.viewer);
  await command(ctx, async (tx) => {
    await lockActiveParents(tx, user.userId);
    await lockSession(tx, sessionId);
    const signIn = tx.rows
      .selectFrom('signin')
      .select(['active_organization_id as organizationId', 'active_workspace_id as workspaceId'])
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signInId);
    const before = await signIn.executeTakeFirstOrThrow(signInNotInBrowser);
    const after = await nextActive(tx, before);
    await activate(tx, user, after);
    recordSessionChange(tx, sessionId, { ...before }, { ...after });
    if (user.isImpersonated) return;
    const active = { userId: user.userId, ...after };
    tx.onCommit(() => updateLastActive(ctx, tx.deploymentId, active, tx.now.toISOString()));
  });
  return currentSession(ctx);
}
