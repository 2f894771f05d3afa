import type { Resolvers } from '../../generated/deployment.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { storeSocialResponse } from '../social-attempts/claim-social-attempt.ts';
import { startSocialAttempt } from '../social-attempts/start-social-attempt.ts';
import { completeSocialSignIn } from './complete-social-sign-in.service.ts';
import {
  linkSocialConnection,
  prepareSocialReauthentication,
  unlinkSocialConnection,
} from './own-social-connections.service.ts';

export const socialSignInResolvers: Resolvers = {
  Mutation: {
    startSocialSignIn: async (_, { input }, ctx) =>
      startSocialAttempt(ctx, await authPolicy(ctx), { ...input, purpose: 'sign_in' }),
    completeSocialSignIn: (_, { input }, ctx) => completeSocialSignIn(ctx, input),
    storeSocialResponse: async (_, { input: { provider, ...response } }, ctx) => {
      await storeSocialResponse(ctx, provider, response);
      return null;
    },
    linkSocialConnection: (_, { input }, ctx) => linkSocialConnection(ctx, input),
    unlinkSocialConnection: (_, { provider }, ctx) => unlinkSocialConnection(ctx, provider),
    prepareSocialReauthentication: (_, { input }, ctx) => prepareSocialReauthentication(ctx, input),
  },
};
