import type { Feature } from '../../platform/feature.ts';
import { signUpResolvers } from './sign-up.resolvers.ts';

/** Sign-up in one or more steps. */
export const signUpFeature: Feature = {
  resolvers: { deployment: [signUpResolvers] },
};
