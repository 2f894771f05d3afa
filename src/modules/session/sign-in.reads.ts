import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';

/** What a sign-in has to know of a user. */
export interface Account {
  readonly id: string;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  /** Whether a verified authenticator asks for its code. */
  readonly hasAuthenticator: boolean;
}

/** Whether the user `u` has a verified authenticator. */
export const hasAuthenticator = sql<boolean>`exists (
  select from authenticator f where f.deployment_id = u.deployment_id and f.user_id = u.id and f.verified_at is not null
)`;

const accounts = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.is_active as isActive',
      'u.password_hash as passwordHash',
      hasAuthenticator.as('hasAuthenticator'),
    ])
    .where('u.deployment_id', '=', deploymentId);

export function accountByEmail(rows: Rows, deploymentId: number, emailKey: string): Promise<Account | undefined> {
  return accounts(rows, deploymentId)
    .innerJoin('user_email as e', (join) =>
      join.onRef('e.deployment_id', '=', 'u.deployment_id').onRef('e.user_id', '=', 'u.id'),
    )
    .where('e.email_key', '=', emailKey)
    .executeTakeFirst();
}

export function accountByUsername(rows: Rows, deploymentId: number, usernameKey: string): Promise<Account | undefined> {
  return accounts(rows, deploymentId).where('u.username_key', '=', usernameKey).executeTakeFirst();
}
