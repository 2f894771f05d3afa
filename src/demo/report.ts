import { styleText } from 'node:util';
import type { FilledDemo } from './fill.ts';
import type { Guide } from './sign-in.ts';
import { KNOWN_KEY, SECOND_FACTOR } from './world/index.ts';

/** What a query in GraphiQL shows of the demo, on each host. */
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

/** What the script prints: what was made, whom to sign in as, and calls that work when pasted. */
export function demoReport(filled: FilledDemo): string {
  const { deployment, counts, guide, totpSecret, mailFolder, backendUrl, deploymentUrl, hostHeader } = filled;
  const host = hostHeader === null ? '' : ` -H 'Host: ${hostHeader}'`;
  const body = `{"strategy": "email_password", "email": "${guide.email}", "password": "${guide.password}"}`;
  const paths = ['/me', `/organizations/${guide.organization.id}/members`, '/session/token'];
  return [
    '',
    strong(`The demo's world is in deployment ${deployment.id}, ${deployment.name}.`),
    '',
    ...Object.entries(counts).map(([kind, { made, found }]) => `  ${kind.padEnd(22)}${countText(made, found)}`),
    '',
    strong(`Sign in as ${guide.name}, ${guide.jobTitle} of ${guide.organization.name}`),
    '',
    `  E-mail    ${guide.email}`,
    `  Password  ${guide.password} (the same for all 40 users)`,
    `  Session   ${sessionText(guide)}`,
    '',
    ...secondFactorText(totpSecret),
    `Invitations and other mails are files in ${mailFolder}, unless the deployment has a mail server.`,
    '',
    strong('Try it'),
    '',
    `  curl -s ${deploymentUrl}/auth/signin${host} -H 'Content-Type: application/json' -d '${body}'`,
    ...(guide.sessionToken === null
      ? []
      : paths.map(
          (path) => `  curl -s ${deploymentUrl}${path}${host} -H 'X-Development-Session: ${guide.sessionToken}'`,
        )),
    '',
    `  curl -s ${backendUrl}/api-auth/verify -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '{"key": "${KNOWN_KEY}", "app_name": "partner-api"}'`,
    `  (a key that a customer brought along; $KEY is an API key: \`npm run deployment -- key ${deployment.id}\` makes one)`,
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

function sessionText({ sessionToken, refusal, workspace }: Guide): string {
  if (sessionToken === null) return `none: ${refusal}`;
  return `${sessionToken} (signed in already${workspace === null ? '' : `, working in ${workspace}`})`;
}

function secondFactorText(secret: string | null): string[] {
  if (secret === null) return [];
  return [
    `${SECOND_FACTOR.email} signs in with a code as well. For an authenticator app, shown this once: ${secret}`,
    '',
  ];
}

function countText(made: number, found: number): string {
  if (found === 0) return `${made} made`;
  return made === 0 ? `${found} there already` : `${made} made, ${found} there already`;
}

function pageAt(deploymentUrl: string, hostHeader: string | null): string {
  const url = new URL('/graphql', deploymentUrl);
  if (hostHeader !== null) url.hostname = hostHeader;
  return url.href;
}

const indented = (text: string) => text.replace(/^/gm, '    ');

/** Plain where the output is no terminal or `NO_COLOR` is set. */
const strong = (text: string) => styleText('bold', text, { stream: process.stdout });
