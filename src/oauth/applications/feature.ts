import { sql } from 'kysely';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { oauthApplicationResolvers } from './backend/oauth-application.resolvers.ts';
import { managedApplicationsById } from './deployment/oauth-application.reads.ts';
import { memberApplicationResolvers } from './deployment/oauth-application.resolvers.ts';
import { Migration043Oauth } from './migrations/043-oauth.ts';
import { Migration045OauthApplicationRoles } from './migrations/045-oauth-application-roles.ts';
import { Migration046OauthGrantOrganizations } from './migrations/046-oauth-grant-organizations.ts';
import { Migration047OauthReferenceIndexes } from './migrations/047-oauth-reference-indexes.ts';
import { Migration059UnregisteredClients } from './migrations/059-unregistered-clients.ts';
import { Migration060UnregisteredClientIndexes } from './migrations/060-unregistered-client-indexes.ts';
import { Migration061DeviceSignIn } from './migrations/061-device-sign-in.ts';
import { Migration062TokenExchange } from './migrations/062-token-exchange.ts';
import { Migration063BoundTokens } from './migrations/063-bound-tokens.ts';
import { Migration064PushedRequests } from './migrations/064-pushed-requests.ts';
import { OauthApplicationSchema } from './oauth-application.entity.ts';
import { applicationsById } from './oauth-application.reads.ts';
import { OauthApplicationRoleSchema } from './oauth-application-role.entity.ts';
import { OauthApplicationSecretSchema } from './oauth-application-secret.entity.ts';

const scope = 'oauth_applications:read';

/** Applications that sign users in with this service, or get tokens for themselves. */
export const oauthApplicationsFeature: Feature = {
  entities: [OauthApplicationRoleSchema, OauthApplicationSchema, OauthApplicationSecretSchema],
  migrations: [
    { name: '043-oauth', class: Migration043Oauth, servesFrom: 31 },
    { name: '045-oauth-application-roles', class: Migration045OauthApplicationRoles, servesFrom: 31 },
    { name: '046-oauth-grant-organizations', class: Migration046OauthGrantOrganizations, servesFrom: 31 },
    { name: '047-oauth-reference-indexes', class: Migration047OauthReferenceIndexes, servesFrom: 31 },
    { name: '059-unregistered-clients', class: Migration059UnregisteredClients, servesFrom: 31 },
    { name: '060-unregistered-client-indexes', class: Migration060UnregisteredClientIndexes, servesFrom: 31 },
    { name: '061-device-sign-in', class: Migration061DeviceSignIn, servesFrom: 31 },
    { name: '062-token-exchange', class: Migration062TokenExchange, servesFrom: 31 },
    { name: '063-bound-tokens', class: Migration063BoundTokens, servesFrom: 31 },
    { name: '064-pushed-requests', class: Migration064PushedRequests, servesFrom: 31 },
  ],
  retention: [
    {
      table: 'oauth_application',
      time: 'metadata_expires_at',
      before: (run) => daysBefore(run, 1),
      // One that an operator has deactivated stays, or else it would come back active.
      isEnded: sql`is_active and not exists (select from oauth_record record
        where record.deployment_id = oauth_application.deployment_id and record.application_id = oauth_application.id)`,
    },
  ],
  resourceNames: { oauth_application: { column: 'name', field: 'name' } },
  resolvers: { backend: [oauthApplicationResolvers], deployment: [memberApplicationResolvers] },
  events: lifecycleEvents(scope, 'oauth_application', 'An OAuth application'),
  nodes: {
    backend: [{ table: 'oauth_application', typeName: 'OauthApplication', scope, byId: applicationsById }],
    deployment: [{ table: 'oauth_application', typeName: 'OauthApplication', byId: managedApplicationsById }],
  },
  eventResources: {
    oauth_application: { omittedFields: ['secrets', 'roles'], readScopes: { oauth_application_secret: scope } },
  },
  tags: {
    'oauth-applications': {
      name: 'OAuth applications',
      description: 'Applications that sign users in by OpenID Connect, and services that get access tokens.',
    },
  },
};
