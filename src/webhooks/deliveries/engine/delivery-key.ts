import { type RawBuilder, sql } from 'kysely';

/**
 * Restricts `delivery` to the primary keys in a common table expression. Use it in addition to the join with the expression:
 * PostgreSQL has no statistics about the expression and might scan the whole table. Keys in an array always use the index.
 */
export function deliveryKeyIn(keys: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`delivery.deployment_id = any(array(select distinct deployment_id from ${keys}))
    and delivery.id = any(array(select id from ${keys}))`;
}
