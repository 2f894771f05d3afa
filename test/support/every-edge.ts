import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql';

/** A document that starts at a root field and walks every edge from there, two items each, so many levels deep. */
export function everyEdge(schema: GraphQLSchema, root: string, depth: number): string {
  const field = schema.getQueryType()?.getFields()[root];
  const type = getNamedType(field?.type);
  if (!isObjectType(type)) throw new Error(`${root} leads to no object.`);
  return `{ ${root} ${selectionOf(type, depth, [])} }`;
}

function selectionOf(type: GraphQLObjectType, depth: number, above: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isObjectType(target)) return [field.name];
    // `edges` holds what `nodes` holds; a type that stands above already would only lead back.
    if (field.name === 'edges' || above.includes(target.name) || depth === 0) return [];
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    const isWrapper = target.name.endsWith('Connection') || target.name === 'PageInfo';
    return [`${field.name}${page} ${selectionOf(target, isWrapper ? depth : depth - 1, [...above, type.name])}`];
  });
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
}
