import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { idText, timestampText } from '../../platform/database/statements/json-columns.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The email addresses of each user, the primary one first. */
export async function emailsByUser({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await emailsOf(rows, viewer.deploymentId)
    .select('user_id as userId')
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return Map.groupBy(found, (row) => row.userId);
}

/** The phone numbers of each user, the primary one first. */
export async function phonesByUser({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await phonesOf(rows, viewer.deploymentId)
    .select('user_id as userId')
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return Map.groupBy(found, (row) => row.userId);
}

/** The email addresses of a deployment's users, in the form of `jsonRows`. Callers add the condition on the user. */
export function emailsOf(rows: Rows, deploymentId: number) {
  return (
    rows
      .selectFrom('user_email')
      .select([
        idText('user_email.id').as('id'),
        'email',
        'is_primary as isPrimary',
        sql<boolean>`verified_at is not null`.as('isVerified'),
        timestampText<string | null>('verified_at').as('verifiedAt'),
      ])
      .where('deployment_id', '=', deploymentId)
      .orderBy('is_primary', 'desc')
      // Qualified, because the output column `id` is text and would be sorted as text.
      .orderBy('user_email.id')
  );
}

/** The verified primary email address, which receives notices and codes; undefined when there is none. */
export async function verifiedPrimaryEmail(rows: Rows, deploymentId: number, userId: string) {
  const found = await emailsOf(rows, deploymentId)
    .where('user_id', '=', userId)
    .where('is_primary', '=', true)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return found?.email;
}

/** The phone numbers of a deployment's users, in the form of `jsonRows`. Callers add the condition on the user. */
export function phonesOf(rows: Rows, deploymentId: number) {
  return (
    rows
      .selectFrom('user_phone')
      .select([
        idText('user_phone.id').as('id'),
        'phone_number as phoneNumber',
        'is_primary as isPrimary',
        sql<boolean>`verified_at is not null`.as('isVerified'),
        timestampText<string | null>('verified_at').as('verifiedAt'),
      ])
      .where('deployment_id', '=', deploymentId)
      .orderBy('is_primary', 'desc')
      // Qualified, because the output column `id` is text and would be sorted as text.
      .orderBy('user_phone.id')
  );
}

/** The email addresses of any user by id. */
export async function emailsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await emailsOf(rows, viewer.deploymentId)
    .where('user_email.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The signed-in user's email addresses by id. */
export async function ownEmailsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await emailsOf(rows, viewer.deploymentId)
    .where('user_id', '=', viewer.assertSignedIn().userId)
    .where('user_email.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The phone numbers of any user by id. */
export async function phonesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await phonesOf(rows, viewer.deploymentId)
    .where('user_phone.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The signed-in user's phone numbers by id. */
export async function ownPhonesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await phonesOf(rows, viewer.deploymentId)
    .where('user_id', '=', viewer.assertSignedIn().userId)
    .where('user_phone.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
