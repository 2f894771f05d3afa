import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import { boundsOf, isInRest } from '../../directives/directives.ts';
import { toRestEnumValue, toSnake } from '../names.ts';
import { collectRoutes } from '../routes.ts';
import { ID_PATTERN, withBounds } from './bounds.ts';
import { componentNamesOf } from './component-names.ts';
import { exampleByName, exampleOfInput, exampleOnCreation } from './examples.ts';
import type { Rewrite } from './text.ts';
import { compact, type Schema } from './types.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** Converts GraphQL types to JSON Schemas in REST names. Each named type becomes one component. */
export interface Schemas {
  /** The schema of a response. */
  output(type: GraphQLOutputType): Schema;
  /** The schema of a path or query parameter. It is never null, because a parameter can be omitted instead. */
  parameter(argument: GraphQLArgument): Schema;
  /** The schema of a request body. */
  body(type: GraphQLInputType): Schema;
  /** Registers a component that is not a GraphQL type. */
  define(name: string, make: () => Schema): Schema;
  readonly components: Readonly<Record<string, Schema>>;
}

const SCALARS: Readonly<Record<string, Schema>> = {
  ID: { type: 'string', pattern: ID_PATTERN },
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  BigInt: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSONObject: { type: 'object', additionalProperties: true },
  PermissionExpression: {
    anyOf: [
      { type: 'string', maxLength: 2000 },
      { type: 'array', items: { type: 'string', maxLength: 128 }, maxItems: 100 },
    ],
  },
};

export function createSchemas(slice: GraphQLSchema, host: HostName, rewrite: Rewrite): Schemas {
  const nameOf = componentNamesOf(host, collectRoutes(slice));
  const components: Record<string, Schema> = {};

  const define = (typeName: string, make: () => Schema): Schema => {
    const name = nameOf(typeName);
    if (!components[name]) {
      components[name] = {};
      components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const output = (type: GraphQLOutputType): Schema => {
    if (isNonNullType(type)) return bareOutput(type.ofType);
    return nullable(bareOutput(type));
  };

  const bareOutput = (type: GraphQLOutputType): Schema => {
    if (isListType(type)) return { type: 'array', items: output(type.ofType) };
    if (isScalarType(type)) return scalar(type);
    if (isEnumType(type)) return define(type.name, () => enumSchema(type));
    if (isObjectType(type)) return define(type.name, () => objectSchema(type));
    throw new Error(`${type}: REST supports object types only, no interfaces and unions.`);
  };

  const objectSchema = (type: GraphQLObjectType): Schema => {
    const fields = Object.values(type.getFields()).filter(isInRest);
    const properties = fields.map((field) => {
      const schema = {
        ...output(field.type),
        ...described(field.description),
        ...(field.deprecationReason ? { deprecated: true } : {}),
        ...samples(exampleOnCreation(slice, host, type.name, field.name) ?? exampleByName(field.name, field.type)),
      };
      return [toSnake(field.name), schema] as const;
    });
    return {
      type: 'object',
      ...described(type.description),
      required: properties.map(([name]) => name),
      properties: Object.fromEntries(properties),
    };
  };

  const bareInput = (type: GraphQLInputType): Schema => {
    if (isNonNullType(type)) return bareInput(type.ofType);
    if (isListType(type)) {
      const items = bareInput(type.ofType);
      return { type: 'array', items: isNonNullType(type.ofType) ? items : nullable(items) };
    }
    if (isScalarType(type)) return scalar(type);
    if (isEnumType(type)) return define(type.name, () => enumSchema(type));
    return define(type.name, () => inputSchema(type));
  };

  const inputSchema = (type: GraphQLInputObjectType): Schema => {
    const fields = Object.values(type.getFields());
    const required = fields.filter(isRequiredInputField).map(({ name }) => toSnake(name));
    return {
      type: 'object',
      ...described(type.description),
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(fields.map((field) => [toSnake(field.name), inputField(field)])),
      additionalProperties: false,
    };
  };

  const inputField = (field: GraphQLInputField): Schema => {
    const mayBeNull = !isNonNullType(field.type) && boundsOf(field)?.notNull !== true;
    const schema = bounded(field);
    return mayBeNull ? nullable(schema) : schema;
  };

  const bounded = (input: Input): Schema => ({
    ...withBounds(bareInput(input.type), input.type, boundsOf(input)),
    ...described(input.description),
    ...compact({ default: defaultOf(input) }),
    ...(input.deprecationReason ? { deprecated: true } : {}),
    ...(isInputObjectType(getNamedType(input.type)) ? {} : samples(exampleOfInput(input))),
  });

  const enumSchema = (type: GraphQLEnumType): Schema => {
    const values = type.getValues();
    const lines = values.flatMap((value) =>
      value.description ? [`- \`${toRestEnumValue(type.name, value)}\`: ${rewrite(value.description)}`] : [],
    );
    return {
      type: 'string',
      ...described([type.description, lines.join('\n')].filter(Boolean).join('\n\n')),
      enum: values.map((value) => toRestEnumValue(type.name, value)),
    };
  };

  const described = (text: string | null | undefined) => compact({ description: rewrite(text) || undefined });

  return {
    output,
    define,
    components,
    parameter: (argument) => {
      const { description: _, ...schema } = bounded(argument);
      return schema;
    },
    body: bareInput,
  };
}

function scalar(type: GraphQLScalarType): Schema {
  const schema = SCALARS[type.name];
  if (!schema)
    throw new Error(`The scalar ${type.name} has no JSON Schema: add one in src/api/rest/openapi/schemas.ts.`);
  return schema;
}

/** The schema extended by `null`. */
export function nullable({ $ref, ...schema }: Schema): Schema {
  if (Array.isArray(schema['anyOf'])) return { ...schema, anyOf: [...schema['anyOf'], { type: 'null' }] };
  if ($ref !== undefined) return { ...schema, anyOf: [{ $ref }, { type: 'null' }] };
  return { ...schema, type: [schema['type'], 'null'] };
}

const samples = (example: unknown) => (example === undefined ? {} : { examples: [example] });

function defaultOf({ type, defaultValue }: Input): unknown {
  return defaultValue === undefined ? undefined : toJson(type, defaultValue);
}

function toJson(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return toJson(type.ofType, value);
  if (value === null) return null;
  if (isListType(type)) return (value as unknown[]).map((item) => toJson(type.ofType, item));
  if (isEnumType(type)) return toRestEnumValue(type.name, { name: String(type.serialize(value)), value });
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, fieldValue]) => {
      const field = fields[name];
      return field ? [[toSnake(name), toJson(field.type, fieldValue)]] : [];
    }),
  );
}
