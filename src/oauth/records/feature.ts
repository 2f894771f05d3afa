import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { OauthRecordSchema } from './oauth-record.entity.ts';

/** What the OpenID provider stores. */
export const oauthRecordsFeature: Feature = {
  entities: [OauthRecordSchema],
  retention: [{ table: 'oauth_record', isExpired: ({ now }) => sql`expires_at < ${now.toISOString()}` }],
};
