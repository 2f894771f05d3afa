import { sql } from 'kysely';
import type { WebhookDelivery, WebhookDeliveryRequest } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { openHeaders } from '../endpoints/sealed-headers.ts';
import { mayReadBody } from '../endpoints/subscription-scopes.ts';
import { messageHeaders, redactHeaders } from '../endpoints/webhook-headers.ts';
import { webhookDeliveryNotFound } from './webhook-delivery.reads.ts';

type Delivery = Pick<WebhookDelivery, 'id' | 'messageId' | 'endpointId' | 'eventName'>;

/** The request of each attempt, with credentials redacted. The body is null unless the caller may read the event. */
export async function requestOf(
  ctx: Context,
  { id, messageId, endpointId, eventName }: Delivery,
): Promise<WebhookDeliveryRequest> {
  const request = await ctx.loaders.load(requestsByDelivery, id);
  if (request === undefined) throw webhookDeliveryNotFound();
  const own = openHeaders(ctx.vault, endpointId, request.headersSealed);
  const body = mayReadBody(ctx, eventName) ? Buffer.from(request.body).toString('utf8') : null;
  return { url: request.url, headers: messageHeaders(messageId, redactHeaders(own)), body };
}

/** The message and the endpoint of each delivery. */
async function requestsByDelivery({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'delivery.deployment_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .select(['delivery.id', 'message.body', 'endpoint.url', 'endpoint.headers_sealed as headersSealed'])
    .where('delivery.deployment_id', '=', viewer.deploymentId)
    .where('delivery.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
