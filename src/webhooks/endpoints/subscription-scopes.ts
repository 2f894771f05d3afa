import { sql } from 'kysely';
import { SCOPES } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';

type Caller = Pick<Context, 'viewer' | 'events'>;

/** Rejects a caller who may not read the events that subscriptions to these names deliver. */
export function assertMaySubscribe({ viewer, events }: Caller, eventNames: readonly string[]): void {
  viewer.assertScopes(events.scopesOfSubscriptions(eventNames));
}

/** Rejects a caller who may not read the bodies of these events. A repeated delivery may go to a URL that changed since. */
export function assertMayRead({ viewer, events }: Caller, eventNames: readonly string[]): void {
  viewer.assertScopes(events.scopesOf(eventNames));
}

/** Whether the caller may read the bodies of an event's deliveries. Events of the app itself require no further scope. */
export function mayReadBody({ viewer, events }: Caller, eventName: string): boolean {
  const scope = events.scopeOf(eventName);
  return scope === null || viewer.hasScope(scope);
}

/** The service's own events whose bodies the caller may not read. */
export const unreadableEvents = ({ viewer, events }: Caller): string[] =>
  events.events.filter(({ scope }) => !viewer.hasScope(scope)).map(({ name }) => name);

/**
 * The scopes that a subscription stores of its creator. They keep a pattern from delivering an event that a later version
 * adds and that the creator may not read. Null means every scope.
 */
export const scopesToGrant = (viewer: Viewer): string[] | null =>
  viewer.hasEveryScope ? null : SCOPES.filter((scope) => viewer.hasScope(scope));

/** Whether the granted scopes let a subscription deliver the event. */
export function isGranted(
  { events }: Pick<Context, 'events'>,
  eventName: string,
  grantedScopes: readonly string[] | null,
): boolean {
  const scope = events.scopeOf(eventName);
  return scope === null || grantedScopes === null || grantedScopes.includes(scope);
}

/**
 * Authorizes a new URL of the locked endpoint. The new URL receives the subscribed events, the queued deliveries and those
 * that a running replay will queue, so the caller must have the scopes of all of these. Also removes scopes that the caller
 * does not have from the endpoint's subscriptions.
 */
export async function authorizeNewUrl(ctx: Context, tx: Transaction, endpointId: string): Promise<void> {
  const { viewer, events } = ctx;
  const granted = scopesToGrant(viewer);
  if (granted === null) return;
  const { rows, deploymentId } = tx;
  const { rows: found } = await sql<{ subscribed: string[]; queued: string[] }>`
    select array(
      select event_name from webhook_subscription
      where deployment_id = ${deploymentId} and endpoint_id = ${endpointId}
    ) as subscribed, array(
      select distinct message.event_name from webhook_delivery delivery
        join webhook_message message
          on message.deployment_id = delivery.deployment_id and message.id = delivery.message_id
      where delivery.deployment_id = ${deploymentId} and delivery.endpoint_id = ${endpointId}
        and (delivery.status = 'pending' or exists (select from webhook_replay replay
          where replay.deployment_id = ${DEPLOYMENT_ID} and replay.app_id = delivery.app_id
            and replay.state = 'running'))
        and message.event_name = any(${unreadableEvents(ctx)}::text[])
    ) as queued`.execute(rows);
  const [{ subscribed, queued } = { subscribed: [], queued: [] }] = found;
  viewer.assertScopes([...new Set([...events.scopesOfSubscriptions(subscribed), ...events.scopesOf(queued)])]);
  await sql`
    update webhook_subscription set granted_scopes = case when granted_scopes is null then ${granted}::text[] else array(
      select unnest(granted_scopes) intersect select unnest(${granted}::text[])) end
    where deployment_id = ${deploymentId} and endpoint_id = ${endpointId}`.execute(rows);
}
