import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** An app of a deployment. */
interface App {
  readonly deploymentId: number;
  readonly appId: string;
}

interface Endpoint extends App {
  readonly endpointId: string;
}

/** Prevents the deletion of an app and its endpoints until the transaction ends. */
export async function lockAppAgainstDeletion(rows: Rows, app: App): Promise<void> {
  await lockAppsThenEndpoints(rows, [app], [app], ({ appId }) => appId, 'endpoint.app_id');
}

/** Prevents the deletion of the endpoints of deliveries and of their apps. Returns the failure count of each endpoint. */
export async function lockEndpointsAgainstDeletion(rows: Rows, deliveries: readonly Endpoint[]): Promise<number[]> {
  const apps = distinct(deliveries, ({ appId }) => appId);
  const endpoints = distinct(deliveries, ({ endpointId }) => endpointId);
  return lockAppsThenEndpoints(rows, apps, endpoints, ({ endpointId }) => endpointId, 'endpoint.id');
}

/**
 * Locks all apps before the endpoints, in the same order as a deletion, because another order could deadlock with it. The
 * array of app ids is complete before the first endpoint is read.
 */
async function lockAppsThenEndpoints<T extends App>(
  rows: Rows,
  apps: readonly App[],
  targets: readonly T[],
  idOf: (one: T) => string,
  column: 'endpoint.id' | 'endpoint.app_id',
): Promise<number[]> {
  const { rows: locked } = await sql<{ failureCount: number }>`
    with app as materialized (
      select app.id
      from unnest(${apps.map(({ deploymentId }) => deploymentId)}::int[], ${apps.map(({ appId }) => appId)}::bigint[])
          used (deployment_id, id)
        join webhook_app app on app.deployment_id = used.deployment_id and app.id = used.id
      order by app.deployment_id, app.id for key share of app
    )
    select endpoint.failure_count as "failureCount"
    from unnest(${targets.map(({ deploymentId }) => deploymentId)}::int[], ${targets.map(idOf)}::bigint[])
        used (deployment_id, id)
      join webhook_endpoint endpoint on endpoint.deployment_id = used.deployment_id and ${sql.ref(column)} = used.id
    where endpoint.app_id = any(array(select id from app))
    order by endpoint.deployment_id, endpoint.id for key share of endpoint`.execute(rows);
  return locked.map(({ failureCount }) => failureCount);
}

/** One of the deliveries for each id. */
function distinct(deliveries: readonly Endpoint[], idOf: (delivery: Endpoint) => string): Endpoint[] {
  return [...new Map(deliveries.map((delivery) => [idOf(delivery), delivery])).values()];
}
