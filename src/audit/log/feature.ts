import type { Feature } from '../../platform/feature.ts';
import { auditLogResolvers } from './audit-log.resolvers.ts';

/** The audit log. */
export const auditLogFeature: Feature = {
  resolvers: [auditLogResolvers],
  tags: {
    'audit-log': { name: 'Audit log', description: 'Every change: who made it, and what it changed.' },
  },
};
