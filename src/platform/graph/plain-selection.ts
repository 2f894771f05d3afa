import type { GraphQLResolveInfo } from 'graphql';
import type { Scope } from '../access/scopes.ts';

/** The types of values that PostgreSQL writes to JSON as this service does. */
export type PlainType = 'ID' | 'String' | 'DateTime' | 'Boolean' | 'Int';

/** A value of a row. */
export interface PlainValue {
  readonly name: string;
  readonly type: PlainType;
  readonly isNullable: boolean;
}

/** The name of the object's type. */
export interface PlainTypename {
  readonly typename: string;
}

/** An object of the row, which a scope allows to read. */
export interface PlainObject {
  readonly name: string;
  readonly scope: Scope;
  readonly fields: PlainSelection;
}

/** What a document selects of each item of a list: only values without aliases, arguments and resolvers, and objects of these. */
export type PlainSelection = readonly (PlainValue | PlainTypename | PlainObject)[];

/** The property that the executor adds to the information of resolvers. */
export interface PlainNodes {
  readonly plainNodes?: PlainSelection;
}

/**
 * What a document selects of the nodes of a connection, if it selects nothing else but the number of all, if the selection is plain,
 * and if the caller may read its objects. A resolver may then return the nodes as a JsonList. Undefined otherwise.
 */
export function plainNodesOf(
  info: GraphQLResolveInfo & PlainNodes,
  { viewer }: { readonly viewer: { hasScope(scope: Scope): boolean } },
): PlainSelection | undefined {
  const mayRead = (fields: PlainSelection): boolean =>
    fields.every((field) => !('fields' in field) || (viewer.hasScope(field.scope) && mayRead(field.fields)));
  return info.plainNodes && mayRead(info.plainNodes) ? info.plainNodes : undefined;
}
