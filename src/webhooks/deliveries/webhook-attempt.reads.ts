import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { WebhookAttempt, WebhookAttemptStatus } from '../graph/types.ts';

/** As many as one delivery's record shows. */
const SHOWN = 100;

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
    .limit(SHOWN)
    .execute();
  return newestFirst.toReversed();
}

/** The first attempts of each delivery, oldest first, one more than asked. */
export async function attemptsOfDeliveries(
  { rows, viewer }: Context,
  deliveryIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, WebhookAttempt[]>> {
  const found = await childrenOf(rows, deliveryIds, (deliveryId) =>
    attempts(rows, viewer.deploymentId).where('attempt.delivery_id', '=', deliveryId).$call(inPage('attempt.id', page)),
  );
  return Map.groupBy(found, ({ deliveryId }) => deliveryId);
}

/** How many attempts of each delivery are kept. */
export const attemptCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'webhook_attempt', 'delivery_id', ids);
