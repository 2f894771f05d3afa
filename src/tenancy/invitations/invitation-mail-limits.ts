import type { AttemptLimit } from '../../platform/rate-limits/attempt-counter.ts';

const MAX_MAILS_PER_DAY = 200;
const DAY_SECONDS = 86_400;

/** The limit of the mails to people outside of an organization and its workspaces. */
export const organizationMailLimit = (organizationId: string, count = 1): AttemptLimit => ({
  key: `invitations:organization:${organizationId}`,
  max: MAX_MAILS_PER_DAY,
  seconds: DAY_SECONDS,
  count,
});

/** The limit of the invitations that one member mails. */
export const inviterMailLimit = (userId: string, count = 1): AttemptLimit => ({
  key: `invitations:user:${userId}`,
  max: MAX_MAILS_PER_DAY,
  seconds: DAY_SECONDS,
  count,
});
