import type { Resolvers } from '../../../graphql/generated/types.ts';
import type { WebhookDeliveryEventRow } from '../../../graphql/mappers.ts';
import { webhookAppId } from '../webhook-app.reads.ts';

export const webhookDeliveryStreamResolvers: Resolvers = {
  Subscription: {
    webhookDeliveryEvents: {
      subscribe: async (_, { appName, ...filter }, { rows, viewer, deliveryFeed }) => {
        const { deploymentId } = viewer;
        const appId = await webhookAppId(rows, deploymentId, appName);
        return deliveryFeed.watch({ ...filter, deploymentId, appId });
      },
      resolve: (event: WebhookDeliveryEventRow) => event,
    },
  },
};
