import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

interface EndpointOfApp {
  readonly appId: string;
  readonly endpointId: string;
}

/** Prevents the deletion of an app and its endpoints until the transaction ends. */
export async function lockAppAgainstDeletion(
  rows: Rows,
  { deploymentId, appId }: { readonly deploymentId: number; readonly appId: string },
): Promise<void> {
  await lockAppsThenEndpoints(rows, deploymentId, [appId], sql`endpoint.app_id = ${appId}::bigint`);
}

/**
 * Prevents the deletion of the endpoints of a deployment's deliveries and of their apps. Returns the failure count of each
 * endpoint.
 */
export async function lockEndpointsAgainstDeletion(
  rows: Rows,
  deploymentId: number,
  deliveries: readonly EndpointOfApp[],
): Promise<number[]> {
  const appIds = [...new Set(deliveries.map(({ appId }) => appId))];
  const endpointIds = [...new Set(deliveries.map(({ endpointId }) => endpointId))];
  return lockAppsThenEndpoints(rows, deploymentId, appIds, sql`endpoint.id = any(${endpointIds}::bigint[])`);
}

/**
 * Locks all apps before the endpoints, in the same order as a deletion, because another order could deadlock with it. The
 * array of app ids is complete before the first endpoint is read.
 */
async function lockAppsThenEndpoints(
  rows: Rows,
  deploymentId: number,
  appIds: readonly string[],
  isTarget: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows: locked } = await sql<{ failureCount: number }>`
    with app as materialized (
      select app.id from webhook_app app
      where app.deployment_id = ${deploymentId} and app.id = any(${appIds}::bigint[])
      order by app.id for key share of app
    )
    select endpoint.failure_count as "failureCount" from webhook_endpoint endpoint
    where endpoint.deployment_id = ${deploymentId} and ${isTarget} and endpoint.app_id = any(array(select id from app))
    order by endpoint.id for key share of endpoint`.execute(rows);
  return locked.map(({ failureCount }) => failureCount);
}
