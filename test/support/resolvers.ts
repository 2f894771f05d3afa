import { resolversOf } from '../../src/api/schema/merge.ts';
import { features } from '../../src/features.ts';

/** The resolvers of the whole schema. */
export const resolvers = resolversOf(features);
