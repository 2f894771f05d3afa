import { sql } from 'kysely';
import { isForApplications } from '../../deployment/index.ts';
import type { InstalledDeploymentMode } from '../../generated/console.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

/** The deployments that an operator may enter; null for all. */
export type AllowedDeployments = readonly number[] | null;

/** The deployments of the calling operator. */
export const allowedOf = ({ operator }: Pick<Context, 'operator'>): AllowedDeployments =>
  operator === undefined ? [] : operator.deploymentIds;

interface Filter {
  readonly allowed: AllowedDeployments;
  readonly search: string | null | undefined;
}

/** A page of deployments, plus one row that tells whether more follow. */
export function installedDeploymentPage(rows: Rows, filter: Filter, page: EdgePage) {
  return selectDeployments(rows, filter).select(columns).$call(inPage('deployment.id', page)).execute();
}

export async function countInstalledDeployments(rows: Rows, filter: Filter): Promise<number> {
  const { count } = await selectDeployments(rows, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One deployment; 404 for one that the operator may not enter. */
export function getInstalledDeployment(rows: Rows, allowed: AllowedDeployments, id: number) {
  return selectDeployments(rows, { allowed, search: null })
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('DEPLOYMENT_NOT_FOUND', 'The deployment'));
}

export type InstalledDeploymentRow = Awaited<ReturnType<typeof getInstalledDeployment>>;

const columns = [
  sql<string>`id::text`.as('id'),
  'version',
  'name',
  sql<InstalledDeploymentMode>`upper(mode)`.as('mode'),
  'maintenance_mode as maintenanceMode',
  'frontend_host as frontendHost',
  'created_at as createdAt',
] as const;

function selectDeployments(rows: Rows, { allowed, search }: Filter) {
  let query = rows.selectFrom('deployment').where(isForApplications());
  if (allowed !== null) query = query.where('id', '=', sql<number>`any(${allowed}::integer[])`);
  if (search != null) {
    const pattern = containsPattern(search);
    query = query.where((where) =>
      where.or([where('name', 'ilike', pattern), where('frontend_host', 'ilike', pattern)]),
    );
  }
  return query;
}
