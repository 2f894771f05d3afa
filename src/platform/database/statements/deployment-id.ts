import type { Expression, OperationNode } from 'kysely';
import { RawNode } from 'kysely';

/** Where the compiler of queries writes the deployment of the statement. */
export const DEPLOYMENT_NODE: OperationNode = RawNode.createWithSql('deployment of the statement');

/**
 * The deployment that the statement names elsewhere (`deployment_id = ${…}`), as its parameter. SQL texts restrict the tables of each
 * sub-select by it, where the id itself is not at hand: `where held.deployment_id = ${DEPLOYMENT_ID}`. Equality with a column of
 * the outer query would not tell a distributed database on which node the rows are. Queries built with Kysely need it nowhere.
 */
export const DEPLOYMENT_ID: Expression<number> = {
  expressionType: undefined,
  toOperationNode: () => DEPLOYMENT_NODE,
};
