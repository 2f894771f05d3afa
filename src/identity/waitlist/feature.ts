import type { Feature } from '../../platform/feature.ts';
import { waitlistResolvers } from './waitlist.resolvers.ts';
import { WaitlistEntrySchema } from './waitlist-entry.entity.ts';
import { clearExpiredTokens } from './waitlist-token.ts';

/** The waitlist for sign-up. */
export const waitlistFeature: Feature = {
  entities: [WaitlistEntrySchema],
  resolvers: [waitlistResolvers],
  cleanUp: clearExpiredTokens,
  tags: {
    waitlist: { name: 'Waitlist', description: 'Requests for access while sign-up is by waitlist.' },
  },
};
