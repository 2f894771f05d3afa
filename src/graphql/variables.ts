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
import { type FieldError, fieldError, MAX_FIELD_ERRORS, validationFailed } from '../errors.ts';
import { tooManyItems } from './bounds.ts';

/** Where a value is; a chain, so that valid variables build no paths. */
type Place = { readonly key: string | number; readonly above: Place | undefined };

/** The variables' validation errors, and the words for the places of the errors. */
interface Report {
  readonly errors: FieldError[];
  add(place: Place, message: string): void;
  /** Whether there are enough errors: nothing more is looked at then. */
  isFull(): boolean;
}

type InputField = Parameters<typeof tooManyItems>[0] & { readonly type: GraphQLInputType };

/**
 * The validation errors of a request's variables, in the interface's words and without repeating the values (one of them
 * may be a password); undefined where the variables are valid. It stops at MAX_FIELD_ERRORS and walks no list that is
 * too long, so that its work and its result are bounded. It runs before graphql-js and graphql-jit coerce the variables:
 * both repeat whole values in each of their errors, and graphql-jit has no limit on their number.
 */
export function variableErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): GraphQLError[] | undefined {
  const report = createReport(document);
  for (const definition of operation.variableDefinitions ?? []) {
    if (report.isFull()) break;
    const key = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const place = { key, above: undefined };
    if (Object.hasOwn(values, key)) checkType(type, values[key], place, report);
    else if (isNonNullType(type) && !definition.defaultValue) report.add(place, 'is required');
  }
  if (report.errors.length === 0) return undefined;
  const failure = validationFailed(report.errors);
  return [new GraphQLError(failure.message, { originalError: failure })];
}

function createReport(document: DocumentNode): Report {
  const errors: FieldError[] = [];
  let names: ReadonlyMap<string, string> | undefined;
  return {
    errors,
    isFull: () => errors.length >= MAX_FIELD_ERRORS,
    add(place, message) {
      if (errors.length >= MAX_FIELD_ERRORS) return;
      names ??= argumentsOf(document);
      const path: (string | number)[] = [];
      for (let at: Place | undefined = place; at; at = at.above) path.unshift(at.key);
      const [variable, ...rest] = path as [string, ...(string | number)[]];
      errors.push(fieldError([names.get(variable) ?? variable, ...rest], message));
    },
  };
}

/** The argument that each variable is given to: the reader's word for it. Variables that are nested or unused have none. */
function argumentsOf(document: DocumentNode): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === 'Variable') names.set(value.name.value, name.value);
    },
  });
  return names;
}

/** Reports the type errors of a value as JSON gives it, in GraphQL's names. */
function checkType(type: GraphQLInputType, value: unknown, place: Place, report: Report): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) report.add(place, 'must not be null');
    else checkType(type.ofType, value, place, report);
  } else if (value === null || value === undefined) {
    return;
  } else if (isListType(type)) {
    checkList(type.ofType, value, place, report);
  } else if (isInputObjectType(type)) {
    checkObject(type, value, place, report);
  } else if (isEnumType(type)) {
    const names = type.getValues().map((known) => known.name);
    if (!names.includes(value as string)) report.add(place, `must be one of ${names.join(', ')}`);
  } else {
    const message = scalarError(type, value);
    if (message) report.add(place, message);
  }
}

function checkList(itemType: GraphQLInputType, value: unknown, place: Place, report: Report): void {
  // GraphQL takes a lone value for a list of one.
  if (!Array.isArray(value)) {
    checkType(itemType, value, place, report);
    return;
  }
  for (let key = 0; key < value.length && !report.isFull(); key++) {
    checkType(itemType, value[key], { key, above: place }, report);
  }
}

function checkObject(
  type: Extract<GraphQLInputType, { getFields: unknown }>,
  value: unknown,
  place: Place,
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.add(place, 'must be an object');
    return;
  }
  const fields = type.getFields();
  const input = value as Record<string, unknown>;
  for (const field of Object.values(fields)) {
    const at = { key: field.name, above: place };
    if (Object.hasOwn(input, field.name)) checkField(field, input[field.name], at, report);
    else if (isNonNullType(field.type) && field.defaultValue === undefined) report.add(at, 'is required');
  }
  for (const key in input) {
    if (report.isFull()) return;
    if (!Object.hasOwn(fields, key)) report.add({ key, above: place }, 'is not a known field');
  }
}

/** A list over its bound is reported as such, instead of being walked. */
function checkField(field: InputField, value: unknown, place: Place, report: Report): void {
  const message = tooManyItems(field, value);
  if (message === undefined) checkType(field.type, value, place, report);
  else report.add(place, message);
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
