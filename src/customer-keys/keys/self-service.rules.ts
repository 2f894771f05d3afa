import { assertOrganizationsEnabled, assertWorkspacesEnabled } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import {
  hasPermissionForKey,
  notWorkspaceMember,
  organizationAccess,
  type Rights,
  workspaceAccess,
} from '../../tenancy/index.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import type { SelfService } from '../apps/self-service.ts';
import type { LockedApp } from './api-auth-key.record.ts';
import { countActiveSelfMadeKeys } from './self-service.reads.ts';

/** An app whose keys users can create for themselves. */
interface SelfServiceApp {
  readonly id: string;
  readonly keyPrefix: string;
  readonly selfService: SelfService;
}

/** The organization or workspace in which a key acts. */
interface KeyContext {
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

/**
 * 404 for an app without self-service, as if it did not exist. 403 for an inactive app, whose keys would not be
 * accepted.
 */
export function assertSelfServiceApp({ id, keyPrefix, isActive, selfService }: LockedApp): SelfServiceApp {
  if (selfService === null) throw apiAuthAppNotFound();
  if (!isActive) throw new ServiceError('FEATURE_DISABLED', 'This API is disabled.');
  return { id, keyPrefix, selfService };
}

/** 403 when the deployment's settings disable the organizations or workspaces that the key would act in. */
export async function assertContextEnabled(
  { rows, deploymentId }: Transaction,
  { organizationId, workspaceId }: KeyContext,
): Promise<void> {
  if (workspaceId != null) await assertWorkspacesEnabled(rows, deploymentId);
  else if (organizationId != null) await assertOrganizationsEnabled(rows, deploymentId);
}

/**
 * 403 for permissions that the app's self-service does not grant, or that the user's roles in the key's context do not
 * have. Both limits apply: organizations define their own roles, while the company decides what the app grants.
 */
export async function assertMayGrant(
  { viewer }: Context,
  { rows }: Transaction,
  { selfService }: SelfServiceApp,
  context: KeyContext,
  permissions: readonly string[],
): Promise<void> {
  const ctx = { rows, viewer };
  const own = await ownRights(ctx, context);
  const grantable = new Set(selfService.permissions);
  rejectLacking(
    permissions.filter((permission) => !grantable.has(permission)),
    'Keys that users create for this API cannot have the permissions',
  );
  if (own !== null) {
    rejectLacking(
      permissions.filter((permission) => !hasPermissionForKey(own, permission)),
      'Your roles in the organization or workspace do not have the permissions',
    );
  }
}

/**
 * The rights of the user's roles in the context, as the check of the key evaluates them. Null for a key without a
 * context. 403 when the user is not a member.
 */
async function ownRights(
  ctx: Pick<Context, 'rows' | 'viewer'>,
  { organizationId, workspaceId }: KeyContext,
): Promise<Rights | null> {
  if (workspaceId != null) {
    const { level, membershipId, rolePermissions } = await workspaceAccess(ctx, workspaceId);
    if (membershipId === null) throw notWorkspaceMember();
    return { level, permissions: rolePermissions };
  }
  return organizationId == null ? null : organizationAccess(ctx, organizationId);
}

function rejectLacking(lacking: readonly string[], reason: string): void {
  if (lacking.length > 0) throw new ServiceError('INSUFFICIENT_PERMISSIONS', `${reason} ${lacking.join(', ')}.`);
}

/**
 * 409 when the user already has `maxKeys` self-made keys of the app that are neither revoked nor expired. Concurrent
 * requests wait for each other.
 */
export async function assertBelowKeyLimit(
  tx: Transaction,
  { id }: SelfServiceApp,
  userId: string,
  maxKeys: number,
): Promise<void> {
  await tx.lock(`api_auth_key ${id} of user ${userId}`);
  const count = await countActiveSelfMadeKeys(tx.rows, tx.deploymentId, { appId: id, userId, now: tx.now });
  if (count < maxKeys) return;
  throw new ServiceError(
    'CONFLICT',
    `You already have ${count} active keys, including rotated keys that have not expired yet. Revoke one first.`,
  );
}
