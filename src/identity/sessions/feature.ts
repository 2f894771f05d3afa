import { sql } from 'kysely';
import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { userSessionResolvers } from './backend/user-session.resolvers.ts';
import { viewerSessionResolvers } from './deployment/user-session.resolvers.ts';
import { endExpiredSignIns } from './expired-sign-ins.ts';
import { KnownDeviceSchema } from './known-device.entity.ts';
import { Migration024LastActiveOrganization } from './migrations/024-last-active-organization.ts';
import { Migration040UserSessions } from './migrations/040-user-sessions.ts';
import { SessionSchema } from './session.entity.ts';
import { SignInSchema } from './sign-in.entity.ts';
import { ownSessionsById, sessionsBySignIn } from './user-sessions.reads.ts';

/** Browser sessions and their sign-ins. */
export const sessionsFeature: Feature = {
  entities: [KnownDeviceSchema, SessionSchema, SignInSchema],
  migrations: [
    { name: '024-last-active-organization', class: Migration024LastActiveOrganization },
    { name: '040-user-sessions', class: Migration040UserSessions, servesFrom: 31 },
  ],
  resolvers: { backend: [userSessionResolvers], deployment: [viewerSessionResolvers] },
  personalData: [
    {
      name: 'sign_ins',
      tables: ['signin', 'session'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select session.id, signin.id as signin_id, signin.method, signin.second_factor,
        signin.created_at as signed_in_at, signin.authenticated_at, signin.active_organization_id,
        signin.active_workspace_id, session.ip,
        session.user_agent, session.last_active_at, session.expires_at
        from signin join session on session.deployment_id = signin.deployment_id and session.id = signin.session_id
        where signin.deployment_id = ${deploymentId} and signin.user_id = ${userId} order by signin.id`,
    },
    ownRecords('known_devices', 'known_device', ['last_used_at', 'address']),
  ],
  events: [
    { name: 'session.created', description: 'A user signed in.', scope: 'users:read', resourceType: 'session' },
    { name: 'session.deleted', description: 'A sign-in ended.', scope: 'users:read', resourceType: 'session' },
  ],
  nodes: {
    deployment: [{ table: 'session', typeName: 'UserSession', byId: ownSessionsById }],
  },
  eventResources: {
    session: {
      typeName: 'UserSession',
      omittedFields: [],
      byId: sessionsBySignIn,
      key: 'signinId',
      personalFields: ['ip', 'userAgent'],
    },
  },
  retention: [
    {
      table: 'session',
      time: 'least(expires_at, coalesce(ended_at, expires_at))',
      before: (now) => daysBefore(now, 7),
    },
    { table: 'known_device', time: 'last_used_at', before: (now) => daysBefore(now, 90) },
  ],
  cleanUp: endExpiredSignIns,
};
