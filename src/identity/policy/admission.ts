import { type Restrictions, restrictionListsOf } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';

/** Throws 403 when the settings do not allow the client's country. An unknown country is on neither list. */
export function assertCountryAllowed(
  { request }: Pick<Context, 'request'>,
  { countryRestrictions }: Restrictions,
): void {
  const { mode, allowedCountryCodes, blockedCountryCodes } = countryRestrictions;
  if (mode === 'DISABLED') return;
  const { country } = request;
  const isListed =
    country !== null && (mode === 'ALLOWLIST' ? allowedCountryCodes : blockedCountryCodes).includes(country);
  if (isListed === (mode === 'ALLOWLIST')) return;
  throw new ServiceError('COUNTRY_NOT_ALLOWED', 'This deployment is not available in your country.');
}

/**
 * Throws 403 when one of the addresses is on the blocklist, or none of them is on an enabled allowlist. A user without an
 * address is on neither list.
 */
export async function assertEmailsAllowed(
  rows: Rows,
  deploymentId: number,
  { allowlistEnabled, blocklistEnabled }: Restrictions,
  emailKeys: readonly string[],
): Promise<void> {
  if (!allowlistEnabled && !blocklistEnabled) return;
  const lists = emailKeys.length === 0 ? new Set() : await restrictionListsOf(rows, deploymentId, emailKeys);
  const isBlocked = blocklistEnabled && lists.has('block');
  if (!isBlocked && (!allowlistEnabled || lists.has('allow'))) return;
  throw identifierNotAllowed();
}

export const identifierNotAllowed = () =>
  new ServiceError('IDENTIFIER_NOT_ALLOWED', 'This email address is not allowed on this deployment.');

/** An address that its user must verify before they may sign in. */
export interface UnverifiedAddress {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
}

/**
 * Checks a user who has passed every factor so far against the current restrictions. The blocklist applies to the primary
 * address and to every verified one. The allowlist applies only to verified addresses, because any user can claim an
 * address. Returns the address on the allowlist that the user must verify first, or null when the user may sign in.
 */
export async function checkRestrictions(
  { request, rows, viewer }: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<UnverifiedAddress | null> {
  assertCountryAllowed({ request }, restrictions);
  if (!restrictions.allowlistEnabled && !restrictions.blocklistEnabled) return null;
  const { deploymentId } = viewer;
  const addresses = await rows
    .selectFrom('user_email')
    .select(['id', 'email', 'email_key as emailKey', 'status', 'verified_at as verifiedAt'])
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('verified_at', 'is not', null), where('is_primary', '=', true)]))
    .execute();
  await assertEmailsAllowed(rows, deploymentId, restrictions, keysOf(addresses));
  const unverified = addresses.find(({ verifiedAt }) => verifiedAt === null);
  if (!restrictions.allowlistEnabled || unverified === undefined) return null;
  const listsOfVerified = await restrictionListsOf(
    rows,
    deploymentId,
    keysOf(addresses.filter((address) => address !== unverified)),
  );
  if (listsOfVerified.has('allow')) return null;
  if (unverified.status === 'pending') throw identifierNotAllowed();
  return unverified;
}

const keysOf = (addresses: readonly UnverifiedAddress[]) => addresses.map(({ emailKey }) => emailKey);

/** The same for operations without a verification step: an unverified address is rejected too. */
export async function assertMaySignIn(
  ctx: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<void> {
  if ((await checkRestrictions(ctx, restrictions, userId)) !== null) throw identifierNotAllowed();
}
