import type { CallOptions } from './call.ts';
import { GatehouseError, parsed } from './errors.ts';
import { eventsOf } from './event-stream.ts';
import { type Operation, parseOperation, requestOf } from './operation.ts';
import { type OutgoingCall, type Sender, send } from './send.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** What the client of a host does with the envelope of its responses. */
export interface ClientParts extends Sender {
  readonly onEnvelope?: (envelope: Readonly<Record<string, unknown>>) => void;
}

/** Makes a function of each line of a table of operations. */
export function createOperations<Operations>(
  table: Readonly<Record<keyof Operations & string, string>>,
  parts: ClientParts,
): Operations {
  const operations = Object.entries<string>(table).map(([name, line]) => [name, functionOf(line, parts)]);
  return Object.freeze(Object.fromEntries(operations)) as Operations;
}

function functionOf(line: string, parts: ClientParts) {
  const operation = parseOperation(line);
  const call = operation.isStream ? stream : run;
  if (operation.isBare) return (options?: CallOptions) => call(parts, operation, {}, options ?? {});
  return (parameters?: Parameters, options?: CallOptions) => call(parts, operation, parameters ?? {}, options ?? {});
}

async function* stream(parts: ClientParts, operation: Operation, parameters: Parameters, options: CallOptions) {
  const response = await send(parts, outgoing(parts, operation, parameters, options), (each) => each);
  yield* eventsOf(response);
}

async function run(parts: ClientParts, operation: Operation, parameters: Parameters, options: CallOptions) {
  return send<unknown>(parts, outgoing(parts, operation, parameters, options), async (response) => {
    if (operation.isFile) return response.blob();
    if (response.status === 204) return undefined;
    const body = parsed(await response.text());
    if (typeof body !== 'object' || body === null) throw notJson(response);
    if (!operation.hasEnvelope) return body;
    // Without the cookie, the response knows no session.
    if (!operation.isPublic) parts.onEnvelope?.(body as Parameters);
    return (body as Parameters)['data'];
  });
}

function outgoing(
  parts: ClientParts,
  operation: Operation,
  parameters: Parameters,
  options: CallOptions,
): OutgoingCall {
  const { url, body } = requestOf(operation, parameters, parts.url);
  const headers = {
    Accept: operation.isStream ? 'text/event-stream' : 'application/json',
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(operation.hasKey && { 'Idempotency-Key': options.idempotencyKey ?? randomKey() }),
    ...(options.ifMatch !== undefined && { 'If-Match': options.ifMatch }),
  };
  return { url, operation, body, headers, options };
}

/** 128 random bits. `crypto.randomUUID` exists only on pages with https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const notJson = ({ url }: Response) =>
  new GatehouseError('UNEXPECTED_RESPONSE', `${url} has not answered with JSON. Is the URL that of the right host?`);
