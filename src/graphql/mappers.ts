import type * as Graph from './generated/types.ts';

/**
 * What resolvers pass on for a type, where it differs from the default. Codegen reads the names of this file's exports:
 * `export interface UserRow` or `export type UserRow` becomes the parent of every resolver of `User`.
 *
 * Without an entry, the parent of a type is the type's own fields less its edges (`OrganizationList.data` and other parts
 * are parents themselves), and the parent of a `…Connection` is the `Connection` of its nodes' parents. An entry is
 * needed where a row carries what the type doesn't show, such as the foreign key an edge loads by, or lacks what a
 * resolver computes:
 *
 *     export interface MembershipRow extends Omit<Membership, 'user' | 'lastActive'> { readonly userId: string }
 */

/** Its own columns alone: counts and edges are read in batches, when they are asked for. */
export type OrganizationRow = Pick<
  Graph.Organization,
  'id' | 'name' | 'displayName' | 'slug' | 'description' | 'logoUrl' | 'createdAt' | 'updatedAt'
>;

/** Roles come with the row where the list's own statement has read them; under an edge they are read in a batch. */
export type OrganizationMembershipRow = Omit<Graph.OrganizationMembership, 'roles' | 'organization' | 'user'> & {
  readonly roles?: readonly RoleRow[];
};

export type RoleRow = Graph.Role;

/** Their own columns alone: what other features hang on them is read in batches, when it is asked for. */
export type UserRow = Pick<
  Graph.User,
  'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'isActive' | 'publicMetadata' | 'createdAt' | 'updatedAt'
>;

export type AuditRecordRow = Omit<Graph.AuditRecord, 'actorUser' | 'actorApiKey'>;

/** Its own columns and settings alone: every feature hangs its edges on it. */
export type DeploymentRow = Pick<
  Graph.Deployment,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'maintenanceMode'
  | 'backendHost'
  | 'frontendHost'
  | 'mailFromHost'
  | 'publishableKey'
  | 'mode'
  | 'authSettings'
  | 'uiSettings'
  | 'b2bSettings'
  | 'restrictions'
  | 'emailProvider'
  | 'customSmtpConfig'
>;

export type WorkspaceRow = Omit<
  Graph.Workspace,
  'memberCount' | 'organization' | 'members' | 'roles' | 'invitations' | 'apiAuthKeys'
>;

/** The row of a list has its roles. The row of an edge has none; it has what its document reads of the member and the user. */
export type WorkspaceMemberRow = Omit<Graph.WorkspaceMember, 'roles' | 'workspace' | 'user'> & {
  readonly roles?: readonly RoleRow[];
  readonly userUpdatedAt?: string;
  readonly userIsActive?: boolean;
  readonly userPublicMetadata?: Record<string, unknown>;
};

export type ApiAuthAppRow = Omit<Graph.ApiAuthApp, 'keys' | 'usage'>;

/** With what its edge to the app loads by. */
export type ApiAuthKeyRow = Omit<
  Graph.ApiAuthKey,
  'app' | 'user' | 'organization' | 'workspace' | 'replacedBy' | 'replaces' | 'usage'
> & {
  readonly appId: string;
};

/** What it holds is read in batches, when it is asked for. */
export type AiKnowledgeBaseRow = Omit<Graph.AiKnowledgeBase, 'documentCount' | 'totalTokens' | 'documents'>;

/** The secret stays sealed until somebody who may see it asks; `signingSecret` is there in the answer that creates it. */
export interface WebhookAppRow
  extends Omit<Graph.WebhookApp, 'deploymentId' | 'signingSecret' | 'endpoints' | 'eventTypes' | 'replays'> {
  readonly id: string;
  readonly signingSecretSealed: string;
  readonly signingSecretHint: string;
  readonly signingSecret?: string;
}

/** What is sent is read when it is asked for. */
export type WebhookDeliveryDetailsRow = Omit<Graph.WebhookDeliveryDetails, 'request'>;

/** The app's id groups what is read of several apps. */
export type WebhookReplayRow = Graph.WebhookReplay & { readonly appId: string };

export type WebhookDeliveryRow = Omit<Graph.WebhookDelivery, 'attemptLog'>;

export interface WebhookDeliveryEventRow extends Omit<Graph.WebhookDeliveryEvent, 'delivery'> {
  readonly delivery: WebhookDeliveryRow | null;
}

export interface WebhookEndpointRow
  extends Omit<
    Graph.WebhookEndpoint,
    'endpointId' | 'headers' | 'rateLimit' | 'signingSecret' | 'subscriptions' | 'app' | 'deliveries'
  > {
  readonly appId: string;
  readonly headersSealed: string | null;
  readonly rateLimitDurationMs: number | null;
  readonly rateLimitMaxRequests: number | null;
  readonly signingSecretHint: string | null;
  readonly signingSecret?: string;
}

export type WebhookEventTypeRow = Omit<Graph.WebhookEventType, 'archived'> & { readonly id: string };

/** Addresses are read in batches, when they are asked for. */
export type MeRow = Omit<Graph.Me, 'emails' | 'phones' | 'organizationMemberships' | 'workspaceMemberships'>;
