import type { Feature } from '../../platform/feature.ts';
import { RestrictionSchema } from './restriction.entity.ts';
import { restrictionsById } from './restriction.reads.ts';
import { restrictionResolvers } from './restriction.resolvers.ts';

/** Restricts sign-up and sign-in: allowlists, blocklists, countries. */
export const restrictionsFeature: Feature = {
  entities: [RestrictionSchema],
  resolvers: { backend: [restrictionResolvers] },
  nodes: {
    backend: [{ table: 'restriction', typeName: 'Restriction', scope: 'settings:read', byId: restrictionsById }],
  },
};
