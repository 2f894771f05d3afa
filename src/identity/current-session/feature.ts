import type { Feature } from '../../platform/feature.ts';
import { sessionResolvers } from './session.resolvers.ts';

/** The session of a request: its credential, its sign-ins and pending attempts, and its tokens. */
export const currentSessionFeature: Feature = {
  resolvers: { deployment: [sessionResolvers] },
  tags: {
    session: { name: 'Session', description: "The browser's session and its sign-ins." },
  },
};
