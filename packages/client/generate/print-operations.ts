import { type JsonSchema, nameOf, printComment, printFields, printKey, printType } from './print-schema.ts';

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema & { readonly contentSchema?: JsonSchema } }>>;

/** What the client has to know of an operation when it runs. */
export interface OperationLine {
  readonly name: string;
  /** Such as `POST /users jk`: the method, the path, and flags that `src/operation.ts` explains. */
  readonly line: string;
  /** The method of the client's interface. */
  readonly method: string;
}

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/** The methods of a host's client: one for each operation, and one more for the stream of an operation that has both. */
export function printOperations(document: OpenApiDocument, isEnvelope: boolean): OperationLine[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      printOperation(document, { path, method: method.toUpperCase(), operation, isEnvelope }),
    ),
  );
}

interface Found {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
  readonly isEnvelope: boolean;
}

function printOperation(document: OpenApiDocument, found: Found): OperationLine[] {
  const { path, method, operation, isEnvelope } = found;
  const { operationId: name, description, responses } = operation;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const contents = successes.flatMap(([, { content = {} }]) => Object.entries(content));
  const stream = contents.find(([type]) => type === STREAM_TYPE)?.[1].schema.contentSchema;
  const json = contents.find(([type]) => type === JSON_TYPE)?.[1].schema;
  const isBinary = contents.some(([type]) => type === '*/*');
  const argument = printArgument(document, operation);
  const comment = printComment(description);
  const own = `${argument === '' ? 'n' : ''}${bodyFlags(operation)}`;
  const print = (as: string, type: string, flags: string): OperationLine => ({
    name: as,
    line: `${method} ${path} ${own}${flags}`.trimEnd(),
    method: `${comment}${as}(${argument}options?: CallOptions): ${type};`,
  });
  const lines: OperationLine[] = [];
  const key = operation.parameters?.some(({ name: header }) => header === 'Idempotency-Key') ? 'k' : '';
  if (isBinary) lines.push(print(name, 'Promise<Blob>', 'b'));
  else if (json !== undefined) lines.push(printJson(document, json, { name, key, isEnvelope, print }));
  else if (stream === undefined) lines.push(print(name, 'Promise<void>', key));
  if (stream !== undefined) {
    const as = lines.length === 0 ? name : `${name}Stream`;
    lines.push(print(as, `EventStream<${printType(stream, 'response')}>`, `s${key}`));
  }
  return lines;
}

interface JsonResult {
  readonly name: string;
  readonly key: string;
  readonly isEnvelope: boolean;
  readonly print: (as: string, type: string, flags: string) => OperationLine;
}

/** The result of the deployment host is the `data` of its envelope. */
function printJson(document: OpenApiDocument, schema: JsonSchema, { name, key, isEnvelope, print }: JsonResult) {
  const envelope = isEnvelope && schema.$ref !== undefined && isEnvelopeOf(resolve(document, schema));
  if (!envelope) return print(name, `Promise<${printType(schema, 'response')}>`, key);
  const { data = {} } = resolve(document, schema).properties ?? {};
  return print(name, `Promise<${printType(data, 'response')}>`, `e${key}`);
}

const isEnvelopeOf = ({ properties = {} }: JsonSchema) =>
  ['status', 'data', 'session'].every((each) => each in properties);

function resolve({ components }: OpenApiDocument, schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : (components.schemas[nameOf(schema.$ref)] ?? {});
}

/** A body that may be a form with a file has `u` beside `j`, and one that repeats a parameter of the path has `p`. */
function bodyFlags({ operationId, requestBody }: OpenApiOperation): string {
  if (requestBody === undefined) return '';
  if (SAME_IN_PATH.has(operationId)) return 'jp';
  return requestBody.content['multipart/form-data'] === undefined ? 'j' : 'ju';
}

/** All parameters of an operation are the fields of one object: those of its path, its query and its body. */
function printArgument(
  document: OpenApiDocument,
  { operationId, parameters = [], requestBody }: OpenApiOperation,
): string {
  const named = parameters.filter((each) => each.in === 'path' || each.in === 'query');
  const content = requestBody?.content ?? {};
  const body = content[JSON_TYPE]?.schema;
  const form = content['multipart/form-data']?.schema;
  const fields = printFields(
    {
      properties: Object.fromEntries(
        named.map(({ name, schema, description = '' }) => [name, { ...schema, description }]),
      ),
      required: named.filter(({ required }) => required === true).map(({ name }) => name),
    },
    'request',
  );
  const bodyFields = body === undefined ? {} : (resolve(document, body).properties ?? {});
  for (const { name } of named) if (name in bodyFields && !SAME_IN_PATH.has(operationId)) collides(operationId, name);
  const parts = [
    ...(named.length > 0 ? [fields] : []),
    ...(body === undefined ? [] : [form === undefined ? printType(body, 'request') : bodyOrForm(document, body, form)]),
  ];
  if (parts.length === 0) return '';
  const isOptional =
    named.every(({ required }) => required !== true) &&
    (body === undefined || (resolve(document, body).required ?? []).length === 0);
  return `parameters${isOptional ? '?' : ''}: ${parts.join(' & ')}, `;
}

/** Operations whose path and body name the same thing. The client sends the value in both. */
const SAME_IN_PATH: ReadonlySet<string> = new Set(['triggerWebhookEventBatch']);

function collides(operationId: string, name: string): never {
  throw new Error(`${operationId} has ${name} in its path and in its body, so that one object cannot have both.`);
}

function bodyOrForm(document: OpenApiDocument, body: JsonSchema, form: JsonSchema): string {
  const { properties = {}, required = [] } = resolve(document, form);
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = isFile(field) ? 'Blob' : printType(field, 'request');
    const isOptional = !required.includes(name);
    return `${printComment(field.description)}readonly ${printKey(name)}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};`;
  });
  return `(${printType(body, 'request')} | {\n${fields.join('\n')}\n})`;
}

const isFile = ({ format }: JsonSchema) => format === 'binary';
