import type { Feature } from '../../platform/feature.ts';
import { meResolvers } from './me.resolvers.ts';

/** What the signed-in user reads of their own account. */
export const meFeature: Feature = { resolvers: { deployment: [meResolvers] } };
