import {
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { AccountScope } from '../../platform/access/account-scopes.ts';
import type { Scope } from '../../platform/access/scopes.ts';
import type { AllowedSession } from '../../platform/access/viewer.ts';
import type { GraphName, HostName } from '../../platform/context.ts';
import type { Format } from '../../platform/graph/formats.ts';

/** `@rest`: the REST route of an operation. */
export interface RestRoute {
  readonly host: HostName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the interface: `/organizations/{organization_id}`. */
  readonly path: string;
  readonly status: number;
  /** Whether the deployment host wraps a successful response in the envelope. */
  readonly envelope: boolean;
  /** The number of seconds for which any cache may store a successful response. */
  readonly maxAge?: number;
  /** The title of the operation, if it is not derived from the name. */
  readonly summary?: string;
  /** Whether it accepts an `Idempotency-Key`, if that differs from the default. */
  readonly idempotent?: boolean;
  /** Whether a successful response has RateLimit headers. */
  readonly rateLimits?: boolean;
  /** The largest size of a request body, if it differs from the general limit. */
  readonly maxBodyBytes?: number;
  /** Whether a successful response is a file instead of JSON. */
  readonly download?: boolean;
  /** Whether AI agents can run it as a tool of `/mcp`. */
  readonly agents: boolean;
  /** The arguments in the path, in its order and in GraphQL names: `organizationId`. */
  readonly pathArguments: readonly string[];
}

/** `@access`: who may execute an operation. `scope` applies to the backend host, the others to the deployment host. */
export interface Access {
  readonly scope: Scope | null;
  /** The resolver checks the scopes of the types that it returns, so every credential may call it. */
  readonly scopeByType?: boolean;
  readonly caller: 'PUBLIC' | 'SIGNED_IN' | null;
  /** Null for queries, and on the backend host. */
  readonly session: AllowedSession | null;
  /** The scope with which an application may run it for a user; null if none may. */
  readonly tokenScope: AccountScope | null;
}

/**
 * `@constraint`: bounds of an argument or input field. On a list, `minItems` and `maxItems` count the list and every
 * other bound applies to each item.
 */
export interface Bounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The error message for `pattern`. */
  readonly asks?: string;
  readonly format?: Format;
  readonly min?: number;
  readonly max?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly notNull?: boolean;
  readonly maxBytes?: number;
  readonly example?: string;
}

/**
 * Whether a mutation accepts an `Idempotency-Key`; see `idempotent` of `@rest`. Not by default: a mutation that checks a secret,
 * which a repeated request would skip, and one of a browser without a session, whose keys could not be told apart.
 */
export function isIdempotent(field: Annotated): boolean {
  const { rest, access, onePerRequest, idempotencyPath } = annotationsOf(field);
  if (idempotencyPath !== undefined) return true;
  if (rest?.method !== 'POST') return false;
  if (rest.idempotent !== undefined) return rest.idempotent;
  if (onePerRequest === true) return false;
  return rest.host === 'BACKEND' || (rest.status === 201 && access?.caller === 'SIGNED_IN');
}

/** `@size`: the size of a field that the cost limit assumes. */
export interface Size {
  /** The number of items of a list without a page size. */
  readonly items?: number;
  /** The size of a value in bytes. */
  readonly bytes?: number;
}

/** `@edge`: what a caller needs to select it. `scope` applies to the backend host, `permission` to the deployment host. */
export interface Edge {
  readonly scope?: Scope;
  /** The text after "Requires" in the description of the edge. */
  readonly permission?: string;
  /** The scope with which an application may select it for a user; unset if none may. */
  readonly tokenScope?: AccountScope;
}

/** The directives of a field, an argument, an input field or a type, stored in `extensions.gatehouse`. */
interface Annotations {
  rest?: RestRoute;
  access?: Access;
  idempotencyPath?: string;
  etag?: true;
  edge?: Edge;
  part?: true;
  restOnly?: true;
  as?: { readonly name?: string; readonly type?: string };
  onePerRequest?: true;
  size?: Size;
  bounds?: Bounds;
  exampleFields?: readonly string[];
}

type AnyField = GraphQLField<unknown, unknown>;
/** A schema element that may have annotations. */
export type Annotated = { readonly extensions: Readonly<Record<string, unknown>> };

const NO_ANNOTATIONS: Annotations = {};

function annotationsOf(element: Annotated): Annotations {
  return (element.extensions.gatehouse as Annotations | undefined) ?? NO_ANNOTATIONS;
}

export const restOf = (field: Annotated): RestRoute | undefined => annotationsOf(field).rest;
/** `@idempotent`: the path whose idempotency keys a mutation without `@rest` shares. */
export const idempotencyPathOf = (field: Annotated): string | undefined => annotationsOf(field).idempotencyPath;
export const accessOf = (field: Annotated): Access | undefined => annotationsOf(field).access;
export const edgeOf = (field: Annotated): Edge | undefined => annotationsOf(field).edge;
export const isPart = (field: Annotated): boolean => annotationsOf(field).part === true;
/** `@etag`: the version of a record, a field that only GraphQL has. */
export const isEtag = (field: Annotated): boolean => annotationsOf(field).etag === true;
/** Whether REST returns a field of an object: not edges and versions. */
export const isInRest = (field: Annotated): boolean => edgeOf(field) === undefined && !isEtag(field);
/** The argument with the version that a mutation expects, `If-Match` in REST. */
export const EXPECTED_VERSION = 'expectedVersion';
export const takesExpectedVersion = ({ args }: Pick<AnyField, 'args'>): boolean =>
  args.some(({ name }) => name === EXPECTED_VERSION);
/** Arguments that set the page size of a list. */
export const PAGE_SIZES: ReadonlySet<string> = new Set(['first', 'last', 'limit', 'perPage']);
/** `@restOnly`: the field exists only in REST. */
export const isRestOnly = (field: Annotated): boolean => annotationsOf(field).restOnly === true;
/** `@as`: the GraphQL name of a type or field; undefined if it is the name in the SDL. */
export const shownNameOf = (element: Annotated): string | undefined => annotationsOf(element).as?.name;
/** `@as`: the SDL name of the type that a field has in GraphQL; undefined if it is the type that REST has. */
export const shownTypeOf = (field: Annotated): string | undefined => annotationsOf(field).as?.type;
/** `@onePerRequest`: a GraphQL request may contain at most one such mutation. */
export const isOnePerRequest = (field: Annotated): boolean => annotationsOf(field).onePerRequest === true;
export const boundsOf = (argument: Annotated): Bounds | undefined => annotationsOf(argument).bounds;
/** `@example`: the fields of the example of an input, or the query parameters of that of an operation. */
export const exampleFieldsOf = (element: Annotated): readonly string[] | undefined =>
  annotationsOf(element).exampleFields;
export const sizeOf = (field: Annotated): Size | undefined => annotationsOf(field).size;
/** The argument of a path parameter: `organizationId` for `organization_id`. Paths shorten knowledge bases. */
export function argumentOfPathParameter(part: string): string {
  if (part === 'kb_id') return 'knowledgeBaseId';
  return part.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The arguments in a path, in its order. The last parameter may be the argument `id`: `user(id:)` has the path
 * `/users/{user_id}`. A parameter `id` may be the argument with the name of what it identifies:
 * `createInvitation(organizationId:)` has the path `/organizations/{id}/invitations`.
 */
function argumentsInPath(path: string, names: ReadonlySet<string>): string[] {
  return pathParametersOf(path).map((part, index, parts) => {
    const name = argumentOfPathParameter(part);
    if (names.has(name)) return name;
    if (part === 'id') return `${/(\w+)s\/\{id\}/.exec(path)?.[1]}Id`;
    const isLast = index === parts.length - 1;
    return isLast && part.endsWith('_id') && names.has('id') ? 'id' : name;
  });
}

export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/** Reads the directives of a host's schema from the syntax tree and stores them in `extensions.gatehouse`, in place. */
export function annotate(schema: GraphQLSchema, graph: GraphName): void {
  const read = reader(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) || isInterfaceType(type)) {
      setAnnotations(type, nameAnnotations(read(type, 'as')));
      for (const field of Object.values(type.getFields())) {
        setAnnotations(field, fieldAnnotations(field, graph, read));
        for (const argument of field.args) setAnnotations(argument, boundsAnnotations(argument, read));
      }
    } else if (isInputObjectType(type)) {
      setAnnotations(type, { ...nameAnnotations(read(type, 'as')), ...exampleAnnotations(read(type, 'example')) });
      for (const field of Object.values(type.getFields())) setAnnotations(field, boundsAnnotations(field, read));
    }
  }
}

type Read = (
  element: AnyField | GraphQLArgument | GraphQLInputField | GraphQLNamedType,
  directive: string,
) => Record<string, unknown> | undefined;

function reader(schema: GraphQLSchema): Read {
  return (element, name) => {
    const directive: GraphQLDirective | null | undefined = schema.getDirective(name);
    if (!directive) return undefined;
    const extensions = 'extensionASTNodes' in element ? element.extensionASTNodes : [];
    for (const node of [element.astNode, ...extensions]) {
      const directives = node?.directives;
      const values = directives ? getDirectiveValues(directive, { directives }) : undefined;
      if (values) return values;
    }
    return undefined;
  };
}

function fieldAnnotations(field: AnyField, graph: GraphName, read: Read): Annotations {
  const annotations: Annotations = {
    ...nameAnnotations(read(field, 'as')),
    ...exampleAnnotations(read(field, 'example')),
  };
  const rest = read(field, 'rest');
  const host = graph === 'CONSOLE' ? null : graph;
  if (rest && host) {
    const pathArguments = argumentsInPath(rest.path as string, new Set(field.args.map(({ name }) => name)));
    annotations.rest = { ...(rest as unknown as Omit<RestRoute, 'host' | 'pathArguments'>), host, pathArguments };
  }
  const idempotent = read(field, 'idempotent');
  if (idempotent) annotations.idempotencyPath = idempotent.path as string;
  const access = read(field, 'access');
  if (access) annotations.access = { scope: null, caller: null, session: null, tokenScope: null, ...access };
  const edge = read(field, 'edge');
  if (edge) annotations.edge = edge;
  if (read(field, 'etag')) annotations.etag = true;
  if (read(field, 'part')) annotations.part = true;
  if (read(field, 'restOnly')) annotations.restOnly = true;
  if (read(field, 'onePerRequest')) annotations.onePerRequest = true;
  const size = read(field, 'size');
  if (size) annotations.size = size;
  return annotations;
}

function nameAnnotations(as: Record<string, unknown> | undefined): Annotations {
  return as ? { as } : {};
}

function exampleAnnotations(example: Record<string, unknown> | undefined): Annotations {
  return example ? { exampleFields: example.fields as string[] } : {};
}

function boundsAnnotations(element: GraphQLArgument | GraphQLInputField, read: Read): Annotations {
  const bounds = read(element, 'constraint');
  return bounds ? { bounds } : {};
}

function setAnnotations(element: { extensions: Readonly<Record<string, unknown>> }, annotations: Annotations): void {
  if (Object.keys(annotations).length > 0) element.extensions = { ...element.extensions, gatehouse: annotations };
}
