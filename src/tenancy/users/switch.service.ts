import {
  type Active,
  currentSession,
  lockSession,
  noteActive,
  notOfThisBrowser,
  recordSwitch,
} from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { SwitchOrganizationInput, SwitchWorkspaceInput } from '../graph/types.ts';
import { organizationAccess } from '../organizations/organization.access.ts';
import { organizationOfMyWorkspace } from '../workspaces/my-workspaces.reads.ts';

/** Works in another organization; see `switchOrganization` in the schema. */
export async function switchOrganization(ctx: Context, { organizationId }: SwitchOrganizationInput) {
  if (organizationId === undefined) throw leftOut('organizationId');
  if (organizationId !== null) await organizationAccess(ctx, organizationId);
  return work(ctx, () => ({ organizationId, workspaceId: null }));
}

/** Works in another workspace; see `switchWorkspace` in the schema. */
export async function switchWorkspace(ctx: Context, { workspaceId }: SwitchWorkspaceInput) {
  if (workspaceId === undefined) throw leftOut('workspaceId');
  if (workspaceId === null) return work(ctx, ({ organizationId }) => ({ organizationId, workspaceId: null }));
  const organizationId = await organizationOfMyWorkspace(ctx, workspaceId);
  return work(ctx, () => ({ organizationId, workspaceId }));
}

/** Who forgets it would otherwise leave the place they work in. */
const leftOut = (member: string) => validationFailed([fieldError(`input.${member}`, 'is required: null for none')]);

type Place = Omit<Active, 'userId'>;

async function work(ctx: Context, wanted: (now: Place) => Place) {
  const { sessionId, signinId, userId } = ctx.viewer.assertSignedIn();
  await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const signin = tx.rows
      .selectFrom('signin')
      .select(['active_organization_id as organizationId', 'active_workspace_id as workspaceId'])
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinId);
    const before = await signin.executeTakeFirstOrThrow(notOfThisBrowser);
    const after = wanted(before);
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
    recordSwitch(tx, sessionId, { ...before }, { ...after });
    tx.onCommitted(() => noteActive(ctx.rows, tx.deploymentId, { userId, ...after }, tx.now.toISOString()));
  });
  return currentSession(ctx);
}
