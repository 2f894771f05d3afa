import type { Feature } from '../../platform/feature.ts';
import { waitlistResolvers } from './waitlist.resolvers.ts';
import { WaitlistEntrySchema } from './waitlist-entry.entity.ts';
import { clearExpiredTokens } from './waitlist-token.ts';

/** People who wait to be let in. */
export const waitlistFeature: Feature = {
  entities: [WaitlistEntrySchema],
  resolvers: [waitlistResolvers],
  cleanUp: clearExpiredTokens,
  tags: {
    waitlist: { name: 'Waitlist', description: 'People who ask to be let in.' },
  },
};
