import type { Feature } from '../../platform/feature.ts';
import { installationHealthResolvers } from './installation-health.resolvers.ts';

/** The state of the installation. */
export const installationHealthFeature: Feature = { resolvers: { console: [installationHealthResolvers] } };
