import type { Deployment } from './types.ts';

/** The deployment's own columns and settings. Other features add edges to the type. */
export type DeploymentRow = Omit<Deployment, 'apiKeys' | 'signingKeys' | 'allowlist' | 'blocklist'>;
