import { aiAgentResolvers } from './ai-agent/ai-agent.resolvers.ts';
import { aiKnowledgeBaseResolvers } from './ai-knowledge-base/ai-knowledge-base.resolvers.ts';
import { knowledgeBaseDocumentResolvers } from './ai-knowledge-base/knowledge-base-document.resolvers.ts';
import { apiAuthAppResolvers } from './api-auth/api-auth-app.resolvers.ts';
import { apiKeyCheckResolvers } from './api-auth/check/check.resolvers.ts';
import { apiAuthKeyResolvers } from './api-auth/key/api-auth-key.resolvers.ts';
import { myApiAuthKeysResolvers } from './api-auth/key/my-api-auth-keys.resolvers.ts';
import { apiAuthUsageResolvers } from './api-auth/usage/usage.resolvers.ts';
import { apiKeyResolvers } from './api-key/api-key.resolvers.ts';
import { auditLogResolvers } from './audit-log/audit-log.resolvers.ts';
import { authenticatorResolvers } from './authenticator/authenticator.resolvers.ts';
import { deploymentResolvers } from './deployment/deployment.resolvers.ts';
import { metadataResolvers } from './deployment/metadata.resolvers.ts';
import { smtpConfigResolvers } from './deployment/smtp-config.resolvers.ts';
import { invitationResolvers } from './invitation/invitation.resolvers.ts';
import { memberInvitationResolvers } from './invitation/member-invitation.resolvers.ts';
import { myInvitationResolvers } from './invitation/my-invitation.resolvers.ts';
import { jwtTemplateResolvers } from './jwt-template/jwt-template.resolvers.ts';
import { meResolvers } from './me/me.resolvers.ts';
import { mergeResolvers } from './merge.ts';
import { myOrganizationsResolvers } from './organization/my-organizations.resolvers.ts';
import { organizationResolvers } from './organization/organization.resolvers.ts';
import { organizationMembershipResolvers } from './organization/organization-membership.resolvers.ts';
import { passwordResetResolvers } from './password-reset/password-reset.resolvers.ts';
import { restrictionResolvers } from './restriction/restriction.resolvers.ts';
import { roleResolvers } from './role/role.resolvers.ts';
import { serviceEventResolvers } from './service-event/service-event.resolvers.ts';
import { reauthenticateResolvers } from './session/reauthenticate.resolvers.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { signInResolvers } from './session/sign-in.resolvers.ts';
import { verificationResolvers } from './session/verification.resolvers.ts';
import { signUpResolvers } from './sign-up/sign-up.resolvers.ts';
import { signingKeyResolvers } from './signing-key/signing-key.resolvers.ts';
import { userResolvers } from './user/user.resolvers.ts';
import { waitlistResolvers } from './waitlist/waitlist.resolvers.ts';
import { webhookReplayResolvers } from './webhook/replay/replay.resolvers.ts';
import { webhookStatsResolvers } from './webhook/stats/stats.resolvers.ts';
import { webhookDeliveryStreamResolvers } from './webhook/stream/stream.resolvers.ts';
import { webhookAppResolvers } from './webhook/webhook-app.resolvers.ts';
import { webhookDeliveryResolvers } from './webhook/webhook-delivery.resolvers.ts';
import { webhookEndpointResolvers } from './webhook/webhook-endpoint.resolvers.ts';
import { webhookEventTypeResolvers } from './webhook/webhook-event-type.resolvers.ts';
import { myWorkspacesResolvers } from './workspace/my-workspaces.resolvers.ts';
import { workspaceResolvers } from './workspace/workspace.resolvers.ts';
import { workspaceMembershipResolvers } from './workspace/workspace-membership.resolvers.ts';

/** Every feature's resolvers, merged by type. */
export const resolvers = mergeResolvers([
  auditLogResolvers,
  aiAgentResolvers,
  aiKnowledgeBaseResolvers,
  knowledgeBaseDocumentResolvers,
  apiAuthAppResolvers,
  apiAuthKeyResolvers,
  myApiAuthKeysResolvers,
  apiKeyCheckResolvers,
  apiAuthUsageResolvers,
  apiKeyResolvers,
  authenticatorResolvers,
  deploymentResolvers,
  metadataResolvers,
  smtpConfigResolvers,
  invitationResolvers,
  memberInvitationResolvers,
  myInvitationResolvers,
  jwtTemplateResolvers,
  meResolvers,
  myOrganizationsResolvers,
  myWorkspacesResolvers,
  organizationMembershipResolvers,
  organizationResolvers,
  restrictionResolvers,
  waitlistResolvers,
  reauthenticateResolvers,
  passwordResetResolvers,
  roleResolvers,
  serviceEventResolvers,
  sessionResolvers,
  signInResolvers,
  signingKeyResolvers,
  signUpResolvers,
  userResolvers,
  verificationResolvers,
  webhookAppResolvers,
  webhookDeliveryResolvers,
  webhookDeliveryStreamResolvers,
  webhookEndpointResolvers,
  webhookEventTypeResolvers,
  webhookReplayResolvers,
  webhookStatsResolvers,
  workspaceMembershipResolvers,
  workspaceResolvers,
]);
