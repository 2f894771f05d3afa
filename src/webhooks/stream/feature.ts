import type { Feature } from '../../platform/feature.ts';
import { webhookDeliveryStreamResolvers } from './stream.resolvers.ts';

/** Live streams of delivery events. */
export const webhookDeliveryStreamFeature: Feature = {
  resolvers: { backend: [webhookDeliveryStreamResolvers] },
};
