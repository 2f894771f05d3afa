import { styleText } from 'node:util';
import { IMPORTED_KEY, SECOND_FACTOR } from './data/index.ts';
import type { SeededDemo } from './seed.ts';
import type { DemoSignIn } from './sign-in.ts';

/** Example queries for GraphiQL on each host. */
export const DEMO_QUERIES = {
  backend: `query World {
  organizations(first: 3) {
    nodes {
      displayName
      workspaces(first: 5) {
        nodes {
          name
          members(first: 10) { nodes { roles { name } user { firstName lastName email } } }
        }
      }
    }
  }
}`,
  deployment: `query Mine {
  viewer {
    firstName lastName email
    organizationMemberships {
      nodes {
        roles { name }
        organization { displayName members(first: 5) { totalCount nodes { user { firstName lastName } roles { name } } } }
      }
    }
    workspaceMemberships { nodes { workspace { name } permissions } }
    sessions { nodes { userAgent ip lastActiveAt } }
  }
}`,
} as const;

/** The output of the script: what was created, a user to sign in as, and commands to copy. */
export function demoReport(demo: SeededDemo): string {
  const { deployment, counts, signIn, totpSecret, mailFolder, backendUrl, deploymentUrl, hostHeader } = demo;
  const host = hostHeader === null ? '' : ` -H 'Host: ${hostHeader}'`;
  const body = `{"strategy": "email_password", "email": "${signIn.email}", "password": "${signIn.password}"}`;
  const paths = ['/me', `/organizations/${signIn.organization.id}/members`, '/session/token'];
  return [
    '',
    strong(`The demo data is in deployment ${deployment.id}, ${deployment.name}.`),
    '',
    ...Object.entries(counts).map(
      ([kind, { created, existing }]) => `  ${kind.padEnd(22)}${countText(created, existing)}`,
    ),
    '',
    strong(`Sign in as ${signIn.name}, ${signIn.jobTitle} of ${signIn.organization.name}`),
    '',
    `  Email     ${signIn.email}`,
    `  Password  ${signIn.password} (the same for all 40 users)`,
    `  Session   ${sessionText(signIn)}`,
    '',
    ...secondFactorText(totpSecret),
    `Invitations and other mail messages are files in ${mailFolder}, unless the deployment has a mail server.`,
    '',
    strong('Try it'),
    '',
    `  curl -s ${deploymentUrl}/auth/signin${host} -H 'Content-Type: application/json' -d '${body}'`,
    ...(signIn.sessionToken === null
      ? []
      : paths.map(
          (path) => `  curl -s ${deploymentUrl}${path}${host} -H 'X-Development-Session: ${signIn.sessionToken}'`,
        )),
    '',
    `  curl -s ${backendUrl}/api-auth/verify -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '{"key": "${IMPORTED_KEY}", "app_name": "partner-api"}'`,
    `  (this customer key was imported; $KEY is an API key: \`npm run cli -- keys create --deployment ${deployment.id}\` creates one)`,
    '',
    strong('In GraphiQL'),
    '',
    `  ${pageAt(deploymentUrl, hostHeader)}, with the session above as its credential:`,
    '',
    indented(DEMO_QUERIES.deployment),
    '',
    `  ${backendUrl}/graphql, with that API key:`,
    '',
    indented(DEMO_QUERIES.backend),
    '',
  ].join('\n');
}

function sessionText({ sessionToken, rejection, workspace }: DemoSignIn): string {
  if (sessionToken === null) return `none: ${rejection}`;
  return `${sessionToken} (already signed in${workspace === null ? '' : `, working in ${workspace}`})`;
}

function secondFactorText(secret: string | null): string[] {
  if (secret === null) return [];
  return [
    `${SECOND_FACTOR.email} also signs in with a code. The secret for an authenticator app, shown only once: ${secret}`,
    '',
  ];
}

function countText(created: number, existing: number): string {
  if (existing === 0) return `${created} created`;
  return created === 0 ? `${existing} existing` : `${created} created, ${existing} existing`;
}

function pageAt(deploymentUrl: string, hostHeader: string | null): string {
  const url = new URL('/graphql', deploymentUrl);
  if (hostHeader !== null) url.hostname = hostHeader;
  return url.href;
}

const indented = (text: string) => text.replace(/^/gm, '    ');

/** Bold text; plain if the output is not a terminal or `NO_COLOR` is set. */
const strong = (text: string) => styleText('bold', text, { stream: process.stdout });
