import { sql } from 'kysely';
import { imageUpload } from '../../deployment/index.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { Migration049UserOrder } from './migrations/049-user-order.ts';
import { UserSchema } from './user.entity.ts';
import { usersById } from './user.reads.ts';
import { userResolvers } from './user.resolvers.ts';

/** Users and their images. */
export const usersFeature: Feature = {
  entities: [UserSchema],
  migrations: [{ name: '049-user-order', class: Migration049UserOrder, servesFrom: 31 }],
  resourceNames: { user: { column: 'coalesce(primary_email, username, primary_phone)', field: null } },
  resolvers: { backend: [userResolvers] },
  personalData: [
    {
      name: 'profile',
      tables: ['user'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select id, username, first_name, last_name, locale, image_url, is_active,
        public_metadata, private_metadata, external_id, password_hash is not null as has_password, last_active_at,
        last_active_organization_id, last_active_workspace_id, created_at, updated_at
        from "user" where deployment_id = ${deploymentId} and id = ${userId}`,
    },
  ],
  events: lifecycleEvents('users:read', 'user', 'A user'),
  nodes: {
    backend: [{ table: 'user', typeName: 'User', scope: 'users:read', byId: usersById }],
  },
  eventResources: {
    user: {
      omittedFields: null,
      personalFields: [
        ...['email', 'emails', 'phone', 'phones', 'phoneNumber', 'username', 'firstName', 'lastName', 'locale'],
        ...['imageUrl', 'publicMetadata', 'privateMetadata', 'externalId'],
      ],
    },
  },
  uploads: { setUserImage: imageUpload },
  tags: {
    users: { name: 'Users', description: 'People who can sign in to the deployment.' },
  },
};
