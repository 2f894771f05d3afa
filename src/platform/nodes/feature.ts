import type { Feature } from '../feature.ts';
import { nodeResolvers } from './node.resolvers.ts';

/** Objects of any type by their ids, for clients such as Relay. */
export const nodesFeature: Feature = {
  resolvers: { common: [nodeResolvers] },
};
