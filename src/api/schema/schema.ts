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
import type { Context, GraphName, HostName } from '../../platform/context.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import { resolveTotalCount, resolveTotalCountIsExact } from '../../platform/graph/connections.ts';
import { accessOf, annotate, edgeOf, shownTypeOf } from '../directives/directives.ts';
import { guardEdge, operationField, type RootType } from './access.ts';
import { completeConnections } from './derived-connections.ts';
import { SCHEMA_DESCRIPTIONS } from './descriptions.ts';
import { missingDescriptions, rootTypes, ruleViolations } from './rules.ts';
import { scalarResolvers } from './scalars.ts';
import { readSdlFiles, type SdlFile, type SdlFolder } from './sdl-files.ts';

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

/** The SDL of each host: the root types, then the files of `schema/` in the folder `common` and in that of the host. */
export function readTypeDefs(): Record<HostName, DocumentNode> {
  return { BACKEND: readSdlOf(['common', 'backend']), DEPLOYMENT: readSdlOf(['common', 'deployment']) };
}

/** The SDL of the root types and of the files of `schema/` in some of its folders. */
export const readSdlOf = (folders: readonly SdlFolder[]): DocumentNode =>
  sdlOf(readSdlFiles().filter(({ folder }) => folders.includes(folder)));

/** The SDL of the console: its own, with the scalars, errors and connections of all graphs, and none of their operations. */
export const readConsoleSdl = (): DocumentNode =>
  sdlOf(readSdlFiles().filter(({ path, folder }) => folder === 'console' || CONSOLE_PARTS.has(path)));

const CONSOLE_PARTS: ReadonlySet<string> = new Set(
  ['directives', 'error-code', 'pagination', 'scalars'].map((name) => `platform/common/${name}.graphql`),
);

function sdlOf(own: readonly SdlFile[]): DocumentNode {
  const documents = [parse(ROOT_TYPES, { noLocation: true }), ...own.map(({ document }) => document)];
  return concatAST(completeConnections(documents));
}

/** Builds the schema of the console's graph, which spans deployments. No host serves it: only the pages of the console run it. */
export const assembleConsoleSchema = (resolvers: ResolverMap): GraphQLSchema =>
  assembleSchema('CONSOLE', readConsoleSdl(), resolvers);

/** Builds the schema of each host. Throws an error that lists the violations of the SDL rules on both. */
export function assembleSchemas(
  typeDefs: Readonly<Record<HostName, DocumentNode>>,
  resolvers: Readonly<Record<HostName, ResolverMap>>,
): Slices {
  const violations: string[] = [];
  const build = (host: HostName) => buildSchema(host, typeDefs[host], resolvers[host], violations);
  const slices = { BACKEND: build('BACKEND'), DEPLOYMENT: build('DEPLOYMENT') };
  rejectViolations(violations);
  return slices;
}

/**
 * Builds the schema of one host, with access and argument checks on operations and edges. Throws an error that lists all
 * violations of the SDL rules, so that the service does not start with a field whose access is not declared.
 */
export function assembleSchema(
  host: GraphName,
  typeDefs: string | DocumentNode,
  resolvers: ResolverMap,
): GraphQLSchema {
  const violations: string[] = [];
  const schema = buildSchema(host, typeDefs, resolvers, violations);
  rejectViolations(violations);
  return schema;
}

function rejectViolations(violations: readonly string[]): void {
  const different = [...new Set(violations)];
  if (different.length === 0) return;
  throw new Error(`The schema has ${different.length} rule violations:\n- ${different.join('\n- ')}`);
}

function buildSchema(
  host: GraphName,
  typeDefs: string | DocumentNode,
  resolvers: ResolverMap,
  violations: string[],
): GraphQLSchema {
  const whole = makeExecutableSchema<Context>({
    typeDefs,
    resolvers: [scalarResolvers, resolvers as Resolvers],
  });
  annotate(whole, host);
  describeInputs(whole);
  describePermissions(whole);
  describeSessions(whole);
  const broken = ruleViolations(whole, host);
  violations.push(...broken);
  if (broken.length > 0) return whole;

  addTotalCounts(whole);
  const guarded = withChecks(whole, host);
  violations.push(...missingDescriptions(guarded));
  return guarded;
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
      const { permission, tokenScope } = edgeOf(field) ?? {};
      if (!permission || !field.description) continue;
      const ofApplications = tokenScope ? `, and of an application the scope \`${tokenScope}\`` : '';
      field.description = `${field.description.trim()} Requires ${permission}${ofApplications}.`;
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

/** Appends the sessions that an operation of the deployment host allows, and the scope of applications, to its description. */
function describeSessions(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    for (const field of Object.values(root.getFields())) {
      const { session, tokenScope } = accessOf(field) ?? {};
      const allowed = SESSION_RULES[session ?? 'ANY'];
      const text = field.description?.trim();
      if (!text) continue;
      const rules = [
        ...(allowed && !text.includes(`\`${allowed.code}\``) ? [allowed.rule] : []),
        ...(tokenScope ? [`An application can run it for a user with the scope \`${tokenScope}\`.`] : []),
      ];
      if (rules.length > 0) field.description = `${text}\n\n${rules.join(' ')}`;
    }
  }
}

function addTotalCounts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith('Connection')) continue;
    const { totalCount, totalCountIsExact } = type.getFields();
    if (totalCount) totalCount.resolve ??= resolveTotalCount;
    if (totalCountIsExact) totalCountIsExact.resolve ??= resolveTotalCountIsExact;
  }
}

/** Adds the checks to operations and edges, and removes our directives and the types that the host does not use. */
function withChecks(whole: GraphQLSchema, host: GraphName): GraphQLSchema {
  const roots = new Set(rootTypes(whole).map((type) => type.name));
  const guarded = mapSchema(whole, {
    [MapperKind.OBJECT_FIELD]: (config: FieldConfig, name, typeName) => {
      const field = fieldOf(whole, typeName, name);
      if (roots.has(typeName)) return operationField(config, field, host, typeName as RootType);
      const resolve = guardEdge(field, host);
      return resolve ? { ...config, resolve } : config;
    },
  });
  // Our directives and their enums are internal, so they are removed.
  const plain = new GraphQLSchema({
    ...guarded.toConfig(),
    description: SCHEMA_DESCRIPTIONS[host],
    directives: [...specifiedDirectives],
  });
  const shown = shownTypes(plain);
  // The REST envelope contains a session, even if no operation returns one.
  const pruned = pruneSchema(plain, {
    skipPruning: ({ name }) => name === 'Session' || shown.has(name) || isReference(name),
  });
  assertValidSchema(pruned);
  return pruned;
}

/** The types that only GraphQL has, by `@as` of the fields that return them. */
function shownTypes(schema: GraphQLSchema): ReadonlySet<string | undefined> {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  return new Set(objects.flatMap((type) => Object.values(type.getFields()).map(shownTypeOf)));
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
