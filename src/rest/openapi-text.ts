import { type GraphQLSchema, isEnumType } from 'graphql';
import type { HostName } from '../context.ts';
import { toRestEnumValue, toSnake } from './names.ts';

export type Rewrite = (text: string | null | undefined) => string | undefined;

/**
 * Descriptions are written for GraphQL. In REST's document the names they quote (`displayName`, `CUSTOM_SMTP`) must be
 * the ones that stand in the JSON; quoted text that the schema does not know, such as error codes, stays.
 */
export function createRewrite(slice: GraphQLSchema): Rewrite {
  const values = new Map<string, string>();
  for (const type of Object.values(slice.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__')) continue;
    for (const { name } of type.getValues()) values.set(name, toRestEnumValue(type.name, name));
  }
  return (text) =>
    text
      ?.replace(/`([A-Z][A-Z0-9_]*)`/g, (quoted, name: string) =>
        values.has(name) ? `\`${values.get(name)}\`` : quoted,
      )
      .replace(/`([a-z]+[a-z0-9]*(?:[A-Z][a-z0-9]*)+)`/g, (_, name: string) => `\`${toSnake(name)}\``)
      .trim();
}

/** The first sentence as plain text, without quotes and full stop: a summary is no Markdown. */
export function firstSentence(text: string): string {
  const [sentence = text] = text.split(/(?<=[.!?])\s/, 1);
  return sentence.replace(/\s+/g, ' ').replaceAll('`', '').replace(/\.$/, '');
}

interface Tag {
  readonly name: string;
  readonly description: string;
}

const TAGS: Readonly<Record<string, Tag>> = {
  '': { name: 'Deployment', description: 'The deployment that the credential belongs to, with its settings.' },
  '.well-known': { name: 'Discovery', description: 'Public metadata and signing keys; no session needed.' },
  'ai-agents': { name: 'AI agents', description: 'Model, prompt, tools and knowledge of each agent.' },
  'ai-knowledge-bases': { name: 'AI knowledge bases', description: 'Knowledge bases and their documents.' },
  'api-auth': { name: 'API auth', description: "Apps that check your customers' API keys, with their rate limits." },
  'api-keys': { name: 'API keys', description: 'Keys that authenticate your servers against this API.' },
  'access-tokens': { name: 'Access tokens', description: 'Short-lived tokens with chosen scopes.' },
  'audit-log': { name: 'Audit log', description: 'Every change: who made it, and what it changed.' },
  auth: { name: 'Sign-in', description: 'Signing in, up and out, and the attempts in between.' },
  events: { name: 'Events', description: 'Every change, as it was recorded.' },
  invitations: { name: 'Invitations', description: 'Invitations to organizations and workspaces.' },
  'jwt-templates': { name: 'JWT templates', description: 'Claims and lifetime of the tokens your services verify.' },
  me: { name: 'Current user', description: 'What signed-in users see and change of their own.' },
  organizations: { name: 'Organizations', description: 'Companies, teams or customers, with members and invitations.' },
  roles: { name: 'Roles', description: 'Named sets of permissions.' },
  session: { name: 'Session', description: "The browser's session and its sign-ins." },
  settings: { name: 'Settings', description: 'How people sign in, what mail is sent through, who may call.' },
  users: { name: 'Users', description: 'People who can sign in to the deployment.' },
  waitlist: { name: 'Waitlist', description: 'People who ask to be let in.' },
  webhooks: { name: 'Webhooks', description: 'Apps, their endpoints and subscriptions, and triggering events.' },
  workspaces: { name: 'Workspaces', description: 'The second level of tenancy, with members and roles.' },
};

/** Operations are grouped by the first segment of their path. */
export function tagOf(path: string): Tag {
  const segment = path.split('/')[1] ?? '';
  const known = TAGS[segment];
  if (known) return known;
  const words = segment.replace(/^\./, '').replaceAll(/[-_]/g, ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, description: `Operations under \`/${segment}\`.` };
}

export function infoOf(host: HostName): { title: string; description: string } {
  return host === 'BACKEND'
    ? { title: 'Gatehouse backend API', description: BACKEND }
    : { title: 'Gatehouse deployment-host API', description: DEPLOYMENT };
}

const COMMON = `Values outside the documented bounds are refused with 400, never adjusted silently. An unknown, repeated or empty query
parameter is a 400 as well; booleans are \`true\` or \`false\`.

## Identifiers and times

Identifiers are 64-bit integers written as decimal strings: do not read them as numbers, which JavaScript would round.
Timestamps are UTC, ISO 8601 with milliseconds and \`Z\`.

## Changing things

Bodies are JSON, up to 1 MiB. A member that a body leaves out stays as it is; \`null\` clears it where the schema allows
null; an unknown member is a 400 that names it.

Every answer carries \`X-Request-Id\`: yours, if you send a sane one. Quote it when you report a problem.

The same operations are served as GraphQL on \`/graphql\`, with links between resources to walk.`;

const BACKEND = `Manages users, organizations, workspaces, settings, JWT templates, AI and webhook resources of one
deployment. Called by your servers; never put its credentials into a browser or an app.

## Authentication

Send \`Authorization: Bearer <API key or access token>\`. An API key has all scopes unless it was made with some; an access
token has the scopes it was minted with. Each operation names the scope it needs. The credential alone decides which
deployment you work on.

## Errors

A failure is \`{"message", "code", "request_id"}\`, with \`errors\` listing every field at fault. Decide by \`code\`, which is
the same in GraphQL; \`message\` is for people and may change. What is absent, deleted or of another deployment is 404.

## Lists

Offset lists answer \`{"data", "has_more", "limit", "offset"}\`, page lists
\`{"total", "page", "per_page", "total_pages", "data"}\`. Lists that grow without end, such as deliveries and the audit
log, answer \`{"data", "has_more", "next_cursor"}\`: send \`next_cursor\` as \`cursor\` to read on.

${COMMON}`;

const DEPLOYMENT = `Called by your users' browsers: signing in and up, the current user, and the organizations and
workspaces they belong to. The host name decides which deployment is meant.

## Authentication

Signing in sets the cookie \`__session\` (HTTP-only, secure); browsers send it by themselves. Staging deployments also
accept its value in the header \`X-Development-Session\`; sending both is a 400. \`Authorization: Bearer\` takes the token of
\`GET /session/token\`, which opens less: it makes no tokens and changes no password or factor. Calls from pages on other
origins need their origin among the deployment's allowed origins.

## Envelope and errors

Every answer is \`{"status", "message", "data", "session", "errors"}\`. \`status\` equals the HTTP status, \`session\` is the
browser's session as the call leaves it, \`errors\` is empty on success. On failure \`data\` is \`{}\`; decide by
\`errors[].code\`, which is the same in GraphQL.

## Lists

Lists are whole unless the call asks with \`limit\` and \`offset\`, where it takes them.

${COMMON}`;
