import { styleText } from 'node:util';
import { DEMO_PASSWORD, emailOf, organizations, SECOND_FACTOR } from '../../demo/data/index.ts';
import type { SeededDemo } from '../../demo/seed.ts';
import { VERSION } from '../../platform/process/version.ts';
import type { Running } from '../../start.ts';
import { hostLines, withLocalhost } from '../../welcome.ts';
import type { DevSignIn } from './dev-sign-in.ts';

interface Started {
  readonly running: Running;
  readonly seeded: SeededDemo;
  readonly apiKey: string;
  /** The development provider; null when the deployment has another one with its name. */
  readonly signIn: DevSignIn | null;
}

/** What a newcomer needs: the URLs, the API key, users to sign in as, and the variables of the guides. */
export function devReport({ running, seeded, apiKey, signIn }: Started): string {
  const backend = withLocalhost(running.backend).url;
  const deployment = withLocalhost(running.deployment).url;
  const created = Object.values(seeded.counts).some((count) => count.created > 0);
  return [
    '',
    strong(`Gatehouse ${VERSION} is running, with ${created ? 'demo data' : 'the data of an earlier start'}.`),
    '',
    ...hostLines(running),
    '',
    `  API key           ${apiKey}`,
    '',
    strong('Sample users'),
    '',
    ...organizations.flatMap((organization) => {
      const [person] = organization.people;
      if (person === undefined) return [];
      return [`  ${emailOf(person, organization).padEnd(38)}${person.name}, administrator of ${organization.name}`];
    }),
    `  ${SECOND_FACTOR.email.padEnd(38)}also needs a code${secretText(seeded.totpSecret)}`,
    `  Password of all users                 ${DEMO_PASSWORD}`,
    ...(signIn === null ? [] : [`  Or continue with Dev on ${deployment}/sign-in, as a fictional person`]),
    '',
    strong('For the examples of the guides'),
    '',
    `  export BACKEND=${backend} DEPLOYMENT=${deployment} KEY=${apiKey}`,
    '',
    'Messages appear below with their codes and links. Ctrl-C stops the service.',
    '',
  ].join('\n');
}

/** The secret of the authenticator is known only when it was just created. */
function secretText(secret: string | null): string {
  return secret === null ? '' : ` of an authenticator app, which has the secret ${secret}`;
}

/** Bold text; plain if the output is not a terminal or `NO_COLOR` is set. */
const strong = (text: string) => styleText('bold', text, { stream: process.stdout });
