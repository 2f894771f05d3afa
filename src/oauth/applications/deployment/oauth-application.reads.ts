import type { Context } from '../../../platform/context.ts';
import { inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import { mayManage, organizationOfViewer, readableList } from '../../../tenancy/index.ts';
import type { OauthApplicationRow } from '../../graph/rows.ts';
import { applicationNotFound, applicationsById, selectApplicationsOf } from '../oauth-application.reads.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;

/** The applications of an organization for a member who manages it, newest first. */
export function listApplicationsAsManager(
  ctx: Context,
  organizationId: string,
  range: OffsetRange,
): Promise<OauthApplicationRow[]> {
  const list = selectApplicationsOf(ctx.rows, ctx.viewer.deploymentId, organizationId)
    .orderBy('id', 'desc')
    .$call(inRange(range));
  return readableList(ctx, organization(organizationId), 'managers', list);
}

/** One application of an organization for a member who manages it. */
export async function getApplicationAsManager(
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<OauthApplicationRow> {
  const list = selectApplicationsOf(ctx.rows, ctx.viewer.deploymentId, organizationId).where('id', '=', id);
  const [found] = await readableList(ctx, organization(organizationId), 'managers', list);
  if (found === undefined) throw applicationNotFound();
  return found;
}

/** The applications with these ids that belong to organizations which the signed-in user manages. */
export async function managedApplicationsById(ctx: Context, ids: readonly string[]) {
  const found = await applicationsById(ctx, ids);
  const managed = await Promise.all(
    [...found.values()].map(async (application) => {
      const { organizationId } = application;
      if (organizationId == null) return [];
      const { access } = await organizationOfViewer(ctx, organizationId);
      return access !== null && mayManage(access) ? [[application.id, application] as const] : [];
    }),
  );
  return new Map(managed.flat());
}
