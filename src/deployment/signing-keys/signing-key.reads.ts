import { sql } from 'kysely';
import type { SigningKeyFilter, SigningKeyPurpose, SigningKeyState } from '../../generated/backend.ts';
import type { SigningAlgorithm } from '../../platform/crypto/jwt.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { KeyPurpose } from './key-set.ts';
import type { SigningPurpose } from './signing-key.entity.ts';
import { isCurrent, publishedUntil } from './verification-keys.ts';

/** What lists show of a key, and what decides whether they do. */
const COLUMNS = ['sk.id', 'sk.kid', 'sk.state', 'sk.created_at', 'sk.retired_at', 'sk.longest_ttl'] as const;

/**
 * Keys of all purposes that sign, will sign, or whose tokens may still be valid. Reads here never select the private key.
 */
function currentKeys(rows: Rows, deploymentId: number, now = new Date()) {
  const ofService = rows
    .selectFrom('signing_key as sk')
    .select([...COLUMNS, sql<KeyPurpose>`sk.purpose`.as('purpose'), sql<SigningAlgorithm>`'ES256'`.as('algorithm')])
    .where('sk.deployment_id', '=', deploymentId)
    .where(isCurrent(now));
  const ofProvider = rows
    .selectFrom('oidc_signing_key as sk')
    .select([...COLUMNS, sql<KeyPurpose>`'oidc'`.as('purpose'), 'sk.algorithm'])
    .where('sk.deployment_id', '=', deploymentId)
    .where(isCurrent(now));
  return rows.selectFrom(ofService.unionAll(ofProvider).as('sk'));
}

function selectShownKeys(rows: Rows, deploymentId: number) {
  return currentKeys(rows, deploymentId).select([
    'sk.kid',
    sql<SigningKeyState>`upper(sk.state)`.as('state'),
    sql<SigningKeyPurpose>`upper(sk.purpose)`.as('purpose'),
    'sk.algorithm',
    'sk.created_at as createdAt',
    'sk.retired_at as retiredAt',
    publishedUntil.as('publishedUntil'),
  ]);
}

/** Up to `limit` keys, newest first. */
export function listSigningKeys(
  rows: Rows,
  deploymentId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectShownKeys(rows, deploymentId).orderBy('sk.id', 'desc').limit(limit).offset(offset).execute();
}

/** The filter of a list of keys. */
type Filter = SigningKeyFilter | null | undefined;

/** A page of keys with their ids, which cursors require, plus one row that tells whether more follow. */
export function signingKeyPage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return selectShownKeys(rows, deploymentId)
    .select('sk.id')
    .where(matchesFilter(filter))
    .$call(inPage('sk.id', page))
    .execute();
}

/** The number of keys that match the filter. */
export async function countSigningKeys(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await currentKeys(rows, deploymentId)
    .where(matchesFilter(filter))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the key `sk` matches the filter. */
function matchesFilter(filter: Filter) {
  const { kids, state, purpose } = filter ?? {};
  const conditions = [sql<boolean>`true`];
  if (kids) conditions.push(sql<boolean>`sk.kid = any(${kids}::text[])`);
  if (state) conditions.push(sql<boolean>`sk.state = ${state.toLowerCase()}`);
  if (purpose) conditions.push(sql<boolean>`sk.purpose = ${purpose.toLowerCase()}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Keys by `kid`, as lists show them. */
export async function signingKeysByKid(rows: Rows, deploymentId: number, kids: readonly string[]) {
  const found = await selectShownKeys(rows, deploymentId).where('sk.kid', 'in', kids).execute();
  return (kid: string) => {
    const key = found.find((each) => each.kid === kid);
    if (key === undefined) throw new Error(`There is no signing key ${kid}.`);
    return key;
  };
}

/** The public keys that verify tokens of this purpose, oldest first. */
export function publicKeys(rows: Rows, deploymentId: number, purpose: SigningPurpose) {
  return rows
    .selectFrom('signing_key as sk')
    .select(['sk.state', 'sk.public_jwk as jwk'])
    .where('sk.deployment_id', '=', deploymentId)
    .where('sk.purpose', '=', purpose)
    .where(isCurrent(new Date()))
    .orderBy('sk.id')
    .execute();
}
