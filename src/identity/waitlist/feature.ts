import { sql } from 'kysely';
import { verifiedEmailKeys } from '../../platform/data-protection/personal-data.ts';
import type { Feature } from '../../platform/feature.ts';
import { waitlistResolvers } from './backend/waitlist.resolvers.ts';
import { joinWaitlistResolvers } from './deployment/waitlist.resolvers.ts';
import { waitlistEntriesById } from './waitlist.reads.ts';
import { WaitlistEntrySchema } from './waitlist-entry.entity.ts';
import { clearExpiredTokens } from './waitlist-token.ts';

/** The waitlist for sign-up. */
export const waitlistFeature: Feature = {
  entities: [WaitlistEntrySchema],
  resolvers: { backend: [waitlistResolvers], deployment: [joinWaitlistResolvers] },
  personalData: [
    {
      name: 'waitlist_entries',
      tables: ['waitlist_entry'],
      select: (subject) => sql`select id, email, first_name, last_name, status, approved_at,
        token_expires_at as expires_at, created_at, updated_at from waitlist_entry where deployment_id = ${subject.deploymentId} and email_key in ${verifiedEmailKeys(subject)}
        order by id`,
    },
  ],
  cleanUp: clearExpiredTokens,
  tags: {
    waitlist: { name: 'Waitlist', description: 'Requests for access while sign-up is by waitlist.' },
  },
  nodes: {
    backend: [{ table: 'waitlist_entry', typeName: 'WaitlistEntry', scope: 'users:read', byId: waitlistEntriesById }],
  },
};
