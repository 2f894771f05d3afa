import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { Migration023SignInFailures } from './migrations/023-sign-in-failures.ts';
import { failureReports, reportFailures } from './report-failures.ts';
import { signInResolvers } from './sign-in.resolvers.ts';
import { SignInFailureSchema } from './sign-in-failure.entity.ts';

/** Sign-in in one or more steps. */
export const signInFeature: Feature = {
  entities: [SignInFailureSchema],
  migrations: [{ name: '023-sign-in-failures', class: Migration023SignInFailures }],
  resolvers: { deployment: [signInResolvers] },
  workers: [worker(failureReports, (services) => reportFailures(services))],
  retention: [{ table: 'sign_in_failure', time: 'last_at', before: (now) => daysBefore(now, 90) }],
  personalData: [
    ownRecords('sign_in_failures', 'sign_in_failure', [
      ...(['last_at', 'first_at', 'count', 'method', 'code', 'address', 'country'] as const),
    ]),
  ],
  events: [
    {
      name: 'session.signin.failed',
      description: 'Sign-ins of a user failed: one event for all failures of the user in 15 minutes.',
      scope: 'users:read',
      resourceType: 'user',
      details: { field: 'sign_in_failure', typeName: 'SignInFailure' },
    },
  ],
  tags: {
    auth: {
      name: 'Sign-in',
      description: 'Sign-in, sign-up and sign-out, and the attempts that wait for a verification.',
    },
  },
};
