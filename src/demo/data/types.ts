import type {
  CreateAiAgentInput,
  CreateAiKnowledgeBaseInput,
  CreateApiAuthAppInput,
  CreateApiAuthKeyInput,
  CreateJwtTemplateInput,
  CreateWebhookEndpointInput,
} from '../../generated/backend.ts';
import type { CreateRoleInput } from '../../generated/common.ts';

/** A user of a demo organization. The handle is the username and the local part of the email address. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  readonly jobTitle: string;
  /** A role of the organization; by default the built-in role Member. */
  readonly role?: string;
  readonly phone?: string;
}

export interface DemoWorkspace {
  readonly name: string;
  readonly description: string;
  readonly roles: readonly CreateRoleInput[];
  /** Handles by role. Guests are users of the other organizations. */
  readonly members: Readonly<Record<string, readonly string[]>>;
  readonly invitations?: readonly DemoInvitation[];
}

export interface DemoInvitation {
  readonly email: string;
  readonly role: string;
  /** The handle of the member who invites; without it, the application invites. */
  readonly inviterHandle?: string;
}

export interface DemoOrganization {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly domain: string;
  readonly timeZone: string;
  readonly roles: readonly CreateRoleInput[];
  readonly people: readonly DemoPerson[];
  readonly workspaces: readonly DemoWorkspace[];
  readonly invitations: readonly DemoInvitation[];
}

/** A browser with a signed-in user. */
export interface DemoBrowser {
  readonly handle: string;
  readonly userAgent: string;
  readonly ip: string;
}

/** A user who has joined the waitlist. */
export interface DemoWaitlistEntry {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isApproved: boolean;
}

export interface DemoRestriction {
  readonly list: 'allow' | 'block';
  /** An address or a domain. */
  readonly value: string;
}

export interface DemoDocument {
  readonly name: string;
  /** The name of a file in the `handbook` folder. */
  readonly file: string;
}

export interface DemoKnowledgeBase extends CreateAiKnowledgeBaseInput {
  readonly documents: readonly DemoDocument[];
}

/** Refers to knowledge bases by name, because they have no ids yet. */
export type DemoAgent = CreateAiAgentInput;
export type DemoJwtTemplate = CreateJwtTemplateInput;

export interface DemoApiAuthApp extends CreateApiAuthAppInput {
  readonly keys: readonly DemoApiAuthKey[];
}

export interface DemoApiAuthKey
  extends Pick<CreateApiAuthKeyInput, 'name' | 'permissions' | 'metadata' | 'rateLimits'> {
  /** Names of the owners and a handle, because they have no ids yet. */
  readonly organization?: string;
  readonly workspace?: string;
  readonly person?: string;
  /** The number of days until it expires; it never expires by default. */
  readonly validDays?: number;
  /** Whether the person created it. */
  readonly isSelfCreated?: boolean;
  /** The key itself, if it is imported. */
  readonly importedKey?: string;
  /** The reason for its revocation, if it is revoked. */
  readonly revocationReason?: string;
}

export interface DemoWebhookApp {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly Omit<CreateWebhookEndpointInput, 'appName'>[];
}
