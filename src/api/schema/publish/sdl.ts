import { type DefinitionNode, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';
import { graphOf } from '../graph.ts';

const FIRST: readonly string[] = ['Query', 'Mutation', 'Subscription'];

/**
 * The SDL of what GraphQL serves of a slice, with descriptions and without our directives. Types are in the order of their names,
 * so that moving one between the files of `schema/` changes nothing; fields stay in the order in which they were written.
 */
export function publishedSdl(slice: GraphQLSchema): string {
  const text = printSchema(graphOf(slice));
  const definitions = parse(text).definitions.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return `${definitions.map(({ loc }) => text.slice(loc?.start, loc?.end)).join('\n\n')}\n`;
}

/** The schema itself first, then the root types. */
function sortKey(node: DefinitionNode): string {
  if (node.kind === Kind.SCHEMA_DEFINITION) return '';
  const name = 'name' in node ? (node.name?.value ?? '') : '';
  return FIRST.includes(name) ? `0${FIRST.indexOf(name)}` : `1${name}`;
}
