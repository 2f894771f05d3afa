import type { Feature } from '../../platform/feature.ts';
import { RestrictionSchema } from './restriction.entity.ts';
import { restrictionResolvers } from './restriction.resolvers.ts';

/** Who may sign up and in: allowlists, blocklists, countries. */
export const restrictionsFeature: Feature = {
  entities: [RestrictionSchema],
  resolvers: [restrictionResolvers],
};
