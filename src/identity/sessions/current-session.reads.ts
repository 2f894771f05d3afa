import type { Context } from '../../platform/context.ts';
import { sessionOf } from './session.reads.ts';

/** The browser's session with what its active sign-in works in. */
export async function currentSession(ctx: Context) {
  const session = await sessionOf(ctx);
  const { activeSignin } = session;
  const place = activeSignin === null ? null : await placeOf(ctx, activeSignin.id);
  return {
    ...session,
    activeOrganizationId: place?.organizationId ?? null,
    activeWorkspaceId: place?.workspaceId ?? null,
  };
}

/** Organization and workspace of a sign-in, each as long as the user is a member of it. */
export async function placeOf({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, signinId: string) {
  return rows
    .selectFrom('signin as a')
    .leftJoin('organization_membership as o', (join) =>
      join
        .onRef('o.deployment_id', '=', 'a.deployment_id')
        .onRef('o.organization_id', '=', 'a.active_organization_id')
        .onRef('o.user_id', '=', 'a.user_id'),
    )
    .leftJoin('workspace_membership as w', (join) =>
      join
        .onRef('w.deployment_id', '=', 'a.deployment_id')
        .onRef('w.workspace_id', '=', 'a.active_workspace_id')
        .onRef('w.user_id', '=', 'a.user_id'),
    )
    .select(['o.organization_id as organizationId', 'w.workspace_id as workspaceId'])
    .where('a.deployment_id', '=', viewer.deploymentId)
    .where('a.id', '=', signinId)
    .executeTakeFirst();
}
