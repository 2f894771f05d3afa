import { sql } from 'kysely';
import type { OperatorRole } from '../../generated/console.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

export const operatorNotFound = () => notFound('USER_NOT_FOUND', 'The operator');

/** A page of operators, plus one row that tells whether more follow. */
export function operatorPage(rows: Rows, deploymentId: number, page: EdgePage) {
  return selectOperators(rows, deploymentId).$call(inPage('operator.id', page)).execute();
}

export async function countOperators(rows: Rows, deploymentId: number): Promise<number> {
  const { count } = await rows
    .selectFrom('operator')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** One operator; 404 when there is none with the id. */
export function getOperator(rows: Rows, deploymentId: number, id: string) {
  return selectOperators(rows, deploymentId).where('operator.id', '=', id).executeTakeFirstOrThrow(operatorNotFound);
}

/** The operator with the id, or undefined. */
export function findOperator(rows: Rows, deploymentId: number, id: string) {
  return selectOperators(rows, deploymentId).where('operator.id', '=', id).executeTakeFirst();
}

/** The names of operators, also of those who were removed, whose users are kept. */
export function operatorNames(rows: Rows, deploymentId: number, ids: readonly string[]) {
  return rows
    .selectFrom('user')
    .select(['id', fullName.as('name')])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
}

const fullName = sql<string>`coalesce(nullif(concat_ws(' ', "user".first_name, "user".last_name), ''), "user".primary_email, '')`;

function selectOperators(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('operator')
    .innerJoin('user', (join) =>
      join.onRef('user.deployment_id', '=', 'operator.deployment_id').onRef('user.id', '=', 'operator.id'),
    )
    .select([
      'operator.id as id',
      'user.primary_email as email',
      'operator.deployment_ids as deploymentIds',
      'user.last_active_at as lastActiveAt',
      'operator.created_at as createdAt',
    ])
    .select([
      sql<OperatorRole>`upper(operator.role)`.as('role'),
      fullName.as('name'),
      sql<boolean>`exists (select from authenticator where deployment_id = ${DEPLOYMENT_ID} and user_id = operator.id
          and verified_at is not null)
        or exists (select from passkey where deployment_id = ${DEPLOYMENT_ID} and user_id = operator.id)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('operator.deployment_id', '=', deploymentId)
    .where('user.is_active', '=', true);
}

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

declare module '../../platform/context.ts' {
  interface Context {
    /** The operator who sent the request, in the console. */
    readonly operator?: OperatorRow;
  }
}
