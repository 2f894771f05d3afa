import { sql } from 'kysely';
import type { Rows } from '../../../database/tables.ts';
import { notFound } from '../../../errors.ts';
import type { WebhookReplay, WebhookReplayState } from '../../../graphql/generated/types.ts';

export const webhookReplayNotFound = () => notFound('WEBHOOK_REPLAY_NOT_FOUND', 'The replay');

/** One replay of an app; 404 where the app has none of this id. */
export function getWebhookReplay(rows: Rows, deploymentId: number, appId: string, id: string): Promise<WebhookReplay> {
  return rows
    .selectFrom('webhook_replay')
    .select([
      'id',
      sql<WebhookReplayState>`upper(state)`.as('state'),
      'total',
      'done',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(webhookReplayNotFound);
}

/** Which deliveries a replay queues again. */
export interface Selection {
  readonly appId: string;
  readonly deliveryIds: readonly string[] | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly status: string | null;
  readonly endpointId: string | null;
}

/** The deliveries that it would queue now: those that wait, or whose endpoint is switched off, are passed over. */
export function replayable(
  rows: Rows,
  deploymentId: number,
  { appId, deliveryIds, since, until, status, endpointId }: Selection,
) {
  let query = rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'delivery.deployment_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .where('delivery.deployment_id', '=', deploymentId)
    .where('delivery.app_id', '=', appId)
    .where('delivery.status', '<>', 'pending')
    .where('endpoint.is_active', '=', true);
  if (deliveryIds !== null) query = query.where('delivery.id', '=', sql<string>`any(${deliveryIds}::bigint[])`);
  if (since !== null) query = query.where('delivery.created_at', '>=', since);
  if (until !== null) query = query.where('delivery.created_at', '<', until);
  if (status !== null) query = query.where('delivery.status', '=', sql<'failed'>`${status}`);
  if (endpointId !== null) query = query.where('delivery.endpoint_id', '=', endpointId);
  return query;
}
