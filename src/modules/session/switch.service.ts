import { type Active, noteActive } from '../../auth/last-active.ts';
import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type {
  SwitchOrganizationInput,
  SwitchSignInInput,
  SwitchWorkspaceInput,
} from '../../graphql/generated/types.ts';
import { organizationAccess } from '../organization/organization.access.ts';
import { organizationOfMyWorkspace } from '../workspace/my-workspaces.reads.ts';
import { lockSession } from './browser-sign-in.ts';
import { currentSession } from './current-session.reads.ts';
import { authPolicy } from './policy.reads.ts';
import { liveSignins } from './session.reads.ts';

export const notOfThisBrowser = () =>
  validationFailed([fieldError('input.signinId', 'must be a sign-in of this browser')]);

/** Goes on with another account of this browser; see `switchSignIn` in the schema. */
export async function switchSignIn(ctx: Context, { signinId }: SwitchSignInInput) {
  const { rows, viewer, browser } = ctx;
  const { settings } = await authPolicy(rows, viewer.deploymentId);
  if (settings.multiSessionSupport === 'DISABLED') {
    throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow one account in a browser.");
  }
  const { sessionId } = browser;
  if (sessionId === null) throw notOfThisBrowser();
  await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const signins = await liveSignins(tx.rows, tx.deploymentId, sessionId);
    const wanted = signins.find(({ id }) => id === signinId);
    if (wanted === undefined) throw notOfThisBrowser();
    const before = signins.find(({ isActive }) => isActive)?.id ?? null;
    await tx.rows
      .updateTable('session')
      .set({ active_signin_id: signinId, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionId)
      .execute();
    const actor = { type: 'user' as const, id: wanted.userId };
    recordSwitch(tx, sessionId, { activeSigninId: before }, { activeSigninId: signinId }, actor);
  });
  return currentSession(ctx);
}

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

function recordSwitch(
  tx: Transaction,
  id: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  actor?: { readonly type: 'user'; readonly id: string },
): void {
  tx.record({
    type: 'session.updated',
    resource: { type: 'session', id },
    before,
    after,
    ...(actor === undefined ? {} : { actor }),
  });
}
