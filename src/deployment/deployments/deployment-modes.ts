import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { isForApplications } from './operators-deployment.ts';

/** What an installation shows of its deployments without a credential. */
interface DeploymentModes {
  /** The mode of all deployments; null when they have several. */
  readonly mode: 'staging' | 'production' | null;
  /** The id of the only deployment; null when there are several. */
  readonly onlyId: number | null;
}

/** The mode of the deployments, and the id if there is only one. Reads at most one row of each mode and two ids. */
export async function deploymentModes(rows: Rows): Promise<DeploymentModes> {
  const { rows: found } = await sql<{ hasStaging: boolean; hasProduction: boolean; ids: number[] }>`select
    exists (select from deployment where mode = 'staging' and ${isForApplications()}) as "hasStaging",
    exists (select from deployment where mode = 'production' and ${isForApplications()}) as "hasProduction",
    array(select id from deployment where ${isForApplications()} order by id limit 2) as ids`.execute(rows);
  const { hasStaging = false, hasProduction = false, ids = [] } = found[0] ?? {};
  const [first, second] = ids;
  return {
    mode: hasStaging === hasProduction ? null : hasStaging ? 'staging' : 'production',
    onlyId: first !== undefined && second === undefined ? first : null,
  };
}
