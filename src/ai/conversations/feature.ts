import type { Feature } from '../../platform/feature.ts';
import { ownConversationResolvers } from './conversations.resolvers.ts';

/** Threads and runs of the signed-in user, on the deployment host. */
export const conversationsFeature: Feature = {
  resolvers: { deployment: [ownConversationResolvers] },
};
