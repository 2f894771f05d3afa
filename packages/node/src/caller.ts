import { AuthError } from './auth-error.ts';
import type { Claims } from './verify-token.ts';

/** What every authenticated caller can be asked. */
interface Permitted {
  /** The organization that the credential acts in; null for none. */
  readonly organizationId: string | null;
  /** The workspace that the credential acts in; null for none. */
  readonly workspaceId: string | null;
  readonly permissions: ReadonlySet<string>;
  has(required: Required): boolean;
}

/** What a request needs. */
export interface Required {
  /** A permission, such as `invoices:approve`, or several, all of which are needed. */
  readonly permission?: string | readonly string[] | undefined;
  /** A scope of an access token, or several. Other credentials have no scopes and pass. */
  readonly scope?: string | readonly string[] | undefined;
  /** The organization that a path or a body names. */
  readonly organizationId?: string | undefined;
}

/** A user who is signed in. */
export interface SessionCaller extends Permitted {
  readonly kind: 'session';
  readonly userId: string;
  readonly sessionId: string;
  readonly signInId: string;
  /** Who acts for the user; null when the user has signed in. */
  readonly impersonator: string | null;
  readonly claims: Claims;
}

/** An application with an access token of the OpenID provider. */
export interface AccessTokenCaller extends Permitted {
  readonly kind: 'access_token';
  readonly clientId: string;
  /** The user who has allowed it; null for a machine. */
  readonly userId: string | null;
  readonly scopes: ReadonlySet<string>;
  readonly claims: Claims;
}

/** A customer with an API key. */
export interface ApiKeyCaller extends Permitted {
  readonly kind: 'api_key';
  readonly keyId: string;
  /** The owner of the key; null when it has none, or is owned by an organization or a workspace. */
  readonly userId: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export type Caller = SessionCaller | AccessTokenCaller | ApiKeyCaller;

/** What is active in a session. */
export interface Active {
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/**
 * The caller of a session token. A JWT template adds the claims about the organization and the workspace. Without them, those that are
 * `active` count, without permissions.
 */
export function sessionCaller(claims: Claims, active?: Active): SessionCaller {
  const act = claims['act'] as { readonly sub?: unknown } | undefined;
  return {
    kind: 'session',
    userId: claims.sub,
    sessionId: required(claims, 'sid'),
    signInId: required(claims, 'signin_id'),
    impersonator: typeof act?.sub === 'string' ? act.sub : null,
    claims,
    ...permitted(claims, null, active),
  };
}

export function accessTokenCaller(claims: Claims): AccessTokenCaller {
  const clientId = required(claims, 'client_id');
  const scopes = new Set(
    String(claims['scope'] ?? '')
      .split(' ')
      .filter((each) => each !== ''),
  );
  return {
    kind: 'access_token',
    clientId,
    userId: claims.sub === clientId ? null : claims.sub,
    scopes,
    claims,
    ...permitted(claims, scopes),
  };
}

function permitted(claims: Claims, scopes: ReadonlySet<string> | null, active?: Active): Permitted {
  const permissions = [claims['org_permissions'], claims['workspace_permissions']].flat();
  return permittedTo({
    organizationId: textOf(claims['org_id']) ?? active?.organizationId ?? null,
    workspaceId: textOf(claims['workspace_id']) ?? active?.workspaceId ?? null,
    permissions: permissions.filter((each): each is string => typeof each === 'string'),
    scopes,
  });
}

interface Rights {
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  readonly permissions: readonly string[];
  readonly scopes: ReadonlySet<string> | null;
}

/** Answers what a caller with these rights may do. */
export function permittedTo({ organizationId, workspaceId, permissions, scopes }: Rights): Permitted {
  const held = new Set(permissions);
  return {
    organizationId,
    workspaceId,
    permissions: held,
    has({ permission = [], scope = [], organizationId: organization }) {
      return (
        [permission].flat().every((each) => held.has(each)) &&
        (scopes === null || [scope].flat().every((each) => scopes.has(each))) &&
        (organization === undefined || organization === organizationId)
      );
    },
  };
}

function required(claims: Claims, name: string): string {
  const value = claims[name];
  if (typeof value !== 'string') throw new AuthError('MALFORMED_TOKEN', `The token has no claim ${name}.`);
  return value;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
