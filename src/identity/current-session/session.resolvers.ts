import type { Resolvers } from '../../generated/deployment.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { currentSession } from './session.reads.ts';
import { issueSessionToken } from './session-token.service.ts';
import { identifiersByUser } from './sign-in-identifiers.reads.ts';
import { deleteMySession, signOut } from './sign-out.service.ts';
import { switchSignIn } from './switch-sign-in.service.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    session: (_, __, ctx) => currentSession(ctx),
    sessionToken: (_, { template }, ctx) => issueSessionToken(ctx, template ?? null),
  },
  Mutation: {
    switchSignIn: (_, { input }, ctx) => switchSignIn(ctx, input),
    deleteSession: (_, { id }, ctx) => deleted(id, deleteMySession(ctx, id)),
    signOut: (_, { input }, ctx) => signOut(ctx, input?.signInId ?? null),
  },
  SignIn: {
    identifier: async ({ userId }, _, { loaders }) => (await loaders.load(identifiersByUser, userId)) ?? null,
  },
};
