import type { Feature } from '../../platform/feature.ts';
import { ownConversationResolvers } from './own-conversations.resolvers.ts';

/** Threads and runs of the signed-in user, on the deployment host. */
export const ownConversationsFeature: Feature = {
  resolvers: [ownConversationResolvers],
};
