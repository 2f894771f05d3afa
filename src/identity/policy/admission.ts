import { sql } from 'kysely';
import { type AuthSettings, type Restrictions, restrictionListsOf } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';

/** Whether the settings allow the country. An unknown country is on neither list. */
export function isCountryAllowed({ countryRestrictions }: Restrictions, country: string | null): boolean {
  const { mode, allowedCountryCodes, blockedCountryCodes } = countryRestrictions;
  if (mode === 'DISABLED') return true;
  const isListed =
    country !== null && (mode === 'ALLOWLIST' ? allowedCountryCodes : blockedCountryCodes).includes(country);
  return isListed === (mode === 'ALLOWLIST');
}

/** Throws 403 when the settings do not allow the client's country. */
export function assertCountryAllowed({ request }: Pick<Context, 'request'>, restrictions: Restrictions): void {
  if (isCountryAllowed(restrictions, request.country)) return;
  throw new ServiceError('COUNTRY_NOT_ALLOWED', 'This deployment is not available in your country.');
}

/** The setting that rejects addresses on these lists; null when the settings allow them. */
function listSetting(
  { allowlistEnabled, blocklistEnabled }: Restrictions,
  lists: ReadonlySet<string>,
): 'allowlistEnabled' | 'blocklistEnabled' | null {
  if (blocklistEnabled && lists.has('block')) return 'blocklistEnabled';
  return allowlistEnabled && !lists.has('allow') ? 'allowlistEnabled' : null;
}

/**
 * Throws 403 when one of the addresses is on the blocklist, or none of them is on an enabled allowlist. A user without an
 * address is on neither list.
 */
export async function assertEmailsAllowed(
  rows: Rows,
  deploymentId: number,
  restrictions: Restrictions,
  emailKeys: readonly string[],
): Promise<void> {
  if (!restrictions.allowlistEnabled && !restrictions.blocklistEnabled) return;
  const lists = emailKeys.length === 0 ? new Set<string>() : await restrictionListsOf(rows, deploymentId, emailKeys);
  if (listSetting(restrictions, lists) !== null) throw identifierNotAllowed();
}

export const identifierNotAllowed = () =>
  new ServiceError('IDENTIFIER_NOT_ALLOWED', 'This email address is not allowed on this deployment.');

/** An address that its user must verify before they may sign in. */
export interface UnverifiedAddress {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
}

/** An address of a user, and the restriction lists that it or its domain is on. */
export interface ListedAddress extends UnverifiedAddress {
  readonly status: string;
  readonly verifiedAt: string | null;
  readonly lists: readonly string[];
}

/** The primary and the verified addresses of each user, which the restriction lists apply to. */
export async function listedAddressesOf(
  rows: Rows,
  deploymentId: number,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ListedAddress[]>> {
  const found = await rows
    .selectFrom('user_email as e')
    .select([
      'e.user_id as userId',
      'e.id',
      'e.email',
      'e.email_key as emailKey',
      'e.status',
      'e.verified_at as verifiedAt',
      sql<string[]>`array(
        select list from restriction r where r.deployment_id = ${DEPLOYMENT_ID}
          and r.value_key in (e.email_key, substr(e.email_key, strpos(e.email_key, '@') + 1))
      )`.as('lists'),
    ])
    .where('e.deployment_id', '=', deploymentId)
    .where('e.user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .where((where) => where.or([where('e.verified_at', 'is not', null), where('e.is_primary', '=', true)]))
    .execute();
  return Map.groupBy(found, ({ userId }) => userId);
}

/** What the restriction lists decide about a user who signs in. */
export type EmailAdmission =
  | { readonly outcome: 'allowed' }
  /** The lists reject the user. `setting` is the one that decides. */
  | { readonly outcome: 'rejected'; readonly setting: 'allowlistEnabled' | 'blocklistEnabled' }
  /** The user must verify the address first, which is on the allowlist. */
  | { readonly outcome: 'unverified'; readonly address: UnverifiedAddress };

/**
 * Decides whether the restriction lists allow a user with these addresses to sign in. The blocklist applies to the primary
 * address and to every verified one. The allowlist applies only to verified addresses, because any user can claim an address.
 */
export function emailAdmission(restrictions: Restrictions, addresses: readonly ListedAddress[]): EmailAdmission {
  const setting = listSetting(restrictions, new Set(addresses.flatMap(({ lists }) => lists)));
  if (setting !== null) return { outcome: 'rejected', setting };
  const address = addresses.find(({ verifiedAt }) => verifiedAt === null);
  if (!restrictions.allowlistEnabled || address === undefined) return { outcome: 'allowed' };
  if (addresses.some((each) => each !== address && each.lists.includes('allow'))) return { outcome: 'allowed' };
  return address.status === 'pending'
    ? { outcome: 'rejected', setting: 'allowlistEnabled' }
    : { outcome: 'unverified', address };
}

/** Whether a sign-in can verify an address before it is completed: with a code, not with a link. */
export const canVerifyEmailAtSignIn = ({ email }: AuthSettings): boolean => email.otpVerificationAllowed;

/**
 * Checks a user who has passed every factor so far against the current restrictions. Returns the address on the allowlist that
 * the user must verify first, or null when the user may sign in.
 */
export async function checkRestrictions(
  { request, rows, viewer }: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<UnverifiedAddress | null> {
  assertCountryAllowed({ request }, restrictions);
  if (!restrictions.allowlistEnabled && !restrictions.blocklistEnabled) return null;
  const addresses = await listedAddressesOf(rows, viewer.deploymentId, [userId]);
  const admission = emailAdmission(restrictions, addresses.get(userId) ?? []);
  if (admission.outcome === 'rejected') throw identifierNotAllowed();
  return admission.outcome === 'unverified' ? admission.address : null;
}

/** The same for operations without a verification step: an unverified address is rejected too. */
export async function assertMaySignIn(
  ctx: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<void> {
  if ((await checkRestrictions(ctx, restrictions, userId)) !== null) throw identifierNotAllowed();
}
