import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphName } from '../../platform/context.ts';
import {
  accessOf,
  edgeOf,
  isOnePerRequest,
  isPart,
  isRestOnly,
  PAGE_SIZES,
  restOf,
  shownTypeOf,
  sizeOf,
} from '../directives/directives.ts';
import { checkAccess, checkEdge } from './access-rules.ts';
import { checkBounds, checkInput, type Report } from './input-rules.ts';

type Field = GraphQLField<unknown, unknown>;

/**
 * All violations of the project's SDL rules in the schema of a host, one sentence each. They are reported together, so that an author does not have to
 * restart once for each violation.
 */
export function ruleViolations(schema: GraphQLSchema, host: GraphName): string[] {
  const violations: string[] = [];
  const report: Report = (coordinate, sentence) => violations.push(`${coordinate} ${sentence}`);
  const routes = new Map<string, string>();
  const roots = rootTypes(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) checkInput(type, report);
    if (isInterfaceType(type)) checkInterface(type, report);
    if (!isObjectType(type)) continue;
    const isRoot = roots.includes(type);
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      for (const argument of field.args) checkBounds(argument, `${at}(${argument.name}:)`, report);
      if (isRoot) checkOperation(type, field, host, routes, report);
      else checkField(type, field, at, host, report);
      checkShownType(field, at, schema, report);
    }
  }
  return violations;
}

export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type);
}

/** The methods of an event stream: GET for clients that follow the HTML standard, POST for a request with a body. */
const STREAM_METHODS: ReadonlySet<string> = new Set(['GET', 'POST']);

function checkOperation(
  type: GraphQLObjectType,
  field: Field,
  host: GraphName,
  routes: Map<string, string>,
  report: Report,
): void {
  const at = `${type.name}.${field.name}`;
  const isSubscription = type.name === 'Subscription';
  const rest = restOf(field);
  checkAccess(type, field, at, host, report);
  checkOnePerRequest(type, field, at, host, report);
  checkSize(field, at, true, report);
  if (!isSubscription) checkNullable(field, at, report);
  if (isRestOnly(field) && !rest) report(at, 'is @restOnly and has no path: add @rest(...).');
  if (isSubscription && !(rest && STREAM_METHODS.has(rest.method) && rest.status === 200)) {
    report(at, 'is a subscription without a REST stream: add @rest with the method GET or POST and the status 200.');
  }
  if (!rest) return;

  // A stream may share the path of a mutation: the header Accept selects one of them.
  const kind = isSubscription && rest.method === 'POST' ? 'stream' : 'response';
  const key = `${rest.method} ${rest.path.replace(/\{[^}]*\}/g, '{}')} ${kind}`;
  const other = routes.get(key);
  if (other) report(at, `has the same method and path as ${other}.`);
  routes.set(key, at);
  for (const name of rest.pathArguments) {
    const argument = field.args.find((candidate) => candidate.name === name);
    if (!argument) report(at, `has no argument ${name}, which its path ${rest.path} names.`);
    else if (!isNonNullType(argument.type)) report(`${at}(${name}:)`, 'is in the path and must not be null: add "!".');
  }
  if (rest.maxAge !== undefined && (rest.method !== 'GET' || accessOf(field)?.caller !== 'PUBLIC' || rest.envelope)) {
    report(
      at,
      'has a maxAge, which only a public GET without the envelope can have, because the envelope contains a session.',
    );
  }
  const isFile = getNamedType(field.type).name === 'File';
  if (isFile !== (rest.download === true))
    report(at, 'needs both the type File and download: true in @rest, or neither.');
  const isOnDeployment = rest.host !== 'BACKEND' && rest.maxAge === undefined;
  if (rest.download === true && (rest.method !== 'GET' || isOnDeployment || !isRestOnly(field))) {
    report(at, 'is a download, which only a @restOnly GET on BACKEND, or a public one with a maxAge, can be.');
  }
  checkRestShape(field, at, report);
  if (isSubscription) checkEvent(field, at, report);
}

/** Argument names of secrets that authenticate a caller. */
const SECRET_ARGUMENT = /(?:password|code|token|secret)\d?$/i;

/** On the deployment host, a mutation with a secret that could be guessed must have `@onePerRequest`. */
function checkOnePerRequest(type: GraphQLObjectType, field: Field, at: string, host: GraphName, report: Report): void {
  if (type.name !== 'Mutation') {
    if (isOnePerRequest(field)) report(at, 'has @onePerRequest, which only a mutation can have.');
    return;
  }
  const secret = host === 'DEPLOYMENT' ? secretArgumentIn(field.args) : undefined;
  if (secret !== undefined && !isOnePerRequest(field)) {
    report(at, `has the argument ${secret}, which a caller could guess: add @onePerRequest.`);
  }
}

function secretArgumentIn(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string | undefined {
  for (const { name, type } of inputs) {
    const named = getNamedType(type);
    const found = isInputObjectType(named)
      ? secretArgumentIn(Object.values(named.getFields()))
      : SECRET_ARGUMENT.exec(name) && name;
    if (found) return found;
  }
  return undefined;
}

/** Server-sent events require an id and a name. */
function checkEvent({ type }: Field, at: string, report: Report): void {
  const target = getNamedType(type);
  const fields = isObjectType(target) ? target.getFields() : {};
  for (const name of ['id', 'type']) {
    if (!isNonNullType(fields[name]?.type)) report(at, `is a subscription whose events have no ${name}.`);
  }
}

function checkField(type: GraphQLObjectType, field: Field, at: string, host: GraphName, report: Report): void {
  const edge = edgeOf(field);
  if (edge && isPart(field)) report(at, 'is an @edge and a @part; it can be one of them.');
  if (field.args.length > 0 && !edge) report(at, 'has arguments and is not an @edge.');
  if (restOf(field) || accessOf(field)) report(at, 'has @rest or @access, which only operations have.');
  if (isCompositeType(getNamedType(field.type)) && !edge && !isPart(field) && !isPaging(type)) {
    report(at, 'returns an object: add @part or @edge(...).');
  }
  if (edge) checkNullable(field, at, report);
  if (edge && isRestOnly(field)) report(at, 'is an @edge, which REST does not show, and @restOnly.');
  checkSize(field, at, edge !== undefined, report);
  if (edge) checkEdge(edge, at, host, report);
}

/** The types that implement an interface check access to its fields, so the interface itself has no directives. */
function checkInterface(type: GraphQLInterfaceType, report: Report): void {
  for (const field of Object.values(type.getFields())) {
    const at = `${type.name}.${field.name}`;
    if (isCompositeType(getNamedType(field.type)) || field.args.length > 0) {
      report(at, 'returns an object or has arguments, which a field of an interface cannot.');
    }
    if ('gatehouse' in field.extensions) report(at, 'has a directive, which only fields of its types can have.');
  }
}

/** The host must have the type that a field has in GraphQL. */
function checkShownType(field: Field, at: string, schema: GraphQLSchema, report: Report): void {
  const name = shownTypeOf(field);
  if (name === undefined) return;
  const shown = schema.getType(name);
  if (isObjectType(shown)) return;
  if (!isEnumType(shown)) report(at, `is shown as ${name}, which is not an object type or an enum of its host.`);
  else if (getNullableType(field.type) !== GraphQLString) report(at, `is shown as the enum ${name}, but is not text.`);
}

/** A field that fails becomes null with its own error, so that the other fields are still returned. */
function checkNullable(field: Field, at: string, report: Report): void {
  if (isNonNullType(field.type)) report(at, 'may fail separately and must be nullable: remove the last "!".');
}

function checkSize(field: Field, at: string, isRead: boolean, report: Report): void {
  const size = sizeOf(field);
  const isList = isListType(getNullableType(field.type));
  const isPaged = field.args.some(({ name }) => PAGE_SIZES.has(name));
  if (isList && isRead && !isPaged && size?.items === undefined) {
    report(at, 'returns a list without page size: add @size(items: ...), or an argument `first` or `limit`.');
  }
  if (size?.items !== undefined && (!isList || isPaged))
    report(at, 'has @size(items), which only an unpaged list can have.');
  if (size?.bytes !== undefined && isCompositeType(getNamedType(field.type))) {
    report(at, 'has @size(bytes), which only a scalar can have.');
  }
}

/** Whether a type is part of a connection. The edge that returns the connection has already checked access. */
export function isPaging(type: GraphQLNamedType): boolean {
  return type.name.endsWith('Connection') || type.name.endsWith('Edge');
}

/** sofa-api selects the whole return type without arguments, so a REST type must be concrete and acyclic. */
function checkRestShape(operation: Field, at: string, report: Report): void {
  const visit = (type: GraphQLNamedType, above: readonly string[]): void => {
    if (isAbstractType(type)) report(at, `returns the abstract type ${type.name}, which REST does not support.`);
    if (!isObjectType(type)) return;
    if (above.includes(type.name)) {
      report(at, `returns ${[...above, type.name].join(' → ')}, a cycle: make one of its fields an @edge.`);
      return;
    }
    for (const field of Object.values(type.getFields())) {
      if (!edgeOf(field)) visit(getNamedType(field.type), [...above, type.name]);
    }
  };
  visit(getNamedType(operation.type), []);
}

/** The schema elements without a description. Introspection is the public reference, so each element requires one. */
export function missingDescriptions(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const requireDescription = (element: { description?: string | null | undefined }, at: string) => {
    if (!element.description?.trim()) missing.push(`${at} has no description.`);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    requireDescription(type, type.name);
    if (isEnumType(type)) for (const value of type.getValues()) requireDescription(value, `${type.name}.${value.name}`);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        requireDescription(field, `${type.name}.${field.name}`);
        const args = 'args' in field ? field.args : [];
        for (const argument of args) requireDescription(argument, `${type.name}.${field.name}(${argument.name}:)`);
      }
    }
  }
  return missing;
}
