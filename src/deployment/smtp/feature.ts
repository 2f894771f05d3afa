import type { Feature } from '../../platform/feature.ts';
import { SmtpConfigSchema } from './smtp-config.entity.ts';
import { smtpConfigResolvers } from './smtp-config.resolvers.ts';

/** Mail servers of deployments. */
export const smtpFeature: Feature = {
  entities: [SmtpConfigSchema],
  resolvers: { backend: [smtpConfigResolvers] },
  sealedColumns: [{ table: 'smtp_config', column: 'password_sealed', key: 'deployment_id' }],
};
