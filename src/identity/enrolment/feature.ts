import type { Feature } from '../../platform/feature.ts';
import { enrolmentResolvers } from './enrolment.resolvers.ts';

/** How users add and remove their authenticators, backup codes, passkeys and wallets. */
export const enrolmentFeature: Feature = {
  resolvers: [enrolmentResolvers],
};
