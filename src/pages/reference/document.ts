/** The parts of an OpenAPI 3.1 document that the API reference shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: ApiOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
  };
}

export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, ApiContent>> };
  readonly responses: Readonly<Record<string, ApiResponse | { readonly $ref: string }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly deprecated?: boolean;
  readonly 'x-required-scope'?: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: ApiSchema;
  /** The value in the example request. */
  readonly example?: unknown;
}

export interface ApiContent {
  readonly schema: ApiSchema;
  readonly example?: unknown;
}

export interface ApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, ApiContent>>;
  readonly 'x-error-codes'?: readonly string[];
}

/** A JSON Schema. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** An operation with its place in the document. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

const SCHEMAS = '#/components/schemas/';
const RESPONSES = '#/components/responses/';

/** The name of the component that a schema refers to, or null. A nullable reference refers to it too. */
export function referenceOf(schema: ApiSchema): string | null {
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return $ref.slice(SCHEMAS.length);
  if (!Array.isArray(anyOf)) return null;
  const [first, ...rest] = anyOf as ApiSchema[];
  return first && rest.every(({ type }) => type === 'null') ? referenceOf(first) : null;
}

/** The schema itself, or the component that it refers to. */
export function resolve(document: ApiDocument, schema: ApiSchema): ApiSchema {
  const name = referenceOf(schema);
  return name === null ? schema : (document.components.schemas[name] ?? {});
}

export function responseOf(document: ApiDocument, response: ApiOperation['responses'][string]): ApiResponse {
  if (!('$ref' in response)) return response;
  return document.components.responses[response.$ref.slice(RESPONSES.length)] ?? { description: '' };
}

/** Whether null is allowed. */
export function isNullable({ type, anyOf }: ApiSchema): boolean {
  if (Array.isArray(type)) return type.includes('null');
  return Array.isArray(anyOf) && anyOf.some((one: ApiSchema) => one['type'] === 'null');
}

export const propertiesOf = (schema: ApiSchema) =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, ApiSchema>>);

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `Webhook apps` becomes `webhook-apps`, the path of its page. */
export const slugOf = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
