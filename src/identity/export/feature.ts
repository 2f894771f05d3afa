import type { Resolvers } from '../../generated/backend.ts';
import type { Feature } from '../../platform/feature.ts';
import { exportUser } from './export-user.service.ts';

const resolvers: Resolvers = {
  Query: { userExport: (_, { userId }, ctx) => exportUser(ctx, userId) },
};

/** The export of the data that is stored about a user. Each feature names its part in `personalData`. */
export const exportFeature: Feature = { resolvers: { backend: [resolvers] } };
