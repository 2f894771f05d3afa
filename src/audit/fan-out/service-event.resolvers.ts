import type { Resolvers } from '../graph/resolvers.ts';

export const serviceEventResolvers: Resolvers = {
  Query: {
    webhookEventNames: (_, __, { payloadOf, events }) => {
      if (payloadOf === undefined) throw new Error('Nobody asks for payloads outside of requests.');
      const data = events.events.map((event) => ({ ...event, ...payloadOf(event.name) }));
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
};
