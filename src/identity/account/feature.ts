import { imageUpload } from '../../deployment/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountResolvers } from './account.resolvers.ts';

/** How the signed-in user changes their own account. */
export const accountFeature: Feature = {
  resolvers: { deployment: [accountResolvers] },
  uploads: { setViewerImage: imageUpload },
  tags: {
    me: { name: 'Current user', description: "The signed-in user's own account." },
  },
};
