import type { Context } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Restrictions } from '../deployment/settings.ts';
import { listsOf } from './restriction.reads.ts';

/** Refuses who comes from where the settings let nobody come from. An unknown country is on neither list. */
export function assertCountry({ request }: Pick<Context, 'request'>, { countryRestrictions }: Restrictions): void {
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
  throw new ServiceError('IDENTIFIER_NOT_ALLOWED', 'This deployment does not take this address.');
}

/** Holds a user who has passed every factor so far to the restrictions as they are now. */
export async function assertMaySignIn(
  { request, rows, viewer }: Pick<Context, 'request' | 'rows' | 'viewer'>,
  restrictions: Restrictions,
  userId: string,
): Promise<void> {
  assertCountry({ request }, restrictions);
  if (!restrictions.allowlistEnabled && !restrictions.blocklistEnabled) return;
  const addresses = await rows
    .selectFrom('user_email')
    .select('email_key as key')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('verified_at', 'is not', null), where('is_primary', '=', true)]))
    .execute();
  await assertListed(
    rows,
    viewer.deploymentId,
    restrictions,
    addresses.map(({ key }) => key),
  );
}
