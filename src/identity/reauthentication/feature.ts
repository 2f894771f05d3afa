import type { Feature } from '../../platform/feature.ts';
import { reauthenticateResolvers } from './reauthenticate.resolvers.ts';

/** Proving once more who the signed-in user is. */
export const reauthenticationFeature: Feature = {
  resolvers: [reauthenticateResolvers],
};
