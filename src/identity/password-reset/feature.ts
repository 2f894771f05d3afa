import type { Feature } from '../../platform/feature.ts';
import { passwordResetResolvers } from './password-reset.resolvers.ts';

/** Password reset by email. */
export const passwordResetFeature: Feature = {
  resolvers: { deployment: [passwordResetResolvers] },
};
