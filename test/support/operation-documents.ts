import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  print,
} from 'graphql';
import { toRestEnumValue, toSnake } from '../../src/api/rest/names.ts';

/** Converts a REST body, or a value in one, to the names of GraphQL. */
export function toGraphqlNames(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(bare)) {
    return Array.isArray(value) ? value.map((item) => toGraphqlNames(bare.ofType, item)) : value;
  }
  if (isEnumType(bare)) return bare.getValues().find((known) => toRestEnumValue(bare.name, known) === value)?.name;
  if (!isInputObjectType(bare) || typeof value !== 'object') return value;
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(bare.getFields())
      .filter(({ name }) => toSnake(name) in members)
      .map(({ name, type: of }) => [name, toGraphqlNames(of, members[toSnake(name)])]),
  );
}

/** A document that selects one root field, with its arguments as variables. */
export function operationDocument(schema: GraphQLSchema, root: 'query' | 'mutation', name: string): string {
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (!field) throw new Error(`${name} is no field of ${root}.`);
  return `${root} ${declared(field.args)} { ${name}${given(field.args)} ${selected(getNamedType(field.type))} }`;
}

/** A field with arguments below a root field, and a document that selects it. */
export interface FieldWithArguments {
  readonly name: string;
  readonly args: readonly GraphQLArgument[];
  readonly document: string;
}

/** All fields with arguments that can be reached from the root field. */
export function fieldsWithArguments(schema: GraphQLSchema, root: string): FieldWithArguments[] {
  const found = new Map<string, FieldWithArguments>();
  const seen = new Set<GraphQLObjectType>();
  const waiting: { type: GraphQLObjectType; wrap: (inner: string) => string }[] = [];
  const visit = (type: unknown, wrap: (inner: string) => string) => {
    if (!isObjectType(type) || seen.has(type)) return;
    seen.add(type);
    waiting.push({ type, wrap });
  };
  visit(getNamedType(schema.getQueryType()?.getFields()[root]?.type), (inner) => `${root} { ${inner} }`);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { type, wrap } = next;
    for (const field of Object.values(type.getFields())) {
      if (field.name === 'edges') continue;
      const target = getNamedType(field.type);
      if (field.args.length > 0) {
        const document = `query ${declared(field.args)} { ${wrap(`${field.name}${given(field.args)} ${selected(target)}`)} }`;
        found.set(`${type.name}.${field.name}`, { name: `${type.name}.${field.name}`, args: field.args, document });
      }
      if (!field.args.some(isRequiredArgument)) visit(target, (inner) => wrap(`${field.name} { ${inner} }`));
    }
  }
  return [...found.values()];
}

const declared = (args: readonly GraphQLArgument[]) =>
  args.length === 0 ? '' : `(${args.map((arg) => `$${arg.name}: ${arg.type}${defaultOf(arg)}`).join(', ')})`;
const given = (args: readonly GraphQLArgument[]) =>
  args.length === 0 ? '' : `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})`;

function defaultOf({ type, defaultValue }: GraphQLArgument): string {
  const written = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return written ? ` = ${print(written)}` : '';
}

/** A selection that includes the items of an envelope or connection, so that lazy pages are read. */
function selected(type: unknown): string {
  if (!isObjectType(type)) return '';
  const inside = Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (field.args.length > 0) return [];
    if (field.name === 'totalCount') return [field.name];
    return ['nodes', 'data'].includes(field.name) && isObjectType(target) ? [`${field.name} { __typename }`] : [];
  });
  return `{ ${['__typename', ...inside].join(' ')} }`;
}
