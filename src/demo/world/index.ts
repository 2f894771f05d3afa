import { juniperLane } from './juniper-lane.ts';
import { marlowFinch } from './marlow-finch.ts';
import { saltmarshEnergy } from './saltmarsh-energy.ts';
import type { DemoOrganization, DemoPerson } from './shapes.ts';

export { browsers, restrictions, SECOND_FACTOR, waitlist } from './access.ts';
export { agents, knowledgeBases } from './assistants.ts';
export { apiAuthApps, jwtTemplates, KNOWN_KEY, webhookApps } from './integrations.ts';

/** Every demo user's. It has each kind of character that a deployment's settings can ask for. */
export const DEMO_PASSWORD = 'Harbour-Lantern-42';

/** The first person of each is its administrator. */
export const organizations: readonly DemoOrganization[] = [saltmarshEnergy, marlowFinch, juniperLane];

export const emailOf = ({ handle }: DemoPerson, { domain }: DemoOrganization) => `${handle}@${domain}`;
