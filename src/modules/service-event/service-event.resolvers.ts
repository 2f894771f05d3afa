import type { Resolvers } from '../../graphql/generated/types.ts';
import { SERVICE_EVENTS } from '../../service-events.ts';

export const serviceEventResolvers: Resolvers = {
  Query: {
    webhookEventNames: (_, __, { payloadOf }) => {
      if (payloadOf === undefined) throw new Error('Nobody asks for payloads outside of requests.');
      const data = SERVICE_EVENTS.map((event) => ({ ...event, ...payloadOf(event.name) }));
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
};
