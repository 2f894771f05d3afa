import { aiAgentsFeature } from './ai/agents/feature.ts';
import { conversationsFeature } from './ai/conversations/feature.ts';
import { knowledgeBaseDocumentsFeature } from './ai/documents/feature.ts';
import { entitiesFeature } from './ai/entities/feature.ts';
import { knowledgeBasesFeature } from './ai/knowledge-bases/feature.ts';
import { lexicalIndexFeature } from './ai/lexical/feature.ts';
import { documentProcessingFeature } from './ai/processing/feature.ts';
import { aiProviderFeature } from './ai/provider/feature.ts';
import { aiAgentRunsFeature } from './ai/runs/feature.ts';
import { knowledgeBaseSearchFeature } from './ai/search/feature.ts';
import { aiSettingsFeature } from './ai/settings/feature.ts';
import { aiAgentThreadsFeature } from './ai/threads/feature.ts';
import { aiToolsFeature } from './ai/tools/feature.ts';
import { aiAgentUsageFeature } from './ai/usage/feature.ts';
import { vectorsFeature } from './ai/vectors/feature.ts';
import { analyticsFeature } from './audit/analytics/feature.ts';
import { fanOutFeature } from './audit/fan-out/feature.ts';
import { auditLogFeature } from './audit/log/feature.ts';
import { retentionFeature } from './audit/retention/feature.ts';
import { apiAuthAppsFeature } from './customer-keys/apps/feature.ts';
import { apiKeyCheckFeature } from './customer-keys/check/feature.ts';
import { apiAuthKeysFeature } from './customer-keys/keys/feature.ts';
import { apiAuthUsageFeature } from './customer-keys/usage/feature.ts';
import { apiKeysFeature } from './deployment/api-keys/feature.ts';
import { deploymentsFeature } from './deployment/deployments/feature.ts';
import { developmentMessagesFeature } from './deployment/development-messages/feature.ts';
import { imagesFeature } from './deployment/images/feature.ts';
import { messageTemplatesFeature } from './deployment/messages/feature.ts';
import { restrictionsFeature } from './deployment/restrictions/feature.ts';
import { settingsFeature } from './deployment/settings/feature.ts';
import { signingKeysFeature } from './deployment/signing-keys/feature.ts';
import { smtpFeature } from './deployment/smtp/feature.ts';
import { accountFeature } from './identity/account/feature.ts';
import { addressesFeature } from './identity/addresses/feature.ts';
import { attemptsFeature } from './identity/attempts/feature.ts';
import { authSettingsFeature } from './identity/auth-settings/feature.ts';
import { currentSessionFeature } from './identity/current-session/feature.ts';
import { enrolmentFeature } from './identity/enrolment/feature.ts';
import { erasureFeature } from './identity/erasure/feature.ts';
import { exportFeature } from './identity/export/feature.ts';
import { factorsFeature } from './identity/factors/feature.ts';
import { userImportsFeature } from './identity/imports/feature.ts';
import { meFeature } from './identity/me/feature.ts';
import { messagesFeature } from './identity/messages/feature.ts';
import { passkeysFeature } from './identity/passkeys/feature.ts';
import { passwordResetFeature } from './identity/password-reset/feature.ts';
import { reauthenticationFeature } from './identity/reauthentication/feature.ts';
import { sessionsFeature } from './identity/sessions/feature.ts';
import { signInFeature } from './identity/sign-in/feature.ts';
import { signInTicketsFeature } from './identity/sign-in-tickets/feature.ts';
import { signUpFeature } from './identity/sign-up/feature.ts';
import { socialAttemptsFeature } from './identity/social-attempts/feature.ts';
import { socialConnectionsFeature } from './identity/social-connections/feature.ts';
import { socialProvidersFeature } from './identity/social-providers/feature.ts';
import { socialSettingsFeature } from './identity/social-settings/feature.ts';
import { socialSignInFeature } from './identity/social-sign-in/feature.ts';
import { socialTokensFeature } from './identity/social-tokens/feature.ts';
import { userSupportFeature } from './identity/support/feature.ts';
import { jwtTemplatesFeature } from './identity/tokens/feature.ts';
import { userManagementFeature } from './identity/user-management/feature.ts';
import { usersFeature } from './identity/users/feature.ts';
import { verificationFeature } from './identity/verification/feature.ts';
import { verificationOperationsFeature } from './identity/verification-operations/feature.ts';
import { waitlistFeature } from './identity/waitlist/feature.ts';
import { walletsFeature } from './identity/wallets/feature.ts';
import { oauthApplicationsFeature } from './oauth/applications/feature.ts';
import { oauthConsentFeature } from './oauth/consent/feature.ts';
import { deviceSignInFeature } from './oauth/device-sign-in/feature.ts';
import { oauthGrantsFeature } from './oauth/grants/feature.ts';
import { oauthRecordsFeature } from './oauth/records/feature.ts';
import { oauthResourcesFeature } from './oauth/resources/feature.ts';
import { oauthSignOutFeature } from './oauth/sign-out/feature.ts';
import { operatorsFeature } from './operators/accounts/feature.ts';
import { installedDeploymentsFeature } from './operators/deployments/feature.ts';
import { installationHealthFeature } from './operators/health/feature.ts';
import { operatorInvitationsFeature } from './operators/invitations/feature.ts';
import { databaseFeature } from './platform/database/feature.ts';
import { orderMigrations } from './platform/database/migrations/migrations.ts';
import { EventCatalog } from './platform/events/event-catalog.ts';
import { eventsFeature } from './platform/events/feature.ts';
import type { Feature } from './platform/feature.ts';
import { idempotencyFeature } from './platform/idempotency/feature.ts';
import { backfillsFeature } from './platform/jobs/backfills/feature.ts';
import { nodesFeature } from './platform/nodes/feature.ts';
import { NodeCatalog } from './platform/nodes/node-catalog.ts';
import { rateLimitsFeature } from './platform/rate-limits/feature.ts';
import { invitationsFeature } from './tenancy/invitations/feature.ts';
import { organizationDeletionFeature } from './tenancy/organization-deletion/feature.ts';
import { organizationsFeature } from './tenancy/organizations/feature.ts';
import { rolesFeature } from './tenancy/roles/feature.ts';
import { workspacesFeature } from './tenancy/workspaces/feature.ts';
import { webhookAppsFeature } from './webhooks/apps/feature.ts';
import { webhookDeliveriesFeature } from './webhooks/deliveries/feature.ts';
import { webhookEndpointsFeature } from './webhooks/endpoints/feature.ts';
import { webhookEventTypesFeature } from './webhooks/event-types/feature.ts';
import { webhookReplayFeature } from './webhooks/replay/feature.ts';
import { webhookStatisticsFeature } from './webhooks/statistics/feature.ts';
import { webhookDeliveryStreamFeature } from './webhooks/stream/feature.ts';
import { webhookTriggersFeature } from './webhooks/triggers/feature.ts';

/** The features of the service, in the order in which contexts depend on each other. Add a new feature here. */
export const features: readonly Feature[] = [
  databaseFeature,
  backfillsFeature,
  nodesFeature,
  eventsFeature,
  idempotencyFeature,
  rateLimitsFeature,
  deploymentsFeature,
  settingsFeature,
  smtpFeature,
  developmentMessagesFeature,
  messageTemplatesFeature,
  apiKeysFeature,
  signingKeysFeature,
  restrictionsFeature,
  imagesFeature,
  usersFeature,
  userImportsFeature,
  addressesFeature,
  erasureFeature,
  exportFeature,
  verificationFeature,
  messagesFeature,
  factorsFeature,
  walletsFeature,
  passkeysFeature,
  socialProvidersFeature,
  socialConnectionsFeature,
  socialAttemptsFeature,
  socialTokensFeature,
  meFeature,
  sessionsFeature,
  attemptsFeature,
  currentSessionFeature,
  signInFeature,
  signInTicketsFeature,
  userSupportFeature,
  signUpFeature,
  reauthenticationFeature,
  socialSignInFeature,
  enrolmentFeature,
  accountFeature,
  verificationOperationsFeature,
  passwordResetFeature,
  waitlistFeature,
  userManagementFeature,
  authSettingsFeature,
  socialSettingsFeature,
  jwtTemplatesFeature,
  organizationsFeature,
  workspacesFeature,
  organizationDeletionFeature,
  rolesFeature,
  invitationsFeature,
  oauthApplicationsFeature,
  oauthResourcesFeature,
  oauthRecordsFeature,
  oauthSignOutFeature,
  oauthGrantsFeature,
  oauthConsentFeature,
  deviceSignInFeature,
  apiAuthAppsFeature,
  apiAuthKeysFeature,
  apiKeyCheckFeature,
  apiAuthUsageFeature,
  aiProviderFeature,
  aiSettingsFeature,
  aiAgentsFeature,
  aiAgentRunsFeature,
  aiAgentThreadsFeature,
  aiAgentUsageFeature,
  aiToolsFeature,
  conversationsFeature,
  knowledgeBasesFeature,
  knowledgeBaseDocumentsFeature,
  documentProcessingFeature,
  vectorsFeature,
  entitiesFeature,
  lexicalIndexFeature,
  knowledgeBaseSearchFeature,
  webhookAppsFeature,
  webhookEndpointsFeature,
  webhookEventTypesFeature,
  webhookTriggersFeature,
  webhookDeliveriesFeature,
  webhookReplayFeature,
  webhookStatisticsFeature,
  webhookDeliveryStreamFeature,
  auditLogFeature,
  analyticsFeature,
  fanOutFeature,
  retentionFeature,
  operatorsFeature,
  operatorInvitationsFeature,
  installedDeploymentsFeature,
  installationHealthFeature,
];

export const entities = features.flatMap(({ entities = [] }) => entities);
export const migrations = orderMigrations(features.flatMap(({ migrations = [] }) => migrations));
export const workers = features.flatMap(({ workers = [] }) => workers);
export const events = new EventCatalog(features);
export const nodes = new NodeCatalog(features);
