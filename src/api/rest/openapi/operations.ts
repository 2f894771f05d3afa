import { type GraphQLOutputType, isNonNullType, isRequiredArgument } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Tags } from '../../../platform/feature.ts';
import { exampleFieldsOf } from '../../directives/directives.ts';
import { envelopeName, isVoid } from '../envelope.ts';
import { toSnake } from '../names.ts';
import type { Route } from '../routes.ts';
import { ID_PATTERN } from './bounds.ts';
import { type ErrorComponents, envelopeError, errorResponses, RATE_LIMITS, REQUEST_ID } from './errors.ts';
import { exampleBody, exampleOfInput } from './examples.ts';
import type { Schemas } from './schemas.ts';
import { summaryOf } from './summary.ts';
import { type Rewrite, tagOf } from './text.ts';
import { compact, type MediaType, type Operation, type Parameter, type Response, type Schema } from './types.ts';

/** An alternative body of an operation: a multipart form with the part `file`. */
export interface UploadForm {
  /** The accepted file types and the maximum size. */
  readonly description: string;
  /** The other fields of the form. */
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export interface OperationContext {
  readonly host: HostName;
  readonly schemas: Schemas;
  readonly rewrite: Rewrite;
  readonly uploads: Readonly<Record<string, UploadForm>>;
  readonly tags: Tags;
  readonly errors: ErrorComponents;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes retries safe. Within 24 hours, a repeated request with the same key and credential returns the stored response with `Idempotency-Replayed: true` and does nothing else.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the record as the caller read it. The request is rejected with 412 `PRECONDITION_FAILED` if the record was changed since.',
  schema: { type: 'string' },
};

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier response. The response is 304 without a body if it would be the same.',
  schema: { type: 'string' },
};

const ENTITY_TAG = {
  ETag: { description: 'Identifies this version of the record, for `If-Match`.', schema: { type: 'string' } },
};

const NOT_MODIFIED: Response = {
  description: 'The response would be the one that `If-None-Match` names; it has no body.',
  headers: { ...REQUEST_ID, ...ENTITY_TAG },
};

const LAST_EVENT_ID: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'The `id` of the last received event. The stream continues after it. Clients that follow the HTML standard send it automatically.',
  schema: { type: 'string', pattern: ID_PATTERN },
};

const IDEMPOTENCY_REPLAYED = {
  'Idempotency-Replayed': {
    description:
      'Set if this is the stored response for the `Idempotency-Key`, and the operation was not executed again.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Describes one REST operation. */
export function describeOperation(route: Route, context: OperationContext): Operation {
  const { host, rewrite } = context;
  const { access, operationId, field } = route;
  const text = rewrite(field.description) ?? operationId;
  const parameters = [
    ...route.pathArgs.map((argument, at) => parameter('path', route.pathNames[at] ?? '', argument, context)),
    ...route.queryArgs.map((argument) => ({
      ...parameter('query', toSnake(argument.name), argument, context),
      ...queryExample(route, argument),
    })),
    ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(route.expectsVersion ? [IF_MATCH] : []),
    ...(route.versioned && route.method === 'GET' ? [IF_NONE_MATCH] : []),
    ...(route.operation === 'subscription' && route.method === 'GET' ? [LAST_EVENT_ID] : []),
  ];
  return compact({
    operationId,
    tags: [tagOf(route.path, context.tags).name],
    summary: summaryOf(route),
    description: [text, accessNote(host, route, text), idempotencyNote(route)].filter(Boolean).join('\n\n'),
    deprecated: field.deprecationReason ? true : undefined,
    security: securityOf(host, route),
    'x-required-scope': access.scope ?? undefined,
    'x-allowed-session': access.session?.toLowerCase(),
    'x-token-scope': access.tokenScope ?? undefined,
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: requestBody(route, context),
    responses: {
      [route.status]: success(route, context),
      ...(route.versioned && route.method === 'GET' ? { 304: NOT_MODIFIED } : {}),
      ...errorResponses(host, route, context.errors),
    },
  }) as Operation;
}

function accessNote(host: HostName, { access }: Route, text: string): string {
  if (host === 'BACKEND') {
    return access.scope === null || text.includes(access.scope) ? '' : `Requires the scope \`${access.scope}\`.`;
  }
  return access.caller === 'PUBLIC' ? 'Public: requires no session.' : 'Requires a signed-in session.';
}

/** A POST that only reads. Clients may add the header to each POST. */
const idempotencyNote = ({ method, operation }: Route): string =>
  method === 'POST' && operation === 'query' ? 'Only reads: an `Idempotency-Key` is ignored.' : '';

export function securityOf(host: HostName, { access }: Pick<Route, 'access'>): Operation['security'] {
  if (host === 'BACKEND') return [{ bearer: [] }];
  if (access.caller === 'PUBLIC') return [];
  const ofApplications = access.tokenScope === null ? [] : [{ applicationToken: [] }];
  const needsCookie = access.session === 'OWN_BROWSER' || access.session === 'REAUTHENTICATED';
  return [
    { session: [] },
    { developmentSession: [] },
    ...(needsCookie ? [] : [{ sessionToken: [] }]),
    ...ofApplications,
  ];
}

function parameter(
  location: Parameter['in'],
  name: string,
  argument: Route['queryArgs'][number],
  context: OperationContext,
): Parameter {
  return compact({
    name,
    in: location,
    required: location === 'path' || isRequiredArgument(argument),
    description: context.rewrite(argument.description),
    schema: context.schemas.parameter(argument),
  }) as Parameter;
}

/** The value that the example request has for a query parameter. */
function queryExample({ field }: Route, argument: Route['queryArgs'][number]): Partial<Parameter> {
  const isShown = isRequiredArgument(argument) || exampleFieldsOf(field)?.includes(argument.name) === true;
  return isShown ? compact({ example: exampleOfInput(argument) }) : {};
}

function requestBody({ inputArg, method, fieldName }: Route, { schemas, uploads }: OperationContext) {
  if (inputArg === null) return undefined;
  const json = compact({
    schema: schemas.body(inputArg.type),
    example: exampleBody(inputArg.type, method === 'PATCH'),
  }) as MediaType;
  const form = uploads[fieldName];
  const content = {
    'application/json': json,
    ...(form ? { 'multipart/form-data': { schema: formSchema(form) } } : {}),
  };
  return { required: isNonNullType(inputArg.type), content };
}

function formSchema({ description, properties, required = [] }: UploadForm): Schema {
  return {
    type: 'object',
    description,
    required: ['file', ...required],
    properties: { ...properties, file: { type: 'string', format: 'binary', description: 'The file.' } },
    additionalProperties: false,
  };
}

function success(route: Route, { host, schemas }: OperationContext): Response {
  const { responseType: type } = route;
  if (route.operation === 'subscription') return { ...STREAM, content: { [EVENT_STREAM]: events(type, schemas) } };
  if (route.download) return FILE;
  const isEmpty = isVoid(type);
  if (host === 'BACKEND' && isEmpty) return { description: 'Success; the response has no body.', headers: REQUEST_ID };
  const isBare = host === 'BACKEND' || !route.envelope;
  const schema = isBare ? schemas.output(type) : envelope(type, schemas);
  return {
    description: isEmpty ? 'Success.' : route.status === 201 ? 'Created.' : 'Success.',
    headers: {
      ...REQUEST_ID,
      ...(route.idempotent ? IDEMPOTENCY_REPLAYED : {}),
      ...(route.versioned ? ENTITY_TAG : {}),
      ...(route.rateLimits ? RATE_LIMITS : {}),
    },
    content: { 'application/json': { schema } },
  };
}

const EVENT_STREAM = 'text/event-stream';
const STREAM: Response = { description: 'A stream of events, until either side ends it.', headers: REQUEST_ID };

const FILE: Response = {
  description: 'The file, as an attachment.',
  headers: {
    ...REQUEST_ID,
    'Content-Disposition': {
      description: 'The name of the file (RFC 6266).',
      schema: { type: 'string' },
    },
    ETag: { description: 'Identifies the content, for `If-None-Match`.', schema: { type: 'string' } },
  },
  content: { '*/*': { schema: { type: 'string', format: 'binary', description: 'The bytes of the file.' } } },
};

/** In JSON Schema an event stream is a string; `contentSchema` describes its `data` lines. */
function events(type: GraphQLOutputType, schemas: Schemas): MediaType {
  return { schema: { type: 'string', description: EVENTS, contentSchema: schemas.output(type) } };
}

const EVENTS =
  'Server-sent events (HTML standard). `data` of each event is one line of JSON, which `contentSchema` describes. `event` is its `type` and `id` its `id`.';

function envelope(type: GraphQLOutputType, schemas: Schemas): Schema {
  const data = isVoid(type)
    ? { type: 'object', description: 'Always `{}`.', maxProperties: 0 }
    : { ...schemas.output(type), description: 'The result of the operation.' };
  const error = envelopeError(schemas);
  return schemas.define(envelopeName(type), () => ({
    type: 'object',
    description: 'The envelope of every response of this host.',
    required: ['status', 'message', 'data', 'session', 'errors'],
    properties: {
      status: { type: 'integer', description: 'The HTTP status of the response.', minimum: 200, maximum: 299 },
      message: { type: 'string', description: 'A message for people; may be empty.', examples: [''] },
      data,
      session: { $ref: '#/components/schemas/Session', description: "The browser's session after this request." },
      errors: { type: 'array', description: 'Empty on success.', items: error, maxItems: 0 },
    },
  }));
}
