import type { Feature } from '../../platform/feature.ts';
import { webhookDeliveryStreamResolvers } from './stream.resolvers.ts';

/** Watching deliveries while they happen. */
export const webhookDeliveryStreamFeature: Feature = {
  resolvers: [webhookDeliveryStreamResolvers],
};
