import { sql } from 'kysely';
import { SYSTEM_REQUEST } from '../../../platform/commands/system-context.ts';
import type { Services } from '../../../platform/context.ts';
import { appendEvents } from '../../../platform/events/append-events.ts';
import type { NewEvent } from '../../../platform/events/new-event.ts';
import type { JobTransaction } from '../../../platform/jobs/jobs.ts';

/** An endpoint to disable because of its failures, and the reason. */
export interface EndpointToDisable {
  readonly id: string;
  readonly deploymentId: number;
  readonly reason: 'gone' | 'failing' | 'exhausted';
}

/** Disables endpoints and appends their events, in the given transaction. Skips endpoints that are disabled already. */
export async function disableEndpoints(
  { database, ...ctx }: Pick<Services, 'database' | 'jobs' | 'events'>,
  tx: JobTransaction,
  endpoints: readonly EndpointToDisable[],
  now: Date,
): Promise<void> {
  for (const [deploymentId, those] of Map.groupBy(endpoints, (endpoint) => endpoint.deploymentId)) {
    const { rows: disabled } = await sql<EndpointToDisable & { url: string }>`
      update webhook_endpoint endpoint set is_active = false, auto_disabled = true,
        auto_disabled_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
      from unnest(${those.map(({ id }) => id)}::bigint[], ${those.map(({ reason }) => reason)}::text[]) as target (id, reason)
      where endpoint.deployment_id = ${deploymentId} and endpoint.id = target.id and endpoint.is_active
      returning endpoint.id, target.reason, endpoint.url`.execute(tx.rows);
    const events = disabled.map(
      ({ id, reason, url }): NewEvent => ({
        id: database.ids.next(),
        type: 'webhook.endpoint.disabled',
        resource_type: 'webhook_endpoint',
        resource_id: id,
        actor_type: 'system',
        actor_id: null,
        impersonator: null,
        application_id: null,
        ip: SYSTEM_REQUEST.ip,
        request_id: SYSTEM_REQUEST.id,
        before: { isActive: true },
        after: { isActive: false, autoDisabled: true, reason, origin: new URL(url).origin },
      }),
    );
    if (events.length > 0) await appendEvents(ctx, tx, deploymentId, now, events);
  }
}
