import type { NodeResolvers, Resolvers } from '../../generated/common.ts';
import type { NodeRow } from '../graph/rows.ts';
import { readNode } from './read-node.ts';

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, { id }, ctx) => readNode(ctx, id),
    // A promise for each id, so that an error is that of its item. The generated type has no promise of null.
    nodes: (_, { ids }, ctx) => ids.map((id) => readNode(ctx, id) as Promise<NodeRow>),
  },
  Node: { __resolveType: ({ __typename }) => __typename as NodeTypeName },
};

/** The name of a type that implements the interface. */
type NodeTypeName = NonNullable<Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>>;
