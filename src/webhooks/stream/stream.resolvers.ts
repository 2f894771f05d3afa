import type { Resolvers } from '../../generated/backend.ts';
import { ServiceError } from '../../platform/errors.ts';
import { isId } from '../../platform/graph/formats.ts';
import { webhookAppId } from '../apps/webhook-app.reads.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';

export const webhookDeliveryStreamResolvers: Resolvers = {
  Subscription: {
    webhookDeliveryEvents: {
      subscribe: async (_, { appName, ...filter }, { rows, viewer, request, deliveryFeed }) => {
        const { deploymentId } = viewer;
        const lastEventId = readLastEventId(request.lastEventId);
        const appId = await webhookAppId(rows, deploymentId, appName);
        return deliveryFeed.subscribe({ ...filter, deploymentId, appId, lastEventId });
      },
      resolve: (event: WebhookDeliveryEventRow) => event,
    },
  },
};

/** Browsers send an empty header before they have received an event. */
function readLastEventId(text = ''): string | undefined {
  if (text === '') return undefined;
  if (isId(text)) return text;
  throw new ServiceError('BAD_REQUEST', 'Last-Event-ID must be the id of an event that this stream has sent.');
}
