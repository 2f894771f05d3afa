import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { subscribableNames } from '../../platform/events/service-event.ts';
import { isGranted } from '../endpoints/subscription-scopes.ts';
import { compileFilterRules, type Filter } from '../filters/filter-rules.ts';
import { type JsonObject, laidOver } from '../filters/json-values.ts';

/** What one event asks of the endpoints that subscribe to it. */
export interface Audience {
  /** Endpoints that receive it. */
  readonly endpointIds: readonly string[];
  /** How many subscribe to it and don't receive it, since none of their rules matched. */
  readonly filtered: number;
}

export interface TriggeredEvent {
  readonly eventName: string;
  readonly payload: JsonObject;
  readonly filterContext: JsonObject;
}

/** The filters of an endpoint's subscriptions to an event; null lets everything through. */
type Subscriber = readonly [endpointId: string, filters: readonly (Filter | null)[]];

/**
 * Matching blocks the event loop; after so long other requests get a turn. A filter is not interrupted: the slowest take some
 * milliseconds, and two of them one after the other would double what others wait.
 */
const SLICE_MS = 1;

/**
 * Reads the subscriptions of the app's active endpoints to any of the events, in one statement, and tells each event's
 * audience. The endpoints can't be deleted until the transaction ends.
 */
export async function readAudiences(
  ctx: Pick<Context, 'events'>,
  tx: Transaction,
  appId: string,
  eventNames: readonly string[],
): Promise<(event: TriggeredEvent) => Promise<Audience>> {
  const distinct = [...new Set(eventNames)];
  const wanted = [...new Set(distinct.flatMap(subscribableNames))];
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
    .where('subscription.event_name', '=', sql<string>`any(${wanted}::text[])`)
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
  const turn = createTurn();
  return (event) => audienceOf(subscribers.get(event.eventName) ?? [], event, turn);
}

/** An endpoint receives an event once, if any of its subscriptions to it matches. */
async function audienceOf(
  subscribers: readonly Subscriber[],
  { payload, filterContext }: TriggeredEvent,
  turn: () => Promise<void> | undefined,
): Promise<Audience> {
  const endpointIds: string[] = [];
  let context: JsonObject | undefined;
  for (const [id, filters] of subscribers) {
    for (const filter of filters) {
      if (filter !== null) {
        const pause = turn();
        if (pause) await pause;
        context ??= laidOver(payload, filterContext);
        if (!filter(context)) continue;
      }
      endpointIds.push(id);
      break;
    }
  }
  return { endpointIds, filtered: subscribers.length - endpointIds.length };
}

/** Gives other requests a turn when the work since the last one has taken long enough. */
function createTurn(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
