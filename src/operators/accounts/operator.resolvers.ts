import type { Resolvers } from '../../generated/console.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { countOperators, getOperator, operatorNames, operatorPage } from './operator.reads.ts';
import { removeOperator, updateOperator } from './operator.service.ts';

export const operatorResolvers: Resolvers = {
  Query: {
    operator: (_, __, { rows, viewer }) => getOperator(rows, viewer.deploymentId, viewer.actor.id ?? '0'),
    operators: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => operatorPage(rows, deploymentId, page), {
        total: () => countOperators(rows, deploymentId),
      }),
    operatorNames: (_, { ids }, { rows, viewer }) => operatorNames(rows, viewer.deploymentId, ids),
  },
  Mutation: {
    updateOperator: (_, { id, input }, ctx) => updateOperator(ctx, id, input),
    removeOperator: (_, { id }, ctx) => removeOperator(ctx, id),
  },
};
