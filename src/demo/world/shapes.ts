import type { CreateAiAgentInput, CreateAiKnowledgeBaseInput } from '../../ai/graph/types.ts';
import type { CreateApiAuthAppInput, CreateApiAuthKeyInput } from '../../customer-keys/graph/types.ts';
import type { CreateJwtTemplateInput } from '../../identity/graph/types.ts';
import type { CreateRoleInput } from '../../tenancy/graph/types.ts';
import type { CreateWebhookEndpointInput } from '../../webhooks/graph/types.ts';

/** Somebody of a demo organization. The handle is the username, and what stands before the @ of the address. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  readonly jobTitle: string;
  /** A role of the organization; the built-in Member without one. */
  readonly role?: string;
  readonly phone?: string;
}

export interface DemoWorkspace {
  readonly name: string;
  readonly description: string;
  readonly roles: readonly CreateRoleInput[];
  /** Handles by the role that they have here. Guests come from the other organizations. */
  readonly members: Readonly<Record<string, readonly string[]>>;
  readonly invitations?: readonly DemoInvitation[];
}

export interface DemoInvitation {
  readonly email: string;
  readonly role: string;
  /** Handle of the member who invites; the application does without one. */
  readonly by?: string;
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

/** A browser in which somebody is signed in. */
export interface DemoBrowser {
  readonly handle: string;
  readonly userAgent: string;
  readonly ip: string;
}

/** Somebody who asked to be let in. */
export interface DemoApplicant {
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
  /** A file of the `handbook` folder. */
  readonly file: string;
}

export interface DemoKnowledgeBase extends CreateAiKnowledgeBaseInput {
  readonly documents: readonly DemoDocument[];
}

/** Knowledge bases go by their names until they have ids. */
export type DemoAgent = CreateAiAgentInput;
export type DemoJwtTemplate = CreateJwtTemplateInput;

export interface DemoApiAuthApp extends CreateApiAuthAppInput {
  readonly keys: readonly DemoApiAuthKey[];
}

export interface DemoApiAuthKey
  extends Pick<CreateApiAuthKeyInput, 'name' | 'permissions' | 'metadata' | 'rateLimits'> {
  /** Names and a handle, until they have ids. */
  readonly organization?: string;
  readonly workspace?: string;
  readonly person?: string;
  /** How many days it lasts; for ever when left out. */
  readonly days?: number;
  /** Whether the person made it. */
  readonly selfMade?: boolean;
  /** The key itself, where it was brought along. */
  readonly known?: string;
  /** Why it was revoked. */
  readonly revoked?: string;
}

export interface DemoWebhookApp {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly Omit<CreateWebhookEndpointInput, 'appName'>[];
}
