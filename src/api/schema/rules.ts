import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
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
import { isScope } from '../../platform/access/scopes.ts';
import type { HostName } from '../../platform/context.ts';
import { PAGE_SIZES } from '../execution/cost.ts';
import {
  accessOf,
  type Edge,
  edgeOf,
  hostsOfOperation,
  isOnePerRequest,
  isPart,
  isRestOnly,
  onlyHostsOf,
  restOf,
  shownTypeOf,
  sizeOf,
} from './directives.ts';
import { checkBounds, checkInput, type Report } from './input-rules.ts';

type Field = GraphQLField<unknown, unknown>;

/**
 * Every way in which the SDL breaks the project's rules, one sentence each, all of them at once: an author who adds a
 * resource shouldn't meet them one restart at a time.
 */
export function brokenRules(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  const report: Report = (coordinate, sentence) => problems.push(`${coordinate} ${sentence}`);
  const routes = new Map<string, string>();
  const roots = rootTypes(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) checkInput(type, report);
    if (isInterfaceType(type)) checkInterface(type, report);
    if (!isObjectType(type)) continue;
    const isRoot = roots.includes(type);
    if (!isRoot && !onlyHostsOf(type)) report(type.name, 'says no host: add @only(hosts: [...]).');
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      for (const argument of field.args) checkBounds(argument, `${at}(${argument.name}:)`, report);
      if (isRoot) checkOperation(type, field, routes, report);
      else checkMember(type, field, at, report);
      const hosts = isRoot ? hostsOfOperation(field) : (onlyHostsOf(field) ?? onlyHostsOf(type) ?? []);
      checkShownType(field, at, hosts, schema, report);
    }
  }
  return problems;
}

export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type);
}

/** Methods of a stream: GET for readers that follow the HTML standard, POST for a request with a body. */
const STREAM_METHODS: ReadonlySet<string> = new Set(['GET', 'POST']);

function checkOperation(type: GraphQLObjectType, field: Field, routes: Map<string, string>, report: Report): void {
  const at = `${type.name}.${field.name}`;
  const isWatched = type.name === 'Subscription';
  const hosts = hostsOfOperation(field);
  const rest = restOf(field);
  if (hosts.length === 0) report(at, 'is served nowhere: add @rest(...) or @only(hosts: [...]).');
  if (rest && !hosts.includes(rest.host)) report(at, `has a path on ${rest.host}, which its @only leaves out.`);
  checkAccess(field, at, hosts, report);
  checkGuesses(type, field, at, hosts, report);
  checkSize(field, at, true, report);
  for (const host of hosts) checkVisible(field, at, host, report);
  if (!isWatched) checkNullable(field, at, report);
  if (isRestOnly(field) && !rest) report(at, 'is @restOnly and has no path: add @rest(...).');
  if (isWatched && !(rest && STREAM_METHODS.has(rest.method) && rest.status === 200)) {
    report(at, 'is watched, and REST has no stream of it: add @rest with the method GET or POST and the status 200.');
  }
  if (!rest) return;

  const key = `${rest.host} ${rest.method} ${rest.path.replace(/\{[^}]*\}/g, '{}')}`;
  const other = routes.get(key);
  if (other) report(at, `has the same host, method and path as ${other}.`);
  routes.set(key, at);
  for (const name of rest.pathArguments) {
    const argument = field.args.find((candidate) => candidate.name === name);
    if (!argument) report(at, `has no argument ${name}, which its path ${rest.path} names.`);
    else if (!isNonNullType(argument.type))
      report(`${at}(${name}:)`, 'stands in the path and must not be null: add "!".');
  }
  if (rest.maxAge !== undefined && (rest.method !== 'GET' || accessOf(field)?.caller !== 'PUBLIC' || rest.envelope)) {
    report(at, 'has a maxAge, which only a public GET without the envelope can have: the envelope shows a session.');
  }
  checkRestShape(field, at, report);
  if (isWatched) checkEvent(field, at, report);
}

/** What proves who a caller is, as arguments name it. */
const PROOF = /(?:password|code|token|secret)\d?$/i;

/** Users prove who they are on the deployment host, where a proof can be guessed. */
function checkGuesses(
  type: GraphQLObjectType,
  field: Field,
  at: string,
  hosts: readonly HostName[],
  report: Report,
): void {
  if (type.name !== 'Mutation') {
    if (isOnePerRequest(field)) report(at, 'has @onePerRequest, which only a mutation can have.');
    return;
  }
  const proof = hosts.includes('DEPLOYMENT') ? proofIn(field.args) : undefined;
  if (proof !== undefined && !isOnePerRequest(field)) {
    report(at, `takes ${proof}, which a caller could guess: add @onePerRequest.`);
  }
}

function proofIn(members: readonly (GraphQLArgument | GraphQLInputField)[]): string | undefined {
  for (const { name, type } of members) {
    const named = getNamedType(type);
    const found = isInputObjectType(named) ? proofIn(Object.values(named.getFields())) : PROOF.exec(name) && name;
    if (found) return found;
  }
  return undefined;
}

/** Server-sent events have an id and a name. */
function checkEvent({ type }: Field, at: string, report: Report): void {
  const target = getNamedType(type);
  const fields = isObjectType(target) ? target.getFields() : {};
  for (const name of ['id', 'type']) {
    if (!isNonNullType(fields[name]?.type)) report(at, `is watched, and its events have no ${name}.`);
  }
}

function checkAccess(field: Field, at: string, hosts: readonly HostName[], report: Report): void {
  const access = accessOf(field);
  if (!access) {
    report(at, 'does not say who may call it: add @access(...).');
    return;
  }
  if (access.scope !== null && !isScope(access.scope)) report(at, `needs the unknown scope "${access.scope}".`);
  const backend = hosts.includes('BACKEND');
  const deployment = hosts.includes('DEPLOYMENT');
  if (backend && access.scope === null) report(at, 'is served on BACKEND and names no scope in its @access.');
  if (deployment && access.caller === null) report(at, 'is served on DEPLOYMENT and names no caller in its @access.');
  if (!backend && access.scope !== null) report(at, 'names a scope and is not served on BACKEND.');
  if (!deployment && access.caller !== null) report(at, 'names a caller and is not served on DEPLOYMENT.');
}

function checkMember(type: GraphQLObjectType, field: Field, at: string, report: Report): void {
  const edge = edgeOf(field);
  if (edge && isPart(field)) report(at, 'is an @edge and a @part; it can be one of them.');
  if (field.args.length > 0 && !edge) report(at, 'takes arguments and is no @edge.');
  if (restOf(field) || accessOf(field)) report(at, 'has @rest or @access, which only operations have.');
  if (isCompositeType(getNamedType(field.type)) && !edge && !isPart(field) && !isPaging(type)) {
    report(at, 'leads to an object: add @part or @edge(...).');
  }
  if (edge) checkNullable(field, at, report);
  if (edge && isRestOnly(field)) report(at, 'is an @edge, which REST does not show, and @restOnly.');
  checkSize(field, at, edge !== undefined, report);
  const hosts = onlyHostsOf(field) ?? onlyHostsOf(type) ?? [];
  if (edge) checkEdge(edge, at, hosts, report);
  for (const host of hosts) {
    if (!onlyHostsOf(type)?.includes(host)) report(at, `is shown on ${host}, where ${type.name} is not.`);
    checkVisible(field, at, host, report);
  }
}

/** A field of an interface is guarded in the types that implement the interface; here it only says that they all have it. */
function checkInterface(type: GraphQLInterfaceType, report: Report): void {
  if (!onlyHostsOf(type)) report(type.name, 'says no host: add @only(hosts: [...]).');
  for (const field of Object.values(type.getFields())) {
    const at = `${type.name}.${field.name}`;
    if (isCompositeType(getNamedType(field.type)) || field.args.length > 0) {
      report(at, 'leads to an object or takes arguments, which fields of an interface cannot.');
    }
    if ('gatehouse' in field.extensions) report(at, 'has a directive, which only fields of its types can have.');
  }
}

/** Each host has its own half of an edge. The deployment host's resolvers check what the SDL says. */
function checkEdge({ scope, permission }: Edge, at: string, hosts: readonly HostName[], report: Report): void {
  if (scope !== undefined && !isScope(scope)) report(at, `needs the unknown scope "${scope}".`);
  const backend = hosts.includes('BACKEND');
  const deployment = hosts.includes('DEPLOYMENT');
  if (backend && scope === undefined) report(at, 'is an edge on BACKEND and names no scope.');
  if (deployment && !permission) report(at, 'is an edge on DEPLOYMENT and names no permission.');
  if (!backend && scope !== undefined) report(at, 'names a scope and is not on BACKEND.');
  if (!deployment && permission !== undefined) report(at, 'names a permission and is not on DEPLOYMENT.');
}

/** A type that GraphQL shows instead of REST's record has to be on the same hosts. */
function checkShownType(
  field: Field,
  at: string,
  hosts: readonly HostName[],
  schema: GraphQLSchema,
  report: Report,
): void {
  const name = shownTypeOf(field);
  if (name === undefined) return;
  const type = schema.getType(name);
  const isKnown = isObjectType(type) && hosts.every((host) => onlyHostsOf(type)?.includes(host));
  if (!isKnown) report(at, `is shown as ${name}, which is no object type of its hosts.`);
}

/** What cannot be shown is null with an error of its own, so that the rest of the document survives. */
function checkNullable(field: Field, at: string, report: Report): void {
  if (isNonNullType(field.type)) report(at, 'may fail for itself, and must be nullable: remove the last "!".');
}

function checkSize(field: Field, at: string, isRead: boolean, report: Report): void {
  const size = sizeOf(field);
  const isList = isListType(getNullableType(field.type));
  const isPaged = field.args.some(({ name }) => PAGE_SIZES.has(name));
  if (isList && isRead && !isPaged && size?.items === undefined) {
    report(at, 'answers a list without page size: add @size(items: ...), or an argument `first` or `limit`.');
  }
  if (size?.items !== undefined && (!isList || isPaged))
    report(at, 'has @size(items), which only an unpaged list can have.');
  if (size?.bytes !== undefined && isCompositeType(getNamedType(field.type))) {
    report(at, 'has @size(bytes), which only a scalar can have.');
  }
}

/** The wrapping of a connection: its edges and nodes are what the edge that led here has asked about already. */
export function isPaging(type: GraphQLNamedType): boolean {
  return type.name.endsWith('Connection') || type.name.endsWith('Edge');
}

function checkVisible(field: Field, at: string, host: HostName, report: Report): void {
  const target = getNamedType(field.type);
  if (!isObjectType(target) && !isInterfaceType(target)) return;
  const hosts = onlyHostsOf(target);
  if (hosts && !hosts.includes(host)) report(at, `is shown on ${host} and leads to ${target.name}, which is not.`);
}

/** sofa-api selects the whole return type and passes no arguments, so that a REST type has to be exact and acyclic. */
function checkRestShape(operation: Field, at: string, report: Report): void {
  const visit = (type: GraphQLNamedType, above: readonly string[]): void => {
    if (isAbstractType(type)) report(at, `answers the abstract type ${type.name}, which REST can't show.`);
    if (!isObjectType(type)) return;
    if (above.includes(type.name)) {
      report(at, `answers ${[...above, type.name].join(' → ')}, a circle: make one of its fields an @edge.`);
      return;
    }
    for (const field of Object.values(type.getFields())) {
      if (!edgeOf(field)) visit(getNamedType(field.type), [...above, type.name]);
    }
  };
  visit(getNamedType(operation.type), []);
}

/** Introspection is the documentation, so that nothing in it goes without a description. */
export function missingDescriptions(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const demand = (element: { description?: string | null | undefined }, at: string) => {
    if (!element.description?.trim()) missing.push(`${at} has no description.`);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    demand(type, type.name);
    if (isEnumType(type)) for (const value of type.getValues()) demand(value, `${type.name}.${value.name}`);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        demand(field, `${type.name}.${field.name}`);
        const args = 'args' in field ? field.args : [];
        for (const argument of args) demand(argument, `${type.name}.${field.name}(${argument.name}:)`);
      }
    }
  }
  return missing;
}
