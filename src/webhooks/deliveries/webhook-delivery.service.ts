import { sql } from 'kysely';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertMayRead } from '../endpoints/subscription-scopes.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';
import { getWebhookDelivery, webhookDeliveryNotFound } from './webhook-delivery.reads.ts';

/** Makes a delivery due immediately. The row stays the same, so it keeps its message, its id and its attempt count. */
export function retryWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryRow> {
  return command(ctx, async (tx) => {
    const { eventName, status, nextAttemptAt, isAttempted, isEndpointActive, isAppActive } = await lockDelivery(tx, id);
    // The time after the wait for the lock: another retry may have queued the delivery after this one began.
    const isLater = nextAttemptAt !== null && Date.parse(nextAttemptAt) > Date.now() && !isAttempted;
    assertMayRead(ctx, [eventName]);
    if (!isAppActive)
      throw new ServiceError('CONFLICT', 'The webhook app is disabled. Set its is_active to true first.');
    if (!isEndpointActive) throw new ServiceError('CONFLICT', 'The webhook endpoint is disabled. Reactivate it first.');
    if (status === 'pending' && !isLater)
      throw new ServiceError('CONFLICT', 'The delivery is due already or is being attempted.');
    const now = tx.now.toISOString();
    await tx.rows
      .updateTable('webhook_delivery')
      .set({ status: 'pending', next_attempt_at: now, claimed_until: null, claimed_by: null, updated_at: now })
      .set({ replay_id: null })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', id)
      .execute();
    tx.onCommit(() => ctx.deliveries.wake(tx.deploymentId));
    tx.record({
      type: 'webhook.delivery.retried',
      resource: { type: 'webhook_delivery', id },
      before: { status },
      after: { status: 'pending' },
    });
    return getWebhookDelivery(tx.rows, tx.deploymentId, id);
  });
}

function lockDelivery(tx: Transaction, id: string) {
  return tx.rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'delivery.deployment_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .innerJoin('webhook_app as app', (join) =>
      join.onRef('app.deployment_id', '=', 'delivery.deployment_id').onRef('app.id', '=', 'delivery.app_id'),
    )
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .select([
      'message.event_name as eventName',
      'delivery.status',
      'delivery.next_attempt_at as nextAttemptAt',
      sql<boolean>`coalesce(delivery.claimed_until > now(), false)`.as('isAttempted'),
      'endpoint.is_active as isEndpointActive',
      'app.is_active as isAppActive',
    ])
    .where('delivery.deployment_id', '=', tx.deploymentId)
    .where('delivery.id', '=', id)
    .forUpdate('delivery')
    .executeTakeFirstOrThrow(webhookDeliveryNotFound);
}
