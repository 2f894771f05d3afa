import type { Deployment } from './types.ts';

/** Its own columns and settings alone: every feature hangs its edges on it. */
export type DeploymentRow = Omit<Deployment, 'apiKeys' | 'signingKeys' | 'allowlist' | 'blocklist'>;
