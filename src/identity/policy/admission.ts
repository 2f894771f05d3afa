import { listsOf, type Restrictions } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';

/** Refuses who comes from where the settings let nobody come from. An unknown country is on neither list. */
export function assertCountryAllowed({ request }: Pick<Context, 'request'>, { countryRestrictions }: Restrictions): void {
  const { mode, allowedCountryCodes, blockedCountryCodes } = countryRestrictions;
  if (mode === 'DISABLED') return;
  const { country } = request;
  const isListed =
    country !== null && (mode === 'ALLOWLIST' ? allowedCountryCodes : blockedCountryCodes).includes(country);
  if (isListed === (mode === 'ALLOWLIST')) return;
  throw new ServiceError('COUNTRY_NOT_ALLOWED', 'This deployment takes nobody from the country you call from.');
}

/**
 * Refuses who stands on the blocklist, or not on the allowlist, by any of their addresses. Somebody without an address can
 * stand on neither.
 */
export async function assertListed(
  rows: Rows,
  deploymentId: number,
  { allowlistEnabled, blocklistEnabled }: Restrictions,
  emailKeys: readonly string[],
): Promise<void> {
  if (!allowlistEnabled && !blocklistEnabled) return;
  const lists = emailKeys.length === 0 ? new Set() : await listsOf(rows, deploymentId, emailKeys);
  const isBlocked = blocklistEnabled && lists.has('block');
  if (!isBlocked && (!allowlistEnabled || lists.has('allow'))) return;
  throw identifierNotAllowed();
}

export const identifierNotAllowed = () =>
  new ServiceError('IDENTIFIER_NOT_ALLOWED', 'This deployment does not take this address.');

/** An address that its user has to prove before they may sign in. */
export interface UnverifiedAddress {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
}

/**
 * Holds a user who has passed every factor so far to the restrictions as they are now. The blocklist goes by the primary
 * address and every verified one. The allowlist goes by verified ones alone: anyone can claim an address. Returns the
 * address that would be on it once it is proved, or null where the user may sign in.
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
  await assertListed(rows, deploymentId, restrictions, keysOf(addresses));
  const unproved = addresses.find(({ verifiedAt }) => verifiedAt === null);
  if (!restrictions.allowlistEnabled || unproved === undefined) return null;
  const proved = await listsOf(rows, deploymentId, keysOf(addresses.filter((address) => address !== unproved)));
  if (proved.has('allow')) return null;
  if (unproved.status === 'pending') throw identifierNotAllowed();
  return unproved;
}

const keysOf = (addresses: readonly UnverifiedAddress[]) => addresses.map(({ emailKey }) => emailKey);

/** The same where there is no step that could ask for a proof. */
export async function assertMaySignIn(
  ctx: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<void> {
  if ((await checkRestrictions(ctx, restrictions, userId)) !== null) throw identifierNotAllowed();
}
