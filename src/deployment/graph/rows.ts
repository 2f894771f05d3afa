import type { Deployment } from '../../generated/backend.ts';

/** The deployment's own columns and settings. The publishable key is computed. Other features add edges to the type. */
export type DeploymentRow = Omit<Deployment, 'publishableKey' | 'apiKeys' | 'signingKeys' | 'allowlist' | 'blocklist'>;
