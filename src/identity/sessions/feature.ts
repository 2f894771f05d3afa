import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { daysBefore } from '../../platform/retention.ts';
import { endExpiredSignins } from './expired-signins.ts';
import { KnownDeviceSchema } from './known-device.entity.ts';
import { SessionSchema } from './session.entity.ts';
import { sessionResolvers } from './session.resolvers.ts';
import { SigninSchema } from './signin.entity.ts';
import { userSessionResolvers } from './user-session.resolvers.ts';
import { sessionsBySignin } from './user-sessions.reads.ts';

/** Browser sessions and their sign-ins. */
export const sessionsFeature: Feature = {
  entities: [KnownDeviceSchema, SessionSchema, SigninSchema],
  resolvers: [sessionResolvers, userSessionResolvers],
  events: [
    { name: 'session.created', description: 'A user signed in.', scope: 'users:read', resourceType: 'session' },
    { name: 'session.deleted', description: 'A sign-in ended.', scope: 'users:read', resourceType: 'session' },
  ],
  eventResources: {
    session: { typeName: 'UserSession', omittedFields: [], byId: sessionsBySignin, key: 'signinId' },
  },
  retention: [
    {
      table: 'session',
      isExpired: (now) => sql`least(expires_at, coalesce(ended_at, expires_at)) < ${daysBefore(now, 7)}`,
    },
    { table: 'known_device', isExpired: (now) => sql`last_used_at < ${daysBefore(now, 90)}` },
  ],
  cleanUp: endExpiredSignins,
  tags: {
    session: { name: 'Session', description: "The browser's session and its sign-ins." },
  },
};
