import { EventSchema } from '../database/event.entity.ts';
import { MasterKeySchema } from '../database/master-key.entity.ts';
import { AiAgentSchema } from './ai-agent/ai-agent.entity.ts';
import { AiAgentKnowledgeBaseSchema } from './ai-agent/ai-agent-knowledge-base.entity.ts';
import { AiKnowledgeBaseSchema } from './ai-knowledge-base/ai-knowledge-base.entity.ts';
import { DocumentPartSchema } from './ai-knowledge-base/document-part.entity.ts';
import { KnowledgeBaseDocumentSchema } from './ai-knowledge-base/knowledge-base-document.entity.ts';
import { ApiAuthAppSchema } from './api-auth/api-auth-app.entity.ts';
import { ApiAuthKeySchema } from './api-auth/key/api-auth-key.entity.ts';
import { ApiAuthUsageSchema } from './api-auth/usage/api-auth-usage.entity.ts';
import { ApiKeySchema } from './api-key/api-key.entity.ts';
import { AuthenticatorSchema } from './authenticator/authenticator.entity.ts';
import { BackupCodeSchema } from './authenticator/backup-code.entity.ts';
import { DeploymentSchema } from './deployment/deployment.entity.ts';
import { SmtpConfigSchema } from './deployment/smtp-config.entity.ts';
import { IdempotencyKeySchema } from './idempotency/idempotency-key.entity.ts';
import { InvitationSchema } from './invitation/invitation.entity.ts';
import { InvitationRoleSchema } from './invitation/invitation-role.entity.ts';
import { JwtTemplateSchema } from './jwt-template/jwt-template.entity.ts';
import { OrganizationSchema } from './organization/organization.entity.ts';
import { OrganizationMembershipSchema } from './organization/organization-membership.entity.ts';
import { OrganizationMembershipRoleSchema } from './organization/organization-membership-role.entity.ts';
import { RestrictionSchema } from './restriction/restriction.entity.ts';
import { RoleSchema } from './role/role.entity.ts';
import { AttemptCounterSchema } from './session/attempt-counter.entity.ts';
import { KnownDeviceSchema } from './session/known-device.entity.ts';
import { SessionSchema } from './session/session.entity.ts';
import { SigninSchema } from './session/signin.entity.ts';
import { SigninAttemptSchema } from './session/signin-attempt.entity.ts';
import { SignupAttemptSchema } from './sign-up/signup-attempt.entity.ts';
import { SigningKeySchema } from './signing-key/signing-key.entity.ts';
import { SocialConnectionSchema } from './user/social-connection.entity.ts';
import { UserSchema } from './user/user.entity.ts';
import { UserEmailSchema } from './user/user-email.entity.ts';
import { UserPhoneSchema } from './user/user-phone.entity.ts';
import { VerificationSchema } from './verification/verification.entity.ts';
import { WaitlistEntrySchema } from './waitlist/waitlist-entry.entity.ts';
import { EventFanOutSchema } from './webhook/event-fan-out.entity.ts';
import { WebhookAppSchema } from './webhook/webhook-app.entity.ts';
import { WebhookAttemptSchema } from './webhook/webhook-attempt.entity.ts';
import { WebhookDeliverySchema } from './webhook/webhook-delivery.entity.ts';
import { WebhookEndpointSchema } from './webhook/webhook-endpoint.entity.ts';
import { WebhookEventTypeSchema } from './webhook/webhook-event-type.entity.ts';
import { WebhookMessageSchema } from './webhook/webhook-message.entity.ts';
import { WebhookReplaySchema } from './webhook/webhook-replay.entity.ts';
import { WebhookSubscriptionSchema } from './webhook/webhook-subscription.entity.ts';
import { WorkspaceSchema } from './workspace/workspace.entity.ts';
import { WorkspaceMembershipSchema } from './workspace/workspace-membership.entity.ts';
import { WorkspaceMembershipRoleSchema } from './workspace/workspace-membership-role.entity.ts';

/** Every table, declared once. MikroORM writes through these, and the types of all rows are inferred from them. */
export const entities = [
  RestrictionSchema,
  KnownDeviceSchema,
  SignupAttemptSchema,
  VerificationSchema,
  WaitlistEntrySchema,
  WebhookAttemptSchema,
  WebhookEventTypeSchema,
  WebhookReplaySchema,
  EventFanOutSchema,
  IdempotencyKeySchema,
  AiAgentKnowledgeBaseSchema,
  AiAgentSchema,
  AiKnowledgeBaseSchema,
  DocumentPartSchema,
  KnowledgeBaseDocumentSchema,
  ApiAuthAppSchema,
  ApiAuthKeySchema,
  ApiAuthUsageSchema,
  ApiKeySchema,
  SigningKeySchema,
  AuthenticatorSchema,
  BackupCodeSchema,
  DeploymentSchema,
  SmtpConfigSchema,
  InvitationRoleSchema,
  InvitationSchema,
  JwtTemplateSchema,
  OrganizationMembershipRoleSchema,
  OrganizationMembershipSchema,
  OrganizationSchema,
  RoleSchema,
  AttemptCounterSchema,
  SessionSchema,
  SigninAttemptSchema,
  SigninSchema,
  SocialConnectionSchema,
  UserEmailSchema,
  UserPhoneSchema,
  UserSchema,
  WebhookAppSchema,
  WebhookDeliverySchema,
  WebhookEndpointSchema,
  WebhookMessageSchema,
  WebhookSubscriptionSchema,
  WorkspaceMembershipRoleSchema,
  WorkspaceMembershipSchema,
  WorkspaceSchema,
  EventSchema,
  MasterKeySchema,
] as const;
