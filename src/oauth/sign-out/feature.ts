import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { endApplicationSessions } from './end-application-sessions.ts';
import { logoutJobs, sendLogout } from './logout-job.ts';
import { oauthSignOutResolvers } from './sign-out.resolvers.ts';

/** The end of sign-ins in applications. */
export const oauthSignOutFeature: Feature = {
  resolvers: { deployment: [oauthSignOutResolvers] },
  reactions: [endApplicationSessions],
  workers: [worker(logoutJobs, sendLogout)],
};
