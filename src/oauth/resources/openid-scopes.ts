import { ACCOUNT_SCOPES } from '../../platform/access/account-scopes.ts';

/** The claims about a user that each scope of OpenID Connect allows. */
export const CLAIMS_OF_SCOPE = {
  profile: ['name', 'given_name', 'family_name', 'preferred_username', 'picture', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  organizations: ['organizations'],
  organization: ['org_id', 'org_name', 'org_slug', 'org_roles', 'org_permissions'],
  workspaces: ['workspaces'],
} as const;

/** The scopes of OpenID Connect that applications can have. */
export const OPENID_SCOPES = [
  'openid',
  'profile',
  'email',
  'phone',
  'organizations',
  'organization',
  'workspaces',
  'offline_access',
] as const;

/** A scope of OpenID Connect, as requests and the database write it. */
export type StoredOpenidScope = (typeof OPENID_SCOPES)[number];

/**
 * The names that scopes of resources cannot have: OpenID Connect Core, section 5.4, also defines `address`, and the others are those of
 * the deployment host, which pages describe in their own words.
 */
export const RESERVED_SCOPES: ReadonlySet<string> = new Set([...OPENID_SCOPES, 'address', ...ACCOUNT_SCOPES]);

/** The scope that each claim about a user belongs to. The others are about the sign-in, and need no consent. */
export const SCOPE_OF_CLAIM: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CLAIMS_OF_SCOPE).flatMap(([scope, claims]) => claims.map((claim) => [claim, scope])),
);
