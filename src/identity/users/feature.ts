import { imageUpload } from '../../deployment/index.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { SocialConnectionSchema } from './social-connection.entity.ts';
import { UserSchema } from './user.entity.ts';
import { usersById } from './user.reads.ts';
import { userResolvers } from './user.resolvers.ts';

/** Users, as the backend manages them. */
export const usersFeature: Feature = {
  entities: [SocialConnectionSchema, UserSchema],
  resolvers: [userResolvers],
  events: lifecycleEvents('users:read', 'user', 'A user'),
  eventResources: {
    user: { typeName: 'User', omittedFields: null, byId: usersById },
  },
  uploads: { setUserImage: imageUpload },
  tags: {
    users: { name: 'Users', description: 'People who can sign in to the deployment.' },
  },
};
