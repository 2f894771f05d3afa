import type { Feature } from '../../platform/feature.ts';
import { passwordResetResolvers } from './password-reset.resolvers.ts';

/** A new password for who has forgotten theirs. */
export const passwordResetFeature: Feature = {
  resolvers: [passwordResetResolvers],
};
