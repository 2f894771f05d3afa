import { type GraphQLSchema, isEnumType } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Tag, Tags } from '../../../platform/feature.ts';
import { toRestEnumValue, toSnake } from '../names.ts';

export type Rewrite = (text: string | null | undefined) => string | undefined;

/**
 * Descriptions are written for GraphQL. In REST's document the names they quote (`displayName`, `CUSTOM_SMTP`) must be
 * the ones that stand in the JSON; quoted text that the schema does not know, such as error codes, stays.
 */
export function createRewrite(slice: GraphQLSchema): Rewrite {
  const values = new Map<string, string>();
  for (const type of Object.values(slice.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__')) continue;
    for (const value of type.getValues()) values.set(value.name, toRestEnumValue(type.name, value));
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

/** Operations are grouped by the first segment of their path. A feature that names no group gets one of that name. */
export function tagOf(path: string, tags: Tags): Tag {
  const segment = path.split('/')[1] ?? '';
  const known = tags[segment];
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

The same operations are served as GraphQL on \`/graphql\`, with links between resources to walk. \`GET /schema.graphql\` answers
the schema of it as SDL.`;

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
