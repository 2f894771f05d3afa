import type { Response } from 'express';
import { type ExecutionResult, type GraphQLSchema, parse, subscribe } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { operationOf } from '../schema/access.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { createStreamResponse } from '../streams/stream-response.ts';
import { everyFieldOf, typeNamed } from './resource.ts';
import type { Route } from './routes.ts';
import { OperationFailed } from './sofa.ts';

/** Sends the events of a subscription until either side ends the stream. Throws errors that occur before it starts. */
export type Stream = (response: Response, context: Context, values: Readonly<Record<string, unknown>>) => Promise<void>;

/** The time after which a client that lost the connection opens it again. */
const RETRY_MS = 2_000;

/** Creates the event streams for the subscriptions of a REST schema. */
export function createStreams(schema: GraphQLSchema, streams: EventStreams) {
  return (route: Route): Stream => {
    const document = parse(documentOf(schema, route));
    return async (response, contextValue, variableValues) => {
      const events = await subscribe({ schema, document, contextValue, variableValues });
      if (!(Symbol.asyncIterator in events)) throw new OperationFailed(events.errors ?? []);
      const source = {
        preamble: `retry: ${RETRY_MS}\n\n`,
        texts: textsOf(events, route),
        end: () => void events.return(),
        assertMayCall: operationOf(route.field).assertMayCall,
      };
      await streams.send(source, createStreamResponse(response), contextValue);
    };
  };
}

async function* textsOf(events: AsyncGenerator<ExecutionResult, void, void>, { fieldName }: Route) {
  for await (const { data, errors } of events) {
    if (errors !== undefined) throw errors[0]?.originalError ?? errors[0];
    yield textOf(data?.[fieldName] as Event);
  }
}

/** The fields of every event, which `ruleViolations` requires of its type. */
interface Event {
  readonly id: string;
  readonly type: string;
}

/** Formats a server-sent event (HTML standard). JSON has no line breaks, so `data` is one line. */
function textOf(event: Event): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function documentOf(schema: GraphQLSchema, { fieldName }: Route): string {
  const field = schema.getSubscriptionType()?.getFields()[fieldName];
  if (!field) throw new Error(`${fieldName} is missing in the REST schema.`);
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const shown = everyFieldOf(typeNamed(schema, String(field.type).replace('!', '')));
  return `subscription (${variables}) { ${fieldName}(${values}) ${shown} }`;
}
