import {
  defaultFieldResolver,
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Context, HostName } from '../../platform/context.ts';
import { isInRest } from '../directives/directives.ts';
import { operationOf } from '../schema/access.ts';
import { toGraphArguments, toRestDefault } from './arguments.ts';
import { rememberVersion } from './conditional.ts';
import { createEnvelopes, type SessionOf } from './envelope.ts';
import { toRestEnumValue, toSnake } from './names.ts';
import { collectRoutes, isDeletion, type Route } from './routes.ts';
import { hasTextValues, textEnum } from './text-enum.ts';

type AnyField = GraphQLField<unknown, unknown>;
type Resolver = GraphQLFieldResolver<unknown, Context>;
type FieldConfig = GraphQLFieldConfig<unknown, Context>;

export interface ProjectionOptions {
  readonly host: HostName;
  /** Reads the session for the envelope of the deployment host, after the operation has run. */
  readonly sessionOf?: SessionOf;
}

/** The REST interface of one host: the schema for sofa-api and its routes. */
export interface Projection {
  /** The slice in REST names, without edges, and on the deployment host with the envelope. */
  readonly schema: GraphQLSchema;
  readonly routes: readonly Route[];
  /** The session type in REST names, for responses without an operation; null on the backend host. */
  readonly sessionType: GraphQLObjectType | null;
}

/**
 * Derives a host's REST schema from its slice. Root fields keep their names, which identify operations. Names in paths, query
 * strings and JSON are converted. Rows and resolvers are those of the slice.
 */
export function projectRest(slice: GraphQLSchema, { host, sessionOf }: ProjectionOptions): Projection {
  const routes = collectRoutes(slice, host);
  const { outputType, inputType } = createTypes();
  const sessionType = host === 'DEPLOYMENT' ? sessionTypeOf(slice, outputType) : null;
  const envelopes = sessionType === null ? null : createEnvelopes(sessionType, required(sessionOf));

  const rootType = (operation: Route['operation'], name: string) => {
    const fields = routes
      .filter((route) => route.operation === operation)
      .map((route) => {
        const plain = rootField(route, outputType, inputType);
        return [route.fieldName, envelopes && route.envelope ? envelopes.wrap(plain, route.status) : plain] as const;
      });
    return fields.length === 0
      ? null
      : new GraphQLObjectType({ name, fields: Object.fromEntries(fields), astNode: rootNode(name) });
  };

  const schema = new GraphQLSchema({
    query: rootType('query', 'Query') ?? emptyQuery,
    mutation: rootType('mutation', 'Mutation'),
    subscription: rootType('subscription', 'Subscription'),
  });
  return { schema, routes, sessionType };
}

/**
 * An empty type definition. sofa-api reads descriptions of variables from the definition of a root type. Without one it prints
 * and parses the whole type for each variable. The descriptions are not used.
 */
const rootNode = (name: string): ObjectTypeDefinitionNode => ({
  kind: Kind.OBJECT_TYPE_DEFINITION,
  name: { kind: Kind.NAME, value: name },
  fields: [],
});

/** GraphQL requires a query type, even on a host with only mutations. No route uses this one. */
const emptyQuery = new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLBoolean } } });

function rootField(route: Route, outputType: OutputType, inputType: InputType): FieldConfig {
  const { field } = route;
  const run = isDeletion(field) ? withoutResult(operationOf(field).run) : operationOf(field).run;
  const args = toGraphArguments(field.args);
  const renamed =
    (resolver: Resolver): Resolver =>
    (root, values, context, info) =>
      resolver(root, args(values), context, info);
  const resolveEvent = (field.resolve ?? defaultFieldResolver) as Resolver;
  return {
    ...described(field),
    type: outputType(route.responseType),
    args: Object.fromEntries(
      field.args.map((arg) => [
        toSnake(arg.name),
        { ...described(arg), type: inputType(arg.type), defaultValue: toRestDefault(arg.type, arg.defaultValue) },
      ]),
    ),
    ...(route.operation === 'subscription'
      ? { subscribe: renamed(run), resolve: resolveEvent }
      : { resolve: route.versioned ? rememberVersion(renamed(run)) : renamed(run) }),
  };
}

/** Runs a deletion, whose response has no body. GraphQL returns the id, so its resolver must do so. */
const withoutResult =
  (run: Resolver): Resolver =>
  async (...call) => {
    if ((await run(...call)) == null)
      throw new Error(`${call[3].fieldName} deleted something and did not return its id.`);
    return null;
  };

type OutputType = (type: GraphQLOutputType) => GraphQLOutputType;
type InputType = (type: GraphQLInputType) => GraphQLInputType;

function createTypes(): { outputType: OutputType; inputType: InputType } {
  const objects = new Map<string, GraphQLObjectType>();
  const inputs = new Map<string, GraphQLInputObjectType>();
  const enums = new Map<string, GraphQLEnumType | GraphQLScalarType>();

  const outputType: OutputType = (type) => {
    if (isNonNullType(type)) return new GraphQLNonNull(outputType(type.ofType));
    if (isListType(type)) return new GraphQLList(outputType(type.ofType));
    if (isScalarType(type)) return type;
    if (isEnumType(type)) return enumType(type);
    if (isObjectType(type)) return objectType(type);
    throw new Error(`${type.name}: REST supports object types only, no interfaces and unions.`);
  };

  const inputType: InputType = (type) => {
    if (isNonNullType(type)) return new GraphQLNonNull(inputType(type.ofType));
    if (isListType(type)) return new GraphQLList(inputType(type.ofType));
    if (isEnumType(type)) return enumType(type);
    if (isInputObjectType(type)) return once(inputs, type.name, () => inputObjectType(type));
    return type;
  };

  const enumType = (type: GraphQLEnumType) =>
    once(enums, type.name, () => {
      if (hasTextValues(type)) return textEnum(type);
      const values = type.getValues().map((value) => {
        const config = { ...described(value), value: value.value };
        return [toRestEnumValue(type.name, value), config] as const;
      });
      return new GraphQLEnumType({ ...named(type), values: Object.fromEntries(values) });
    });

  const inputObjectType = (type: GraphQLInputObjectType) =>
    new GraphQLInputObjectType({
      ...named(type),
      fields: () =>
        Object.fromEntries(
          Object.values(type.getFields()).map((field) => {
            const defaultValue = toRestDefault(field.type, field.defaultValue);
            return [toSnake(field.name), { ...described(field), type: inputType(field.type), defaultValue }];
          }),
        ),
    });

  // The schema rules exclude cycles and fields with arguments, which sofa-api cannot select.
  const objectType = (type: GraphQLObjectType) =>
    once(objects, type.name, () => {
      const shown = Object.values(type.getFields()).filter(isInRest);
      const fields = Object.fromEntries(shown.map((field) => [toSnake(field.name), objectField(field)]));
      return new GraphQLObjectType({ ...named(type), fields });
    });

  const objectField = (field: AnyField): FieldConfig => {
    const resolve = fieldResolver(field);
    return { ...described(field), type: outputType(field.type), ...(resolve && { resolve }) };
  };

  return { outputType, inputType };
}

/** Rows have GraphQL names, so a renamed field reads the original name. */
function fieldResolver(field: AnyField): Resolver | null {
  const { name } = field;
  const renamed = toSnake(name) !== name;
  const resolve = field.resolve === defaultFieldResolver ? undefined : (field.resolve as Resolver | undefined);
  if (!renamed) return resolve ?? null;
  if (!resolve) return (row) => (row as Record<string, unknown>)[name];
  return (row, args, context, info) => resolve(row, args, context, { ...info, fieldName: name });
}

function sessionTypeOf(slice: GraphQLSchema, outputType: OutputType): GraphQLObjectType {
  const type = slice.getType('Session');
  if (!isObjectType(type)) throw new Error('The deployment host needs an object type Session for its envelope.');
  return outputType(type) as GraphQLObjectType;
}

function required(sessionOf: SessionOf | undefined): SessionOf {
  if (!sessionOf) throw new Error('The deployment host needs sessionOf for its envelope.');
  return sessionOf;
}

function once<T>(cache: Map<string, T>, name: string, make: () => T): T {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const value = make();
  cache.set(name, value);
  return value;
}

type Described = Pick<AnyField, 'description' | 'deprecationReason' | 'extensions'>;

/** The properties of a field, an argument or a value that are copied unchanged. The extensions contain its bounds. */
function described({ description, deprecationReason, extensions }: Described): Described {
  return { description, deprecationReason, extensions };
}

function named({ name, description }: GraphQLObjectType | GraphQLInputObjectType | GraphQLEnumType) {
  return { name, description };
}
