import {
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { type FieldError, fieldError, validationFailed } from '../errors.ts';

type Path = readonly (string | number)[];

/**
 * What is wrong with a request's variables, every field of them, in the interface's words and without repeating the
 * values (one of them may be a password); undefined where they are right.
 */
export function variableErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): GraphQLError[] | undefined {
  const errors: FieldError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const path = [argumentOf(document, name)];
    if (Object.hasOwn(values, name)) typeErrors(type, values[name], path, errors);
    else if (isNonNullType(type) && !definition.defaultValue) errors.push(fieldError(path, 'is required'));
  }
  if (errors.length === 0) return undefined;
  const failure = validationFailed(errors);
  return [new GraphQLError(failure.message, { originalError: failure })];
}

/** The argument that a variable is given to: the reader's word for it. Its own name where it is nested or unused. */
function argumentOf(document: DocumentNode, variable: string): string {
  let argument = variable;
  visit(document, {
    Argument(node) {
      if (node.value.kind === 'Variable' && node.value.name.value === variable) argument = node.name.value;
    },
  });
  return argument;
}

/** Adds what is wrong with the type of a value as JSON gives it, in GraphQL's names. */
export function typeErrors(type: GraphQLInputType, value: unknown, path: Path, errors: FieldError[]): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) errors.push(fieldError(path, 'must not be null'));
    else typeErrors(type.ofType, value, path, errors);
  } else if (value === null || value === undefined) {
    return;
  } else if (isListType(type)) {
    // GraphQL takes a lone value for a list of one.
    if (!Array.isArray(value)) typeErrors(type.ofType, value, path, errors);
    else for (const [index, item] of value.entries()) typeErrors(type.ofType, item, [...path, index], errors);
  } else if (isInputObjectType(type)) {
    objectErrors(type, value, path, errors);
  } else if (isEnumType(type)) {
    const names = type.getValues().map((known) => known.name);
    if (!names.includes(value as string)) errors.push(fieldError(path, `must be one of ${names.join(', ')}`));
  } else {
    const message = scalarError(type, value);
    if (message) errors.push(fieldError(path, message));
  }
}

function objectErrors(
  type: Extract<GraphQLInputType, { getFields: unknown }>,
  value: unknown,
  path: Path,
  errors: FieldError[],
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors.push(fieldError(path, 'must be an object'));
    return;
  }
  const fields = type.getFields();
  const input = value as Record<string, unknown>;
  for (const field of Object.values(fields)) {
    const at = [...path, field.name];
    if (Object.hasOwn(input, field.name)) typeErrors(field.type, input[field.name], at, errors);
    else if (isNonNullType(field.type) && field.defaultValue === undefined) errors.push(fieldError(at, 'is required'));
  }
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(fields, key)) errors.push(fieldError([...path, key], 'is not a known field'));
  }
}

const SCALAR_MESSAGES: Readonly<Record<string, string>> = {
  String: 'must be a string',
  ID: 'must be an id',
  Int: 'must be an integer',
  Float: 'must be a number',
  Boolean: 'must be true or false',
  JSONObject: 'must be an object',
  PermissionExpression: 'must be a string or an array of strings',
};

function scalarError(
  type: { readonly name: string; parseValue(value: unknown): unknown },
  value: unknown,
): string | undefined {
  try {
    if (type.parseValue(value) !== undefined) return undefined;
  } catch (error) {
    return SCALAR_MESSAGES[type.name] ?? (error as Error).message;
  }
  return SCALAR_MESSAGES[type.name] ?? 'is not valid';
}
