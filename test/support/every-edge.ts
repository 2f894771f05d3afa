import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A document that starts at a root field and walks every edge from there, two items each, so many levels deep. */
export function everyEdge(schema: GraphQLSchema, root: string, depth: number): string {
  return `{ ${root} ${braced(selections(typeOf(schema, root), depth, []))} }`;
}

/** The same in a document for each field of the root: all in one can be more than a document may hold. */
export function everyEdgeApart(schema: GraphQLSchema, root: string, depth: number): string[] {
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
    // What each type of the interface leads to, that type leads to by itself.
    if (isInterfaceType(target)) return [`${field.name} ${braced(Object.keys(target.getFields()))}`];
    if (!isObjectType(target)) return [field.name];
    // `edges` holds what `nodes` holds; a type that stands above already would only lead back.
    if (field.name === 'edges' || above.includes(target.name) || depth === 0) return [];
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    const isWrapper = target.name.endsWith('Connection') || target.name === 'PageInfo';
    // What an edge to the same type leads to, that type leads to by itself.
    const left = target === type ? 0 : depth - 1;
    const below = selections(target, isWrapper ? depth : left, [...above, type.name]);
    return [`${field.name}${page} ${braced(below)}`];
  });
}

const braced = (fields: readonly string[]) => `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
