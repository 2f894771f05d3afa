import type { Feature } from '../../platform/feature.ts';
import { ownAccountById } from './me.reads.ts';
import { meResolvers } from './me.resolvers.ts';

/** What the signed-in user reads of their own account. */
export const meFeature: Feature = {
  resolvers: { deployment: [meResolvers] },
  nodes: {
    deployment: [{ table: 'user', typeName: 'Viewer', byId: ownAccountById }],
  },
};
