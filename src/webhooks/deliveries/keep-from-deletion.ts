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

/** Keeps an app and its endpoints from being deleted until the transaction ends. */
export async function keepAppFromDeletion(rows: Rows, app: App): Promise<void> {
  await keep(rows, [app], [app], ({ appId }) => appId, 'endpoint.app_id');
}

/** The same for the endpoints of deliveries and their apps; returns how often each endpoint has failed. */
export async function keepFromDeletion(rows: Rows, deliveries: readonly Endpoint[]): Promise<number[]> {
  const apps = distinct(deliveries, ({ appId }) => appId);
  const endpoints = distinct(deliveries, ({ endpointId }) => endpointId);
  return keep(rows, apps, endpoints, ({ endpointId }) => endpointId, 'endpoint.id');
}

/**
 * Locks all of the apps, then the endpoints: the order of a deletion. In another order each of the two could hold what the
 * other one waits for. The array is read whole before the first endpoint is.
 */
async function keep<T extends App>(
  rows: Rows,
  apps: readonly App[],
  wanted: readonly T[],
  idOf: (one: T) => string,
  column: 'endpoint.id' | 'endpoint.app_id',
): Promise<number[]> {
  const { rows: kept } = await sql<{ failureCount: number }>`
    with app as materialized (
      select app.id
      from unnest(${apps.map(({ deploymentId }) => deploymentId)}::int[], ${apps.map(({ appId }) => appId)}::bigint[])
          used (deployment_id, id)
        join webhook_app app on app.deployment_id = used.deployment_id and app.id = used.id
      order by app.deployment_id, app.id for key share of app
    )
    select endpoint.failure_count as "failureCount"
    from unnest(${wanted.map(({ deploymentId }) => deploymentId)}::int[], ${wanted.map(idOf)}::bigint[])
        used (deployment_id, id)
      join webhook_endpoint endpoint on endpoint.deployment_id = used.deployment_id and ${sql.ref(column)} = used.id
    where endpoint.app_id = any(array(select id from app))
    order by endpoint.deployment_id, endpoint.id for key share of endpoint`.execute(rows);
  return kept.map(({ failureCount }) => failureCount);
}

/** One of the deliveries for each id. */
function distinct(deliveries: readonly Endpoint[], idOf: (delivery: Endpoint) => string): Endpoint[] {
  return [...new Map(deliveries.map((delivery) => [idOf(delivery), delivery])).values()];
}
