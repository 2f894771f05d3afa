import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { oauthGrantResolvers } from './backend/oauth-grant.resolvers.ts';
import { viewerOauthGrantResolvers } from './deployment/oauth-grant.resolvers.ts';
import { accessOf } from './grant-payload.ts';
import { grantsById, ownGrantsById } from './oauth-grant.reads.ts';

const ofGrant = { scope: 'users:read', resourceType: 'oauth_grant' } as const;

/** What users have allowed applications. */
export const oauthGrantsFeature: Feature = {
  resolvers: { backend: [oauthGrantResolvers], deployment: [viewerOauthGrantResolvers] },
  personalData: [
    {
      name: 'connected_applications',
      tables: ['oauth_record', 'oauth_application', 'organization_membership'],
      select: ({ deploymentId, userId }) => sql`select record.id, application.id as application_id,
        application.name as application_name, record.payload, member.organization_id, record.created_at, record.updated_at
        from oauth_record record join oauth_application application
          on application.deployment_id = record.deployment_id and application.id = record.application_id
        left join organization_membership member
          on member.deployment_id = record.deployment_id and member.id = record.membership_id
        where record.deployment_id = ${deploymentId} and record.user_id = ${userId} and record.model = 'Grant'
        order by record.id`,
      present: ({ payload, ...record }) => ({ ...record, ...accessOf(payload as Record<string, unknown>) }),
    },
  ],
  events: [
    { name: 'oauth_grant.created', description: 'A user allowed an application to use their account.', ...ofGrant },
    { name: 'oauth_grant.updated', description: 'A user allowed a connected application more, or again.', ...ofGrant },
    { name: 'oauth_grant.revoked', description: 'What a user had allowed an application was revoked.', ...ofGrant },
  ],
  nodes: {
    // The table has other records as well, which these reads do not find.
    backend: [{ table: 'oauth_record', typeName: 'OauthGrant', scope: 'users:read', byId: grantsById }],
    deployment: [{ table: 'oauth_record', typeName: 'OauthGrant', byId: ownGrantsById }],
  },
  eventResources: { oauth_grant: { typeName: 'OauthGrant', byId: grantsById, omittedFields: [] } },
};
