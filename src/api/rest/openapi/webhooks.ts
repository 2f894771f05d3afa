import type { GraphQLSchema } from 'graphql';
import { type DescribedEvent, dataSchema, describePayloads } from './event-payloads.ts';
import type { Schemas } from './schemas.ts';
import { firstSentence } from './text.ts';
import type { OpenApiDocument, Parameter, WebhookOperation } from './types.ts';

export const EVENTS_TAG = {
  name: 'Service events',
  description: "The service's own events, as webhook endpoints that subscribe to them receive them.",
};

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS: readonly Parameter[] = [
  header('webhook-id', 'The same each time the message is sent: keep it, and pass over what came before.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures of id, timestamp and body as Standard Webhooks has them, separated by blanks.',
  ),
];

/** The events of the service itself as OpenAPI's webhooks; their schemas become components. */
export function webhooksOf(
  slice: GraphQLSchema,
  schemas: Schemas,
  events: readonly DescribedEvent[],
): NonNullable<OpenApiDocument['webhooks']> {
  const payloadOf = describePayloads(slice, events);
  const operation = (event: DescribedEvent): WebhookOperation => ({
    operationId: `on${pascal(event.name)}`,
    tags: [EVENTS_TAG.name],
    summary: firstSentence(event.description),
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
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
              data: schemas.define(componentName(event), () => dataSchema(slice, schemas, event)),
            },
          },
          example: payloadOf(event.name).example,
        },
      },
    },
    responses: { '2XX': { description: 'It was received.' }, '4XX': { description: 'It is sent again later.' } },
  });
  return Object.fromEntries(events.map((event) => [event.name, { post: operation(event) }]));
}

/** One for all events whose `data` is alike. */
function componentName({ typeName, parents, untold }: DescribedEvent): string {
  const level = parents.includes('workspaceId') ? 'Workspace' : '';
  return `${level}${typeName}${untold?.length === 0 ? '' : 'Ended'}Event`;
}

const pascal = (name: string) => name.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
