import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { subscribableNames } from '../../platform/events/service-event.ts';
import { type JsonObject, mergeDeep } from '../../platform/json/json-values.ts';
import { isGranted } from '../endpoints/subscription-scopes.ts';
import { compileFilterRules, type Filter } from '../filters/filter-rules.ts';

/** Which of the subscribed endpoints receive one event. */
export interface Recipients {
  /** Endpoints that receive it. */
  readonly endpointIds: readonly string[];
  /** How many endpoints subscribe to the event but do not receive it, because none of their filter rules matched. */
  readonly filtered: number;
}

export interface TriggeredEvent {
  readonly eventName: string;
  readonly payload: JsonObject;
  readonly filterContext: JsonObject;
}

/** The filters of an endpoint's subscriptions to an event. Null matches every event. */
type Subscriber = readonly [endpointId: string, filters: readonly (Filter | null)[]];

/**
 * Matching blocks the event loop. After this time it yields to other requests. A filter is never interrupted: the slowest take
 * some milliseconds, and running two without a pause would double the delay of other requests.
 */
const SLICE_MS = 1;

/**
 * Reads, in one statement, the subscriptions of the app's active endpoints to any of the events. Returns a function that finds
 * the recipients of an event. Prevents the deletion of the endpoints until the transaction ends.
 */
export async function loadRecipientMatcher(
  ctx: Pick<Context, 'events'>,
  tx: Transaction,
  appId: string,
  eventNames: readonly string[],
): Promise<(event: TriggeredEvent) => Promise<Recipients>> {
  const distinct = [...new Set(eventNames)];
  const names = [...new Set(distinct.flatMap(subscribableNames))];
  const found = await tx.rows
    .selectFrom('webhook_subscription as subscription')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'subscription.deployment_id')
        .onRef('endpoint.id', '=', 'subscription.endpoint_id'),
    )
    .select([
      'endpoint.id as endpointId',
      'subscription.event_name as name',
      'subscription.filter_rules as rules',
      'subscription.granted_scopes as grantedScopes',
    ])
    .where('endpoint.deployment_id', '=', tx.deploymentId)
    .where('endpoint.app_id', '=', appId)
    .where('endpoint.is_active', '=', true)
    .where('subscription.event_name', '=', sql<string>`any(${names}::text[])`)
    .orderBy('endpoint.id')
    .forKeyShare('endpoint')
    .execute();
  const byName = Map.groupBy(
    found.map(({ endpointId, name, rules, grantedScopes }) => ({
      endpointId,
      name,
      grantedScopes,
      filter: rules === null ? null : compileFilterRules(rules),
    })),
    ({ name }) => name,
  );
  const subscribers = new Map(
    distinct.map((eventName): [string, Subscriber[]] => {
      const subscriptions = subscribableNames(eventName)
        .flatMap((name) => byName.get(name) ?? [])
        .filter(({ grantedScopes }) => isGranted(ctx, eventName, grantedScopes));
      const byEndpoint = Map.groupBy(subscriptions, ({ endpointId }) => endpointId);
      return [eventName, [...byEndpoint].map(([id, those]) => [id, those.map(({ filter }) => filter)])];
    }),
  );
  const yieldIfDue = createYielder();
  return (event) => matchRecipients(subscribers.get(event.eventName) ?? [], event, yieldIfDue);
}

/** An endpoint receives an event once if any of its subscriptions matches. */
async function matchRecipients(
  subscribers: readonly Subscriber[],
  { payload, filterContext }: TriggeredEvent,
  yieldIfDue: () => Promise<void> | undefined,
): Promise<Recipients> {
  const endpointIds: string[] = [];
  let context: JsonObject | undefined;
  for (const [id, filters] of subscribers) {
    for (const filter of filters) {
      if (filter !== null) {
        const pause = yieldIfDue();
        if (pause) await pause;
        context ??= mergeDeep(payload, filterContext);
        if (!filter(context)) continue;
      }
      endpointIds.push(id);
      break;
    }
  }
  return { endpointIds, filtered: subscribers.length - endpointIds.length };
}

/** Returns a function that yields to other requests when `SLICE_MS` have passed since it last did. */
function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
