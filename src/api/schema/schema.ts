import { makeExecutableSchema } from '@graphql-tools/schema';
import { type IResolvers, MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  assertValidSchema,
  concatAST,
  type DocumentNode,
  type GraphQLFieldConfig,
  GraphQLSchema,
  getNamedType,
  isObjectType,
  parse,
  specifiedDirectives,
} from 'graphql';
import type { AllowedSession } from '../../platform/access/viewer.ts';
import type { Context, HostName } from '../../platform/context.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import { resolveTotalCount } from '../../platform/graph/connections.ts';
import { accessOf, annotate, edgeOf, hostsOfOperation, onlyHostsOf } from '../directives/directives.ts';
import { guardEdge, operationField, type RootType } from './access.ts';
import { completeConnections } from './derived-connections.ts';
import { SCHEMA_DESCRIPTIONS } from './descriptions.ts';
import { readSdlFiles } from './host-folders.ts';
import { missingDescriptions, rootTypes, ruleViolations } from './rules.ts';
import { scalarResolvers } from './scalars.ts';

export type Slices = Readonly<Record<HostName, GraphQLSchema>>;
export type Resolvers = IResolvers<unknown, Context>;
/** Accepts the generated resolver types too. Their parents differ, so they have no common function type. */
export type ResolverMap = Readonly<Record<string, unknown>>;

/** The root types. The files of `schema/` extend them. */
export const ROOT_TYPES = `
"""The operations that read data. The order of lists is stable, because ids are the last sort key."""
type Query

"""The operations that change data. Each change is one transaction that also records its event."""
type Mutation

"""The operations that stream events as they happen. GraphQL serves them as server-sent events at /graphql/stream, REST at separate paths."""
type Subscription
`;

/** Reads the whole SDL: the root types, then the files of `schema/`. */
export function readTypeDefs(): DocumentNode {
  const rootTypes = parse(ROOT_TYPES, { noLocation: true });
  return concatAST(completeConnections([rootTypes, ...readSdlFiles().map(({ document }) => document)]));
}

/**
 * Builds the schema of each host, with access and argument checks on operations and edges. Throws an error that lists all
 * violations of the SDL rules, so that the service does not start with a field whose access is not declared.
 */
export function assembleSchemas(typeDefs: string | DocumentNode, resolvers: ResolverMap): Slices {
  const whole = makeExecutableSchema<Context>({
    typeDefs,
    resolvers: [scalarResolvers, resolvers as Resolvers],
  });
  annotate(whole);
  describeInputs(whole);
  describePermissions(whole);
  describeSessions(whole);
  const violations = ruleViolations(whole);
  if (violations.length > 0) throw schemaError(violations);

  addTotalCounts(whole);
  const slices = { BACKEND: slice(whole, 'BACKEND'), DEPLOYMENT: slice(whole, 'DEPLOYMENT') };
  const undescribed = new Set([...missingDescriptions(slices.BACKEND), ...missingDescriptions(slices.DEPLOYMENT)]);
  if (undescribed.size > 0) throw schemaError([...undescribed]);
  return slices;
}

function schemaError(violations: readonly string[]): Error {
  return new Error(`The schema has ${violations.length} rule violations:\n- ${violations.join('\n- ')}`);
}

/** Gives an argument `input` without a description that of its type. */
function describeInputs(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    for (const field of Object.values(root.getFields())) {
      for (const argument of field.args) {
        if (argument.name === 'input') argument.description ??= getNamedType(argument.type).description;
      }
    }
  }
}

/** Appends the required permission to the description of an edge of the deployment host. */
function describePermissions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const permission = edgeOf(field)?.permission;
      if (permission && field.description) field.description = `${field.description.trim()} Requires ${permission}.`;
    }
  }
}

/** What the description of an operation says about the sessions that it allows, unless it names the code itself. */
const SESSION_RULES: Readonly<Partial<Record<AllowedSession, { readonly code: ErrorCode; readonly rule: string }>>> = {
  NOT_IMPERSONATED: { code: 'IMPERSONATED_SESSION', rule: '403 `IMPERSONATED_SESSION` for an impersonation.' },
  OWN_BROWSER: {
    code: 'IMPERSONATED_SESSION',
    rule: 'Requires the session cookie of the user: 403 `INSUFFICIENT_PERMISSIONS` for a session token, 403 `IMPERSONATED_SESSION` for an impersonation.',
  },
  REAUTHENTICATED: {
    code: 'REAUTHENTICATION_REQUIRED',
    rule: 'Requires an authentication in the last ten minutes, otherwise 403 `REAUTHENTICATION_REQUIRED`.',
  },
};

/** Appends the sessions that an operation of the deployment host allows to its description. */
function describeSessions(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    for (const field of Object.values(root.getFields())) {
      const allowed = SESSION_RULES[accessOf(field)?.session ?? 'ANY'];
      const text = field.description?.trim();
      if (!allowed || !text || text.includes(`\`${allowed.code}\``)) continue;
      field.description = `${text}\n\n${allowed.rule}`;
    }
  }
}

function addTotalCounts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith('Connection')) continue;
    const field = type.getFields().totalCount;
    if (field) field.resolve ??= resolveTotalCount;
  }
}

function slice(whole: GraphQLSchema, host: HostName): GraphQLSchema {
  const roots = new Set(rootTypes(whole).map((type) => type.name));
  const operation = (config: FieldConfig, name: string, typeName: string) => {
    const field = fieldOf(whole, typeName, name);
    if (!hostsOfOperation(field).includes(host)) return null;
    return operationField(config, field, host, typeName as RootType);
  };
  const member = (config: FieldConfig, name: string, typeName: string) => {
    const field = fieldOf(whole, typeName, name);
    if (onlyHostsOf(field)?.includes(host) === false) return null;
    const resolve = guardEdge(field, host);
    return resolve ? { ...config, resolve } : config;
  };
  const filtered = mapSchema(whole, {
    [MapperKind.OBJECT_TYPE]: (type) => (roots.has(type.name) || onlyHostsOf(type)?.includes(host) ? type : null),
    [MapperKind.INTERFACE_TYPE]: (type) => (onlyHostsOf(type)?.includes(host) ? type : null),
    [MapperKind.OBJECT_FIELD]: (config, name, typeName) =>
      roots.has(typeName) ? operation(config, name, typeName) : member(config, name, typeName),
  });
  // Our directives and their enums are internal, so they are removed.
  const plain = new GraphQLSchema({
    ...filtered.toConfig(),
    description: SCHEMA_DESCRIPTIONS[host],
    directives: [...specifiedDirectives],
  });
  // The REST envelope contains a session, even if no operation returns one.
  const pruned = pruneSchema(plain, { skipPruning: ({ name }) => name === 'Session' || isReference(name) });
  assertValidSchema(pruned);
  return pruned;
}

/** Types that are kept although no field returns them: clients read `ErrorCode` from introspection for `extensions.code`. */
export const isReference = (typeName: string) => typeName === 'ErrorCode';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${typeName}.${name} is not in the schema.`);
  return field;
}
