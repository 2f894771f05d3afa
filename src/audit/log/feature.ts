import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { auditRecordsById } from './audit-log.reads.ts';
import { auditLogResolvers } from './audit-log.resolvers.ts';
import { Migration041AuditActorTypes } from './migrations/041-audit-actor-types.ts';
import { Migration048AuditApplication } from './migrations/048-audit-application.ts';

/** The audit log. */
export const auditLogFeature: Feature = {
  migrations: [
    { name: '041-audit-actor-types', class: Migration041AuditActorTypes, servesFrom: 31 },
    { name: '048-audit-application', class: Migration048AuditApplication, servesFrom: 31 },
  ],
  resolvers: { backend: [auditLogResolvers] },
  personalData: [
    {
      // Without the states before and after, which can contain the data of other persons.
      name: 'audit_events',
      tables: ['event'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select id, type, resource_type, resource_id, actor_type, actor_id, application_id,
        case when actor_type = 'user' and actor_id = ${userId} then ip end as ip, created_at
        from event where deployment_id = ${deploymentId} and ((actor_type = 'user' and actor_id = ${userId})
          or (resource_type = 'user' and resource_id = ${userId})) order by id desc`,
    },
  ],
  tags: {
    'audit-log': { name: 'Audit log', description: 'Every change: who made it, and what it changed.' },
  },
  nodes: {
    backend: [{ table: 'event', typeName: 'AuditRecord', scope: 'audit_log:read', byId: auditRecordsById }],
  },
};
