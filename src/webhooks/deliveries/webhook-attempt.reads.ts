import { sql } from 'kysely';
import type { WebhookAttempt, WebhookAttemptFilter, WebhookAttemptStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** How many attempts REST shows with a delivery. */
const MAX_ATTEMPTS_SHOWN = 100;

function attempts(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('webhook_attempt as attempt')
    .select([
      'attempt.id',
      'attempt.delivery_id as deliveryId',
      'attempt.number',
      sql<WebhookAttemptStatus>`case when attempt.succeeded then 'SUCCEEDED' else 'FAILED' end`.as('status'),
      'attempt.duration_ms as durationMs',
      'attempt.response_status as responseStatus',
      'attempt.response_body as responseBody',
      'attempt.error',
      'attempt.created_at as createdAt',
    ])
    .where('attempt.deployment_id', '=', deploymentId);
}

/** The last attempts of a delivery, oldest first. */
export async function lastAttempts(rows: Rows, deploymentId: number, deliveryId: string): Promise<WebhookAttempt[]> {
  const newestFirst = await attempts(rows, deploymentId)
    .where('attempt.delivery_id', '=', deliveryId)
    .orderBy('attempt.id', 'desc')
    .limit(MAX_ATTEMPTS_SHOWN)
    .execute();
  return newestFirst.toReversed();
}

type Filter = WebhookAttemptFilter | null | undefined;

/** A page of the attempts of each delivery. */
export async function attemptsOfDeliveries(
  { rows, viewer }: Context,
  deliveryIds: readonly string[],
  { page, filter }: { page: EdgePage; filter: Filter },
): Promise<ReadonlyMap<string, WebhookAttempt[]>> {
  const found = await childrenOf(rows, deliveryIds, (deliveryId) =>
    attempts(rows, viewer.deploymentId)
      .where('attempt.delivery_id', '=', deliveryId)
      .where(matches(filter))
      .$call(inPage('attempt.id', page)),
  );
  return Map.groupBy(found, ({ deliveryId }) => deliveryId);
}

/** How many stored attempts of each delivery match the filter. */
export async function attemptCounts(
  { rows, viewer }: Context,
  deliveryIds: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .selectFrom('webhook_attempt as attempt')
    .select(['attempt.delivery_id as deliveryId', sql<number>`count(*)::int`.as('count')])
    .where('attempt.deployment_id', '=', viewer.deploymentId)
    .where('attempt.delivery_id', '=', sql<string>`any(${deliveryIds}::bigint[])`)
    .where(matches(filter))
    .groupBy('attempt.delivery_id')
    .execute();
  return new Map(found.map(({ deliveryId, count }) => [deliveryId, count]));
}

/** Whether an `attempt` matches the filter. */
const matches = (filter: Filter) =>
  filter?.status ? sql<boolean>`attempt.succeeded = ${filter.status === 'SUCCEEDED'}` : sql<boolean>`true`;
