import type { Feature } from '../../platform/feature.ts';
import { deviceSignInResolvers } from './device-sign-in.resolvers.ts';

/** Sign-in on a device by a code that it shows: OAuth 2.0 Device Authorization Grant (RFC 8628). */
export const deviceSignInFeature: Feature = {
  resolvers: { deployment: [deviceSignInResolvers] },
  tags: {
    'oauth-device-requests': {
      name: 'Device sign-in',
      description: 'What a device asks a user for that shows a code, and the answer of the user.',
    },
  },
};
