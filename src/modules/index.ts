import { mergeResolvers } from './merge.ts';
import { organizationResolvers } from './organization/organization.resolvers.ts';

/** Every feature's resolvers, merged by type. */
export const resolvers = mergeResolvers([organizationResolvers]);
