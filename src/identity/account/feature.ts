import type { Feature } from '../../platform/feature.ts';
import { meResolvers } from './me.resolvers.ts';

/** The signed-in user's own account. */
export const accountFeature: Feature = {
  resolvers: [meResolvers],
  tags: {
    me: { name: 'Current user', description: 'What signed-in users see and change of their own.' },
  },
};
