import type { Feature } from '../../platform/feature.ts';
import { reauthenticateResolvers } from './reauthenticate.resolvers.ts';

/** Reauthentication of the signed-in user. */
export const reauthenticationFeature: Feature = {
  resolvers: { deployment: [reauthenticateResolvers] },
};
