import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { SigningKeyPurpose, SigningKeyState } from '../graph/types.ts';
import type { SigningPurpose } from './signing-key.entity.ts';
import { mayHaveSigned, publishedUntil } from './verification-keys.ts';

/** Keys that sign, will sign, or whose tokens may still be about. The private half is no column of any read here. */
function currentKeys(rows: Rows, deploymentId: number, now = new Date()) {
  return rows
    .selectFrom('signing_key as sk')
    .where('sk.deployment_id', '=', deploymentId)
    .where((where) => where.or([where('sk.state', '=', 'next'), mayHaveSigned(now)]));
}

function shownKeys(rows: Rows, deploymentId: number) {
  return currentKeys(rows, deploymentId).select([
    'sk.kid',
    sql<SigningKeyState>`upper(sk.state)`.as('state'),
    sql<SigningKeyPurpose>`upper(sk.purpose)`.as('purpose'),
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
  return shownKeys(rows, deploymentId).orderBy('sk.id', 'desc').limit(limit).offset(offset).execute();
}

/** Keys by `kid`, as lists show them. */
export async function signingKeysByKid(rows: Rows, deploymentId: number, kids: readonly string[]) {
  const found = await shownKeys(rows, deploymentId).where('sk.kid', 'in', kids).execute();
  return (kid: string) => {
    const key = found.find((each) => each.kid === kid);
    if (key === undefined) throw new Error(`There is no signing key ${kid}.`);
    return key;
  };
}

/** The public keys that tokens of this purpose are verified with, oldest first. */
export function publicKeys(rows: Rows, deploymentId: number, purpose: SigningPurpose) {
  return currentKeys(rows, deploymentId)
    .select(['sk.state', 'sk.public_jwk as jwk'])
    .where('sk.purpose', '=', purpose)
    .orderBy('sk.id')
    .execute();
}
