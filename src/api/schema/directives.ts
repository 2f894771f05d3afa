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
import type { Scope } from '../../platform/access/scopes.ts';
import type { HostName } from '../../platform/context.ts';
import type { Format } from '../../platform/graph/formats.ts';

/** `@rest`: the path that serves an operation besides GraphQL. */
export interface RestRoute {
  readonly host: HostName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the interface: `/organizations/{organization_id}`. */
  readonly path: string;
  readonly status: number;
  /** Whether the deployment host puts a success into the envelope. */
  readonly envelope: boolean;
  /** Seconds that anybody may cache a success for. */
  readonly maxAge?: number;
  /** Whether it takes an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Whether a success has the RateLimit headers of what it checked. */
  readonly rateLimits?: boolean;
  /** The arguments that stand in the path, in its order and GraphQL's spelling: `organizationId`. */
  readonly pathArguments: readonly string[];
}

/** `@access`: who may call an operation; each host reads its own half. */
export interface Access {
  readonly scope: Scope | null;
  readonly caller: 'PUBLIC' | 'SIGNED_IN' | null;
}

/**
 * `@constraint`: bounds of an argument or input field. On a list, `minItems` and `maxItems` count the list and every
 * other bound holds for each of its items.
 */
export interface Bounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
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

/** `@size`: what the cost limit assumes of a field. */
export interface Size {
  /** Items of a list that takes no page size. */
  readonly items?: number;
  /** Bytes of a value. */
  readonly bytes?: number;
}

/** `@edge`: what a caller needs to follow it; each host reads its own half. */
export interface Edge {
  readonly scope?: Scope;
  /** In words that follow "Requires". */
  readonly permission?: string;
}

/** What our directives say of a field, an argument, an input field or a type; kept in `extensions.gatehouse`. */
interface Marks {
  rest?: RestRoute;
  access?: Access;
  edge?: Edge;
  part?: true;
  restOnly?: true;
  as?: { readonly name?: string; readonly type?: string };
  onePerRequest?: true;
  size?: Size;
  hosts?: readonly HostName[];
  bounds?: Bounds;
}

type AnyField = GraphQLField<unknown, unknown>;
/** An element of a schema, with what our directives said of it. */
export type Marked = { readonly extensions: Readonly<Record<string, unknown>> };

const NO_MARKS: Marks = {};

function marksOf(element: Marked): Marks {
  return (element.extensions.gatehouse as Marks | undefined) ?? NO_MARKS;
}

export const restOf = (field: Marked): RestRoute | undefined => marksOf(field).rest;
export const accessOf = (field: Marked): Access | undefined => marksOf(field).access;
export const edgeOf = (field: Marked): Edge | undefined => marksOf(field).edge;
export const isPart = (field: Marked): boolean => marksOf(field).part === true;
/** `@restOnly`: REST shows it and GraphQL does not. */
export const isRestOnly = (field: Marked): boolean => marksOf(field).restOnly === true;
/** `@as`: the name that GraphQL shows of a type or field; undefined where that is its own. */
export const shownNameOf = (element: Marked): string | undefined => marksOf(element).as?.name;
/** `@as`: the type that GraphQL shows of a field instead of REST's record, by its name in the SDL; undefined for the same. */
export const shownTypeOf = (field: Marked): string | undefined => marksOf(field).as?.type;
/** `@onePerRequest`: a GraphQL request holds at most one such mutation. */
export const isOnePerRequest = (field: Marked): boolean => marksOf(field).onePerRequest === true;
export const boundsOf = (argument: Marked): Bounds | undefined => marksOf(argument).bounds;
export const sizeOf = (field: Marked): Size | undefined => marksOf(field).size;
/** `@only` of a type or field, as written; undefined where there is none. */
export const onlyHostsOf = (element: Marked): readonly HostName[] | undefined => marksOf(element).hosts;

/** The hosts that serve an operation: its `@only`, else the host of its `@rest`. */
export function hostsOfOperation(field: Marked): readonly HostName[] {
  const { hosts, rest } = marksOf(field);
  return hosts ?? (rest ? [rest.host] : []);
}

/** `organization_id` in a path is the argument `organizationId`. */
export function argumentOfPathPart(part: string): string {
  return part.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The arguments that stand in a path, in its order. The last part may be the argument `id`: `user(id:)` has the path
 * `/users/{user_id}`.
 */
function argumentsInPath(path: string, names: ReadonlySet<string>): string[] {
  return pathPartsOf(path).map((part, index, parts) => {
    const name = argumentOfPathPart(part);
    const isLast = index === parts.length - 1;
    return isLast && !names.has(name) && part.endsWith('_id') && names.has('id') ? 'id' : name;
  });
}

export function pathPartsOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/** Reads our directives off the syntax tree once and leaves them in `extensions.gatehouse`, in place. */
export function annotate(schema: GraphQLSchema): void {
  const read = reader(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) || isInterfaceType(type)) {
      mark(type, { ...onlyMarks(read(type, 'only')), ...nameMarks(read(type, 'as')) });
      for (const field of Object.values(type.getFields())) {
        mark(field, fieldMarks(field, read));
        for (const argument of field.args) mark(argument, boundsMarks(argument, read));
      }
    } else if (isInputObjectType(type)) {
      mark(type, nameMarks(read(type, 'as')));
      for (const field of Object.values(type.getFields())) mark(field, boundsMarks(field, read));
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

function fieldMarks(field: AnyField, read: Read): Marks {
  const marks: Marks = { ...onlyMarks(read(field, 'only')), ...nameMarks(read(field, 'as')) };
  const rest = read(field, 'rest');
  if (rest) {
    const pathArguments = argumentsInPath(rest.path as string, new Set(field.args.map(({ name }) => name)));
    marks.rest = { ...(rest as unknown as Omit<RestRoute, 'pathArguments'>), pathArguments };
  }
  const access = read(field, 'access');
  if (access) marks.access = { scope: null, caller: null, ...access };
  const edge = read(field, 'edge');
  if (edge) marks.edge = edge;
  if (read(field, 'part')) marks.part = true;
  if (read(field, 'restOnly')) marks.restOnly = true;
  if (read(field, 'onePerRequest')) marks.onePerRequest = true;
  const size = read(field, 'size');
  if (size) marks.size = size;
  return marks;
}

function onlyMarks(only: Record<string, unknown> | undefined): Marks {
  return only ? { hosts: only.hosts as HostName[] } : {};
}

function nameMarks(as: Record<string, unknown> | undefined): Marks {
  return as ? { as } : {};
}

function boundsMarks(element: GraphQLArgument | GraphQLInputField, read: Read): Marks {
  const bounds = read(element, 'constraint');
  return bounds ? { bounds } : {};
}

function mark(element: { extensions: Readonly<Record<string, unknown>> }, marks: Marks): void {
  if (Object.keys(marks).length > 0) element.extensions = { ...element.extensions, gatehouse: marks };
}
