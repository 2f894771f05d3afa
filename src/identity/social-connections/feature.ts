import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { socialConnectionResolvers } from './backend/social-connection.resolvers.ts';
import { viewerSocialConnectionResolvers } from './deployment/social-connection.resolvers.ts';
import { SocialConnectionSchema } from './social-connection.entity.ts';
import { copyPicture, pictureJobs } from './social-pictures.ts';

/** The accounts at other providers that users have linked. */
export const socialConnectionsFeature: Feature = {
  entities: [SocialConnectionSchema],
  resolvers: { backend: [socialConnectionResolvers], deployment: [viewerSocialConnectionResolvers] },
  workers: [worker(pictureJobs, copyPicture)],
  personalData: [
    ownRecords('social_connections', 'social_connection', [
      ...(['id', 'provider', 'subject', 'email', 'enabled', 'scopes', 'last_used_at', 'created_at'] as const),
    ]),
  ],
  events: [
    {
      name: 'user.social_connection.linked',
      description: 'A user linked an account at another provider.',
      scope: 'users:read',
      resourceType: 'user',
    },
    {
      name: 'user.social_connection.unlinked',
      description: 'An account at another provider was unlinked from a user.',
      scope: 'users:read',
      resourceType: 'user',
    },
  ],
  sealedColumns: [
    { table: 'social_connection', column: 'access_token_sealed' },
    { table: 'social_connection', column: 'refresh_token_sealed' },
  ],
};
