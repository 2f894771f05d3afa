import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';

export const serviceEventResolvers: Resolvers = {
  Query: {
    webhookEventNames: (_, __, ctx) => describedEvents(ctx),
    listWebhookEventNames: (_, __, ctx) => ({ data: describedEvents(ctx), hasMore: false, limit: null, offset: null }),
  },
};

function describedEvents({ payloadOf, events }: Pick<Context, 'payloadOf' | 'events'>) {
  if (payloadOf === undefined) throw new Error('Payload schemas are only available within a request.');
  return events.events.map((event) => ({ ...event, ...payloadOf(event.name) }));
}
