import type { Feature } from '../../platform/feature.ts';
import { oauthConsentResolvers } from './consent.resolvers.ts';

/** What applications ask users for, and the answers. */
export const oauthConsentFeature: Feature = {
  resolvers: { deployment: [oauthConsentResolvers] },
  tags: {
    'oauth-consents': {
      name: 'Consent',
      description: 'What applications ask a user for when they sign the user in, and the answer of the user.',
    },
  },
};
