import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * A document for each field of the root that selects all edges to a depth, with two items of each list. One document for all fields
 * could exceed the limits.
 */
export function documentsOfAllEdges(schema: GraphQLSchema, root: string, depth: number): string[] {
  return selections(typeOf(schema, root), depth, []).map((selection) => `{ ${root} { ${selection} } }`);
}

function typeOf(schema: GraphQLSchema, root: string): GraphQLObjectType {
  const type = getNamedType(schema.getQueryType()?.getFields()[root]?.type);
  if (!isObjectType(type)) throw new Error(`${root} leads to no object.`);
  return type;
}

function selections(type: GraphQLObjectType, depth: number, above: readonly string[]): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    // The types of an interface are selected elsewhere.
    if (isInterfaceType(target)) return [`${field.name} ${braced(Object.keys(target.getFields()))}`];
    if (!isObjectType(target)) return [field.name];
    // `edges` has the items of `nodes`, and a type that is selected above would repeat itself.
    if (field.name === 'edges' || above.includes(target.name) || depth === 0) return [];
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    const isWrapper = target.name.endsWith('Connection') || target.name === 'PageInfo';
    // An edge to the same type would repeat its edges.
    const depthLeft = target === type ? 0 : depth - 1;
    const below = selections(target, isWrapper ? depth : depthLeft, [...above, type.name]);
    return [`${field.name}${page} ${braced(below)}`];
  });
}

const braced = (fields: readonly string[]) => `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
