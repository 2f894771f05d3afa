import type { Feature } from '../../platform/feature.ts';
import { Migration035Operators } from './migrations/035-operators.ts';
import { OperatorSchema } from './operator.entity.ts';
import { operatorResolvers } from './operator.resolvers.ts';

/** The operators of this installation: users of a hidden deployment, with a role. */
export const operatorsFeature: Feature = {
  entities: [OperatorSchema],
  migrations: [{ name: '035-operators', class: Migration035Operators, servesFrom: 31 }],
  resolvers: { console: [operatorResolvers] },
};
