import type { Resolvers } from '../../graphql/generated/types.ts';
import { SERVICE_EVENTS } from '../../service-events.ts';

export const serviceEventResolvers: Resolvers = {
  Query: {
    webhookEventNames: () => ({ data: [...SERVICE_EVENTS], hasMore: false, limit: null, offset: null }),
  },
};
