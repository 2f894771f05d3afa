import type { Feature } from '../../platform/feature.ts';
import { userPasskeyResolvers } from './backend/user-passkey.resolvers.ts';
import { enrolmentResolvers } from './deployment/enrolment.resolvers.ts';

/** How users add and remove their authenticators, backup codes, passkeys and wallets. */
export const enrolmentFeature: Feature = {
  resolvers: { backend: [userPasskeyResolvers], deployment: [enrolmentResolvers] },
};
