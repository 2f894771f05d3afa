import { AiAgentKnowledgeBase } from './ai-agent/ai-agent-knowledge-base.entity.ts';
import { AiAgent } from './ai-agent/ai-agent.entity.ts';
import { AiKnowledgeBase } from './ai-knowledge-base/ai-knowledge-base.entity.ts';
import { DocumentPart } from './ai-knowledge-base/document-part.entity.ts';
import { KnowledgeBaseDocument } from './ai-knowledge-base/knowledge-base-document.entity.ts';
import { ApiAuthApp } from './api-auth/api-auth-app.entity.ts';
import { ApiKey } from './api-key/api-key.entity.ts';
import { SigningKey } from './api-key/signing-key.entity.ts';
import { Authenticator } from './authenticator/authenticator.entity.ts';
import { BackupCode } from './authenticator/backup-code.entity.ts';
import { Deployment } from './deployment/deployment.entity.ts';
import { SmtpConfig } from './deployment/smtp-config.entity.ts';
import { Event } from '../database/event.entity.ts';
import { InvitationRole } from './invitation/invitation-role.entity.ts';
import { Invitation } from './invitation/invitation.entity.ts';
import { JwtTemplate } from './jwt-template/jwt-template.entity.ts';
import { OrganizationMembershipRole } from './organization/organization-membership-role.entity.ts';
import { OrganizationMembership } from './organization/organization-membership.entity.ts';
import { Organization } from './organization/organization.entity.ts';
import { Role } from './role/role.entity.ts';
import { Session } from './session/session.entity.ts';
import { SigninAttempt } from './session/signin-attempt.entity.ts';
import { Signin } from './session/signin.entity.ts';
import { SocialConnection } from './user/social-connection.entity.ts';
import { UserEmail } from './user/user-email.entity.ts';
import { UserPhone } from './user/user-phone.entity.ts';
import { User } from './user/user.entity.ts';
import { WebhookApp } from './webhook/webhook-app.entity.ts';
import { WebhookDelivery } from './webhook/webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook/webhook-endpoint.entity.ts';
import { WebhookMessage } from './webhook/webhook-message.entity.ts';
import { WebhookSubscription } from './webhook/webhook-subscription.entity.ts';
import { WorkspaceMembershipRole } from './workspace/workspace-membership-role.entity.ts';
import { WorkspaceMembership } from './workspace/workspace-membership.entity.ts';
import { Workspace } from './workspace/workspace.entity.ts';

/** Every table, declared once. MikroORM writes through these, and the types of all rows are inferred from them. */
export const entities = [
  AiAgentKnowledgeBase,
  AiAgent,
  AiKnowledgeBase,
  DocumentPart,
  KnowledgeBaseDocument,
  ApiAuthApp,
  ApiKey,
  SigningKey,
  Authenticator,
  BackupCode,
  Deployment,
  SmtpConfig,
  Event,
  InvitationRole,
  Invitation,
  JwtTemplate,
  OrganizationMembershipRole,
  OrganizationMembership,
  Organization,
  Role,
  Session,
  SigninAttempt,
  Signin,
  SocialConnection,
  UserEmail,
  UserPhone,
  User,
  WebhookApp,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookMessage,
  WebhookSubscription,
  WorkspaceMembershipRole,
  WorkspaceMembership,
  Workspace,
] as const;
