import type { ErrorCode } from '../../../platform/errors.ts';
import type { TagGroup } from './tag-groups.ts';

/** A JSON Schema 2020-12 object, as OpenAPI 3.1 uses it. */
export type Schema = { readonly [keyword: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly [property: string]: unknown;
}

export interface MediaType {
  readonly schema: Schema;
  readonly [property: string]: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Schema>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  /** All values that `code` can have in this response. */
  readonly 'x-error-codes'?: readonly ErrorCode[];
}

export type Reference = { readonly $ref: string };

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly deprecated?: boolean;
  readonly 'x-required-scope'?: string;
  /** With which sessions of a user it may be run; see `AllowedSession` in the schema. */
  readonly 'x-allowed-session'?: string;
}

/** A webhook request that receivers get. Their response has no schema. */
export type WebhookOperation = Omit<Operation, 'responses'> & {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: Operation['security'];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** The tags in groups, for a table of contents. */
  readonly 'x-tagGroups': readonly TagGroup[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: WebhookOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, Schema>>;
  };
}

/** Removes the properties that are undefined. */
export function compact<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, property]) => property !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
