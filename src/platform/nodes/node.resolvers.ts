import type { NodeResolvers, Resolvers } from '../../generated/common.ts';
import type { NodeRow } from '../graph/rows.ts';
import { readNode } from './read-node.ts';

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, { id }, ctx) => readNode(ctx, id),
    // An error is that of its item. It is a value, because graphql-jit appends the null of a rejected promise to the list instead of
    // storing it at its index. The generated type has neither errors nor null.
    nodes: async (_, { ids }, ctx) =>
      (await Promise.all(ids.map((id) => readNode(ctx, id).catch(asError)))) as NodeRow[],
  },
  Node: { __resolveType: ({ __typename }) => __typename as NodeTypeName },
};

const asError = (error: Error): Error => error;

/** The name of a type that implements the interface. */
type NodeTypeName = NonNullable<Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>>;
