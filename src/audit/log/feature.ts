import type { Feature } from '../../platform/feature.ts';
import { auditLogResolvers } from './audit-log.resolvers.ts';

/** Who did what. */
export const auditLogFeature: Feature = {
  resolvers: [auditLogResolvers],
  tags: {
    'audit-log': { name: 'Audit log', description: 'Every change: who made it, and what it changed.' },
  },
};
