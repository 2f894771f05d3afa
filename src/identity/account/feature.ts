import { imageUpload } from '../../deployment/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { meResolvers } from './me.resolvers.ts';

/** The signed-in user's own account. */
export const accountFeature: Feature = {
  resolvers: [meResolvers],
  uploads: { setMyImage: imageUpload },
  tags: {
    me: { name: 'Current user', description: "The signed-in user's own account." },
  },
};
