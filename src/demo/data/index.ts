import { juniperHill } from './juniper-hill.ts';
import { marlowFinch } from './marlow-finch.ts';
import { saltmarshEnergy } from './saltmarsh-energy.ts';
import type { DemoOrganization, DemoPerson } from './types.ts';

export { browsers, restrictions, SECOND_FACTOR, waitlist } from './access.ts';
export { agents, knowledgeBases } from './assistants.ts';
export { apiAuthApps, IMPORTED_KEY, jwtTemplates, webhookApps } from './integrations.ts';

/** The password of every demo user. It has each kind of character that a deployment's settings can require. */
export const DEMO_PASSWORD = 'Harbour-Lantern-42';

/** The first person of each organization is its administrator. */
export const organizations: readonly DemoOrganization[] = [saltmarshEnergy, marlowFinch, juniperHill];

export const emailOf = ({ handle }: DemoPerson, { domain }: DemoOrganization) => `${handle}@${domain}`;
