import { sql } from 'kysely';

/**
 * Ends a subquery that finds one row by its key, and makes PostgreSQL run it for each outer row. Otherwise it may compare all rows with
 * all others, because its estimates are wrong as long as a table has no statistics: up to an hour in PGlite, and for the first minute
 * of an import in PostgreSQL.
 */
export const LOOK_UP_EACH = sql`offset 0`;

/** Restricts rows that are found by their `ctid` to a deployment, without an index that PostgreSQL may prefer to the `ctid`. */
export const isOfDeployment = (deploymentId: number) => sql<boolean>`(deployment_id = ${deploymentId}) is true`;
