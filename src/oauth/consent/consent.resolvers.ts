import type { Resolvers } from '../../generated/deployment.ts';
import { getConsent } from './consent.reads.ts';
import { decideConsent } from './decide-consent.ts';

export const oauthConsentResolvers: Resolvers = {
  Query: { oauthConsent: (_, { uid }, ctx) => getConsent(ctx, uid) },
  Mutation: { decideOauthConsent: (_, { uid, input }, ctx) => decideConsent(ctx, uid, input) },
};
