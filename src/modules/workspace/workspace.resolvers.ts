import type { Resolvers } from '../../graphql/generated/types.ts';

export const workspaceResolvers: Resolvers = {};
