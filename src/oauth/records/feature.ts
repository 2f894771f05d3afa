import type { Feature } from '../../platform/feature.ts';
import { OauthRecordSchema } from './oauth-record.entity.ts';

/** What the OpenID provider stores. */
export const oauthRecordsFeature: Feature = {
  entities: [OauthRecordSchema],
  retention: [{ table: 'oauth_record', time: 'expires_at', before: ({ now }) => now.toISOString() }],
};
