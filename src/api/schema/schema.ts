import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  specifiedDirectives,
} from 'graphql';
import type { Context, HostName } from '../../platform/context.ts';
import { resolveTotalCount } from '../../platform/graph/connections.ts';
import { guardEdge, operationField, type RootType } from './access.ts';
import { completeConnections } from './derived-connections.ts';
import { SCHEMA_DESCRIPTIONS } from './descriptions.ts';
import { annotate, edgeOf, hostsOfOperation, onlyHostsOf } from './directives.ts';
import { brokenRules, missingDescriptions, rootTypes } from './rules.ts';
import { scalarResolvers } from './scalars.ts';

export type Slices = Readonly<Record<HostName, GraphQLSchema>>;
export type Resolvers = IResolvers<unknown, Context>;
/** Codegen's resolver types as well: each has parents of its own, which no common function type takes. */
export type ResolverMap = Readonly<Record<string, unknown>>;

/** The root types, which the files of `schema/` extend. */
export const ROOT_TYPES = `
"""What can be read. Lists end in their ids, so that their order is stable."""
type Query

"""What can be changed. Each change is one transaction that also records its event."""
type Mutation

"""What can be watched while it happens. GraphQL serves it as server-sent events at /graphql/stream, REST at paths of its own."""
type Subscription
`;

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema');

/** The whole SDL: the files of `schema/`, in the order of their names wherever they lie, behind the root types. */
export function readTypeDefs(folder: string = SCHEMA_FOLDER): DocumentNode {
  const files = globSync('**/*.graphql', { cwd: folder }).sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  return concatAST(completeConnections([ROOT_TYPES, ...files.map((file) => readFileSync(join(folder, file), 'utf8'))]));
}

/**
 * Cuts the graph into what each host serves, with access and bounds wrapped around operations and edges. It throws with
 * every broken rule of the SDL: a schema that forgot to say who may see something doesn't start.
 */
export function assembleSchemas(typeDefs: string | DocumentNode, resolvers: ResolverMap): Slices {
  const whole = makeExecutableSchema<Context>({
    typeDefs,
    resolvers: [scalarResolvers, resolvers as Resolvers],
  });
  annotate(whole);
  describeInputs(whole);
  describePermissions(whole);
  const problems = brokenRules(whole);
  if (problems.length > 0) throw brokenSchema(problems);

  addTotalCounts(whole);
  const slices = { BACKEND: slice(whole, 'BACKEND'), DEPLOYMENT: slice(whole, 'DEPLOYMENT') };
  const undescribed = new Set([...missingDescriptions(slices.BACKEND), ...missingDescriptions(slices.DEPLOYMENT)]);
  if (undescribed.size > 0) throw brokenSchema([...undescribed]);
  return slices;
}

function brokenSchema(problems: readonly string[]): Error {
  return new Error(`The schema breaks ${problems.length} of its rules:\n- ${problems.join('\n- ')}`);
}

/** An argument `input` without a description of its own takes that of its type, which says what it is. */
function describeInputs(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    for (const field of Object.values(root.getFields())) {
      for (const argument of field.args) {
        if (argument.name === 'input') argument.description ??= getNamedType(argument.type).description;
      }
    }
  }
}

/** An edge of the deployment host says what it requires. */
function describePermissions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const permission = edgeOf(field)?.permission;
      if (permission && field.description) field.description = `${field.description.trim()} Requires ${permission}.`;
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
  const cut = mapSchema(whole, {
    [MapperKind.OBJECT_TYPE]: (type) => (roots.has(type.name) || onlyHostsOf(type)?.includes(host) ? type : null),
    [MapperKind.INTERFACE_TYPE]: (type) => (onlyHostsOf(type)?.includes(host) ? type : null),
    [MapperKind.OBJECT_FIELD]: (config, name, typeName) =>
      roots.has(typeName) ? operation(config, name, typeName) : member(config, name, typeName),
  });
  // Our directives and their enums describe the graph to this program, not to its callers.
  const plain = new GraphQLSchema({
    ...cut.toConfig(),
    description: SCHEMA_DESCRIPTIONS[host],
    directives: [...specifiedDirectives],
  });
  // The envelope of REST answers has a session, whether or not an operation answers one.
  const pruned = pruneSchema(plain, { skipPruning: ({ name }) => name === 'Session' || isReference(name) });
  assertValidSchema(pruned);
  return pruned;
}

/** No field answers an error code: clients read it from `extensions.code`, and its enum from introspection. */
export const isReference = (typeName: string) => typeName === 'ErrorCode';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${typeName}.${name} is not in the schema.`);
  return field;
}
