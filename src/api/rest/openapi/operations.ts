import { type GraphQLOutputType, isNonNullType, isRequiredArgument } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Tags } from '../../../platform/feature.ts';
import { envelopeName, isVoid } from '../envelope.ts';
import { toSnake } from '../names.ts';
import type { Route } from '../routes.ts';
import { ID_PATTERN } from './bounds.ts';
import { envelopeError, errorResponses, RATE_LIMITS, REQUEST_ID } from './errors.ts';
import { exampleBody } from './examples.ts';
import type { Schemas } from './schemas.ts';
import { firstSentence, type Rewrite, tagOf } from './text.ts';
import { compact, type MediaType, type Operation, type Parameter, type Response, type Schema } from './types.ts';

/** A second way to send a body: the same command, fed from a form whose part `file` is a file. */
export interface UploadForm {
  /** What the file may be and how large. */
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
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes trying again safe: within 24 hours the same key of the same credential gives the first answer, marked with `Idempotency-Replayed: true`, and does nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

const LAST_EVENT_ID: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'The `id` of the last event that came, to go on from there; readers that follow the standard send it by themselves.',
  schema: { type: 'string', pattern: ID_PATTERN },
};

const IDEMPOTENCY_REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Set where this is the first answer to the `Idempotency-Key` again, and nothing was done.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** One REST call as OpenAPI describes it. */
export function describeOperation(route: Route, context: OperationContext): Operation {
  const { host, rewrite } = context;
  const { access, fieldName, field } = route;
  const text = rewrite(field.description) ?? fieldName;
  const parameters = [
    ...route.pathArgs.map((argument, at) => parameter('path', route.pathNames[at] ?? '', argument, context)),
    ...route.queryArgs.map((argument) => parameter('query', toSnake(argument.name), argument, context)),
    ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(route.operation === 'subscription' ? [LAST_EVENT_ID] : []),
  ];
  return compact({
    operationId: fieldName,
    tags: [tagOf(route.path, context.tags).name],
    summary: firstSentence(text),
    description: [text, accessNote(host, route, text)].filter(Boolean).join('\n\n'),
    deprecated: field.deprecationReason ? true : undefined,
    security: securityOf(host, route),
    'x-required-scope': access.scope ?? undefined,
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: requestBody(route, context),
    responses: { [route.status]: success(route, context), ...errorResponses(host, route) },
  }) as Operation;
}

function accessNote(host: HostName, { access }: Route, text: string): string {
  if (host === 'BACKEND') {
    return access.scope === null || text.includes(access.scope) ? '' : `Needs the scope \`${access.scope}\`.`;
  }
  return access.caller === 'PUBLIC' ? 'Public: no session needed.' : 'Needs a signed-in session.';
}

export function securityOf(host: HostName, { access }: Pick<Route, 'access'>): Operation['security'] {
  if (host === 'BACKEND') return [{ bearer: [] }];
  return access.caller === 'PUBLIC' ? [] : [{ session: [] }, { developmentSession: [] }, { sessionToken: [] }];
}

function parameter(
  place: Parameter['in'],
  name: string,
  argument: Route['queryArgs'][number],
  context: OperationContext,
): Parameter {
  return compact({
    name,
    in: place,
    required: place === 'path' || isRequiredArgument(argument),
    description: context.rewrite(argument.description),
    schema: context.schemas.parameter(argument),
  }) as Parameter;
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
  const { answerType: type } = route;
  if (route.operation === 'subscription') return { ...STREAM, content: { [EVENT_STREAM]: events(type, schemas) } };
  const isEmpty = isVoid(type);
  if (host === 'BACKEND' && isEmpty) return { description: 'Done; the answer has no body.', headers: REQUEST_ID };
  const isBare = host === 'BACKEND' || !route.envelope;
  const schema = isBare ? schemas.output(type) : envelope(type, schemas);
  return {
    description: isEmpty ? 'Done.' : route.status === 201 ? 'Created.' : 'The answer.',
    headers: {
      ...REQUEST_ID,
      ...(route.idempotent ? IDEMPOTENCY_REPLAYED : {}),
      ...(route.rateLimits ? RATE_LIMITS : {}),
    },
    content: { 'application/json': { schema } },
  };
}

const EVENT_STREAM = 'text/event-stream';
const STREAM: Response = { description: 'Events, until either side ends it.', headers: REQUEST_ID };

/** To JSON Schema a stream is text; what its `data` lines hold is the schema of its content. */
function events(type: GraphQLOutputType, schemas: Schemas): MediaType {
  return { schema: { type: 'string', description: EVENTS, contentSchema: schemas.output(type) } };
}

const EVENTS =
  'Server-sent events as the HTML standard has them. `data` of each is one line of JSON, which `contentSchema` describes; `event` is its `type` and `id` its `id`.';

function envelope(type: GraphQLOutputType, schemas: Schemas): Schema {
  const data = isVoid(type)
    ? { type: 'object', description: 'Always `{}`.', maxProperties: 0 }
    : { ...schemas.output(type), description: 'The answer itself.' };
  const error = envelopeError(schemas);
  return schemas.define(envelopeName(type), () => ({
    type: 'object',
    description: 'The envelope of every answer of this host.',
    required: ['status', 'message', 'data', 'session', 'errors'],
    properties: {
      status: { type: 'integer', description: 'The HTTP status of the answer.', minimum: 200, maximum: 299 },
      message: { type: 'string', description: 'A sentence for people; may be empty.', examples: [''] },
      data,
      session: { $ref: '#/components/schemas/Session', description: "The browser's session as this call leaves it." },
      errors: { type: 'array', description: 'Empty on success.', items: error, maxItems: 0 },
    },
  }));
}
