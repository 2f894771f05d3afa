import { type RawBuilder, sql } from 'kysely';

/**
 * Restricts `delivery` to the primary keys in a common table expression, besides the join with it. Without statistics about
 * that expression PostgreSQL would read the whole table to join it; an array of keys is always looked up in the index.
 */
export function byKey(keys: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`delivery.deployment_id = any(array(select distinct deployment_id from ${keys}))
    and delivery.id = any(array(select id from ${keys}))`;
}
