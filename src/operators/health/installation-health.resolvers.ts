import type { Resolvers } from '../../generated/console.ts';
import { installationHealth } from './installation-health.reads.ts';

export const installationHealthResolvers: Resolvers = {
  Query: { installationHealth: (_, __, ctx) => installationHealth(ctx) },
};
