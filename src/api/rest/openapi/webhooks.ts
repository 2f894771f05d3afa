import type { GraphQLSchema } from 'graphql';
import { type DescribedEvent, dataSchema, describePayloads } from './event-payloads.ts';
import type { Schemas } from './schemas.ts';
import { eventSummaryOf } from './summary.ts';
import type { OpenApiDocument, Parameter, WebhookOperation } from './types.ts';

export const EVENTS_TAG = {
  name: 'Service events',
  description: 'Events of the service, as subscribed webhook endpoints receive them.',
};

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS: readonly Parameter[] = [
  header(
    'webhook-id',
    'The id of the message, the same for each attempt. Store it, and ignore messages that were already received.',
  ),
  header('webhook-timestamp', 'The time of this attempt, in seconds since 1970.'),
  header('webhook-signature', 'Signatures of id, timestamp and body (Standard Webhooks), separated by spaces.'),
];

/** The service events as OpenAPI webhooks; their schemas become components. */
export function webhooksOf(
  slice: GraphQLSchema,
  schemas: Schemas,
  events: readonly DescribedEvent[],
): NonNullable<OpenApiDocument['webhooks']> {
  const payloadOf = describePayloads(slice, events);
  const operation = (event: DescribedEvent): WebhookOperation => ({
    operationId: `on${pascal(event.name)}`,
    tags: [EVENTS_TAG.name],
    summary: eventSummaryOf(event.name),
    description: event.description,
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { type: 'string', const: event.name },
              timestamp: { type: 'string', format: 'date-time', description: 'The time of the event.' },
              data: schemas.define(componentName(event), () => dataSchema(slice, schemas, event)),
            },
          },
          example: payloadOf(event.name).example,
        },
      },
    },
    responses: {
      '2XX': { description: 'The event was received.' },
      '4XX': { description: 'The event is sent again later.' },
    },
  });
  return Object.fromEntries(events.map((event) => [event.name, { post: operation(event) }]));
}

/** The component name, shared by all events whose `data` has the same schema. */
function componentName({ typeName, parents, omittedFields, details }: DescribedEvent): string {
  const level = parents.some(({ name }) => name === 'workspaceId') ? 'Workspace' : '';
  return `${level}${typeName}${details?.typeName ?? ''}${omittedFields?.length === 0 ? '' : 'Ended'}Event`;
}

const pascal = (name: string) => name.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
