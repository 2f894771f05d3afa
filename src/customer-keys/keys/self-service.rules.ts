import { assertOrganizationsEnabled, assertWorkspacesEnabled } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import {
  includesForKey,
  notWorkspaceMember,
  organizationAccess,
  type Rights,
  workspaceAccess,
} from '../../tenancy/index.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import type { LockedApp } from './api-auth-key.record.ts';
import { countActiveSelfMadeKeys } from './self-service.reads.ts';
import type { SelfService } from './self-service.ts';

/** An app in which users make keys of their own. */
interface SelfServiceApp {
  readonly id: string;
  readonly keyPrefix: string;
  readonly selfService: SelfService;
}

/** Where a key acts. */
interface KeyContext {
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

/** 404 for an app in which users make no keys, as if there were none; 403 while it is switched off: its keys would open nothing. */
export function assertSelfServiceApp({ id, keyPrefix, isActive, selfService }: LockedApp): SelfServiceApp {
  if (selfService === null) throw apiAuthAppNotFound();
  if (!isActive) throw new ServiceError('FEATURE_DISABLED', 'This API is switched off.');
  return { id, keyPrefix, selfService };
}

/** 403 where the deployment's settings switch off what a key shall act in: its members change nothing there either. */
export async function assertContextEnabled(
  { rows, deploymentId }: Transaction,
  { organizationId, workspaceId }: KeyContext,
): Promise<void> {
  if (workspaceId != null) await assertWorkspacesEnabled(rows, deploymentId);
  else if (organizationId != null) await assertOrganizationsEnabled(rows, deploymentId);
}

/**
 * 403 where a key shall permit more than the app lets users give, or than the user's roles where it acts. Both are bounds:
 * those who run an organization make its roles themselves, and what the app is open for is the company's to say.
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
  const given = new Set(selfService.permissions);
  rejectLacking(
    permissions.filter((permission) => !given.has(permission)),
    'The keys that users make for this API are not permitted',
  );
  if (own !== null) {
    rejectLacking(
      permissions.filter((permission) => !includesForKey(own, permission)),
      'Your own roles there do not permit',
    );
  }
}

/** What the user's roles permit there, as the check of the key will ask; null where the key acts for the user alone. 403 for others than members. */
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

function rejectLacking(lacking: readonly string[], what: string): void {
  if (lacking.length > 0) throw new ServiceError('INSUFFICIENT_PERMISSIONS', `${what} ${lacking.join(', ')}.`);
}

/** 409 where `most` keys that the user made for the app still hold. Two calls at once wait for each other. */
export async function assertBelowKeyLimit(
  tx: Transaction,
  { id }: SelfServiceApp,
  userId: string,
  most: number,
): Promise<void> {
  await tx.lock(`api_auth_key ${id} of user ${userId}`);
  const holding = await countActiveSelfMadeKeys(tx.rows, tx.deploymentId, { appId: id, userId, now: tx.now });
  if (holding < most) return;
  throw new ServiceError(
    'CONFLICT',
    `${holding} keys of yours hold already, those included that were rotated and live on. Revoke one first.`,
  );
}
