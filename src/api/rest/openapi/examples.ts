import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import { type Bounds, boundsOf, exampleFieldsOf } from '../../directives/directives.ts';
import { toRestEnumValue, toSnake } from '../names.ts';
import { ID_PATTERN } from './bounds.ts';
import { graphNameOf, typeNameOf } from './published-names.ts';
import type { Schema } from './types.ts';

type Input = GraphQLArgument | GraphQLInputField;

const ID = '7204519936130318337';

/** Example values by field name, used if the SDL has no example. A request with them is valid. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  name: 'Example',
  displayName: 'Example',
  slug: 'example',
  description: 'An example.',
  email: 'ada@example.com',
  fromEmail: 'no-reply@example.com',
  primaryEmailAddress: 'ada@example.com',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '+4930123456',
  primaryPhoneNumber: '+4930123456',
  password: 'correct horse battery staple',
  code: '123456',
  code1: '123456',
  code2: '654321',
  host: 'smtp.example.com',
  port: 587,
  limit: 50,
  offset: 0,
  page: 1,
  perPage: 20,
  ttl: 3600,
  temperature: 0.7,
  maxTokens: 1024,
  systemPrompt: 'You answer questions about our products.',
  model: 'example-model-1',
  eventName: 'order.created',
  appName: 'orders',
  since: '2026-01-30T09:30:00.000Z',
  claims: { email: '{{user.primary_email_address}}' },
  payload: { order_id: '1001' },
  filterContext: { region: 'eu' },
  publicMetadata: { plan: 'pro' },
  privateMetadata: { credit_limit: 5000 },
  externalId: 'customer-4711',
  permissions: ['organization:read'],
  primaryColor: '#3b5bdb',
};

const BY_FORMAT: Readonly<Record<NonNullable<Bounds['format']>, string>> = {
  EMAIL: 'ada@example.com',
  URL: 'https://example.com/',
  PHONE: '+4930123456',
  ID,
  COLOR: '#3b5bdb',
  ORIGIN: 'https://app.example.com',
  HOST: 'accounts.example.com',
  URL_OR_PATH: '/welcome',
  COUNTRY: 'DE',
  LOCALE: 'fr-CA',
  SLUG: 'northwind',
  PERMISSION: 'invoices:read',
};

/**
 * The SDL example of the same field in the input that creates the resource: `Organization` and `UpdateOrganizationInput` have
 * the examples of `CreateOrganizationInput`.
 */
export function exampleOnCreation(slice: GraphQLSchema, host: HostName, typeName: string, fieldName: string): unknown {
  const resource = typeNameOf(host, typeName)
    .replace(/^(Create|Update)/, '')
    .replace(/Input$/, '');
  const creation = slice.getType(graphNameOf(host, `Create${resource}Input`));
  const field = isInputObjectType(creation) ? creation.getFields()[fieldName] : undefined;
  return field && boundsOf(field)?.example !== undefined ? exampleOfInput(field) : undefined;
}

/** An example of one argument or input field without nested objects, or undefined if there is none. */
export function exampleOfInput(input: Input): unknown {
  const bounds = boundsOf(input);
  if (bounds?.example !== undefined) return readExample(input.type, bounds.example);
  if (input.defaultValue !== undefined) return undefined;
  const byFormat = bounds?.format && BY_FORMAT[bounds.format];
  if (byFormat) return isListType(getNullableType(input.type)) ? [byFormat] : byFormat;
  const example = exampleByName(input.name, input.type);
  return example !== undefined && isWithinBounds(example, bounds) ? example : undefined;
}

/** An example for a scalar, by its name and type. */
export function exampleByName(name: string, type: GraphQLInputType | GraphQLOutputType): unknown {
  const isList = isListType(getNullableType(type));
  const { name: typeName } = getNamedType(type);
  if (typeName === 'ID') return isList ? [ID] : ID;
  if (typeName === 'DateTime' && !isList) return BY_NAME[name] ?? '2026-01-31T09:30:00.000Z';
  const example = BY_NAME[name];
  return Array.isArray(example) === isList && isOfType(isList ? (example as unknown[])[0] : example, typeName)
    ? example
    : undefined;
}

function isOfType(value: unknown, typeName: string): boolean {
  if (typeName === 'String') return typeof value === 'string';
  if (typeName === 'Int') return Number.isInteger(value);
  if (typeName === 'Float' || typeName === 'BigInt') return typeof value === 'number';
  return typeName === 'JSONObject' && typeof value === 'object';
}

function isWithinBounds(example: unknown, bounds: Bounds | undefined): boolean {
  if (!bounds) return true;
  const value: unknown = Array.isArray(example) ? example[0] : example;
  if (typeof value === 'number') return value >= (bounds.min ?? value) && value <= (bounds.max ?? value);
  if (typeof value !== 'string') return true;
  const length = [...value].length;
  if (length < (bounds.minLength ?? 0) || length > (bounds.maxLength ?? length)) return false;
  return bounds.pattern === undefined || new RegExp(bounds.pattern, 'u').test(value);
}

/** Parses the text of `@constraint(example:)` to a value of the type. */
function readExample(type: GraphQLInputType, text: string): unknown {
  const named = getNamedType(type);
  const isText = named.name === 'String' || named.name === 'ID' || named.name === 'DateTime';
  if (isListType(getNullableType(type))) {
    if (text.startsWith('[')) return JSON.parse(text);
    return text.split(',').map((item) => readExample(named, item.trim()));
  }
  if (isEnumType(named)) {
    const value = named.getValue(text);
    if (!value) throw new Error(`The example ${text} is not a value of ${named.name}.`);
    return toRestEnumValue(named.name, value);
  }
  return isText ? text : JSON.parse(text);
}

const MAX_PATCH_FIELDS = 3;

/**
 * An example body with the required fields and those that have an example. A change (`PATCH`) has only a few fields, so that
 * sending the example unchanged does not overwrite the whole resource.
 */
export function exampleBody(type: GraphQLInputType, isChange: boolean): unknown {
  const named = getNullableType(type);
  if (!isInputObjectType(named)) return undefined;
  const names = exampleFieldsOf(named);
  const all = Object.values(named.getFields());
  const candidates = names === undefined ? all : all.filter(({ name }) => names.includes(name));
  const fields = candidates.flatMap((field) => {
    const value = fieldExample(field, { isChange, isNamed: names !== undefined });
    return value === undefined ? [] : [{ name: toSnake(field.name), value, isRequired: isRequiredInputField(field) }];
  });
  const shown =
    isChange && names === undefined
      ? fields.filter((field, index) => field.isRequired || index < MAX_PATCH_FIELDS)
      : fields;
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

function fieldExample(
  field: GraphQLInputField,
  { isChange, isNamed }: { readonly isChange: boolean; readonly isNamed: boolean },
): unknown {
  const needed = isNamed || isRequiredInputField(field);
  const named = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  if (isInputObjectType(named)) {
    if (!needed && boundsOf(field)?.example === undefined && !isChange) return undefined;
    const body = exampleBody(named, isChange);
    return isList ? [body] : body;
  }
  // An example id does not exist, so it is included only if the operation requires an id.
  if (named.name === 'ID' && !needed) return undefined;
  // The examples of formats are any URL or time, which may be neither allowed nor in the future.
  if (!needed && !isChange && hasOnlyFormat(field)) return undefined;
  const example = exampleOfInput(field);
  if (example !== undefined) return example;
  if (named.name === 'Boolean' && isChange) return true;
  return needed ? placeholderExample(field, named.name) : undefined;
}

function hasOnlyFormat(field: GraphQLInputField): boolean {
  const bounds = boundsOf(field);
  const isOfFormat = bounds?.format !== undefined || getNamedType(field.type).name === 'DateTime';
  return isOfFormat && bounds?.example === undefined && BY_NAME[field.name] === undefined;
}

function placeholderExample(field: GraphQLInputField, typeName: string): unknown {
  const bounds = boundsOf(field) ?? {};
  const named = getNamedType(field.type);
  const value = () => {
    if (isEnumType(named)) return named.getValues().map((first) => toRestEnumValue(named.name, first))[0];
    if (typeName === 'Int' || typeName === 'Float') return bounds.min ?? 1;
    if (typeName === 'Boolean') return true;
    if (typeName === 'JSONObject') return {};
    return 'text'.padEnd(bounds.minLength ?? 0, '.').slice(0, bounds.maxLength ?? undefined);
  };
  return isListType(getNullableType(field.type)) ? [value()] : value();
}

/** An example of a schema, composed of the examples of its properties. */
export function exampleOfSchema(schema: Schema): unknown {
  const { examples, anyOf, properties, items, pattern } = schema;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(anyOf)) return exampleOfSchema(anyOf[0] as Schema);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (Array.isArray(schema['type'])) return null;
  if (typeof properties === 'object') {
    const entries = Object.entries(properties as Record<string, Schema>);
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOfSchema(property)]));
  }
  if (schema['type'] === 'array') return [exampleOfSchema(items as Schema)];
  if (schema['type'] === 'boolean') return true;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 1;
  if (schema['type'] === 'object') return {};
  return pattern === ID_PATTERN ? ID : 'text';
}
