import { type DefinitionNode, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';
import { graphOf } from '../graph.ts';

const FIRST: readonly string[] = ['Query', 'Mutation', 'Subscription'];

/**
 * The SDL of a slice's GraphQL schema, with descriptions and without our directives. Types are sorted by name, so that moving a
 * type between the files of `schema/` changes nothing. Fields keep the order of the source.
 */
export function publishedSdl(slice: GraphQLSchema): string {
  const text = printSchema(graphOf(slice));
  const definitions = parse(text).definitions.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return `${definitions.map(({ loc }) => text.slice(loc?.start, loc?.end)).join('\n\n')}\n`;
}

/** Sorts the schema definition first, then the root types, then all others by name. */
function sortKey(node: DefinitionNode): string {
  if (node.kind === Kind.SCHEMA_DEFINITION) return '';
  const name = 'name' in node ? (node.name?.value ?? '') : '';
  return FIRST.includes(name) ? `0${FIRST.indexOf(name)}` : `1${name}`;
}
