import { ServiceError } from '../../../errors.ts';
import { isId } from '../../../graphql/formats.ts';
import type { Resolvers } from '../../../graphql/generated/types.ts';
import type { WebhookDeliveryEventRow } from '../../../graphql/mappers.ts';
import { webhookAppId } from '../webhook-app.reads.ts';

export const webhookDeliveryStreamResolvers: Resolvers = {
  Subscription: {
    webhookDeliveryEvents: {
      subscribe: async (_, { appName, ...filter }, { rows, viewer, request, deliveryFeed }) => {
        const { deploymentId } = viewer;
        const lastEventId = readLastEventId(request.lastEventId);
        const appId = await webhookAppId(rows, deploymentId, appName);
        return deliveryFeed.watch({ ...filter, deploymentId, appId, lastEventId });
      },
      resolve: (event: WebhookDeliveryEventRow) => event,
    },
  },
};

/** Empty: the browser has seen no event yet. */
function readLastEventId(text = ''): string | undefined {
  if (text === '') return undefined;
  if (isId(text)) return text;
  throw new ServiceError('BAD_REQUEST', 'Last-Event-ID must be the id of an event that this stream has sent.');
}
