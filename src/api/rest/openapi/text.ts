import { type GraphQLSchema, isEnumType } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Tag, Tags } from '../../../platform/feature.ts';
import { toRestEnumValue, toSnake } from '../names.ts';

export type Rewrite = (text: string | null | undefined) => string | undefined;

/**
 * Descriptions are written with GraphQL names. This converts quoted names (`displayName`, `CUSTOM_SMTP`) to those of REST. Quoted
 * text that is not in the schema, such as an error code, stays unchanged.
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

/** The tag of a path: that of its first segment, or one named after the segment if no feature declares it. */
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

const COMMON = `Values outside the documented bounds return 400 and are never adjusted silently. An unknown, repeated or empty query
parameter also returns 400. Booleans are \`true\` or \`false\`.

## Identifiers and times

Identifiers are 64-bit integers written as decimal strings. Do not parse them as numbers, which JavaScript would round.
Timestamps are UTC, ISO 8601 with milliseconds and \`Z\`.

## Changing things

Bodies are JSON, up to 1 MiB. A field that a body omits stays unchanged. \`null\` clears a field whose schema allows null. An
unknown field returns 400 with an error that names it.

Every response has the header \`X-Request-Id\`: the value of the request if it is valid. Include it when you contact support.

GraphQL serves the same operations at \`/graphql\`, with fields that link resources. \`GET /schema.graphql\` returns its schema as
SDL.`;

const BACKEND = `Manages users, organizations, workspaces, settings, JWT templates, AI and webhook resources of one
deployment. Your servers call this host. Never put its credentials into a browser or an app.

## Authentication

Send \`Authorization: Bearer <API key or access token>\`. An API key has all scopes unless it was created with
some of them. An access token has the scopes it was issued with. An OAuth application of the type machine gets access tokens
from the OpenID provider of its deployment, with \`resource\` set to the URL of this host; such a token has the scopes that it was
issued with and that the application still lists. One that is bound to a key (DPoP, RFC 9449) comes as
\`Authorization: DPoP <token>\` with the header \`DPoP\`. Each operation names the scope that it requires. The credential selects the
deployment.

## Errors

An error response is \`{"message", "code", "request_id"}\`, and \`errors\` lists every invalid field. Programs use \`code\`, which
is the same in GraphQL; \`message\` is for people and may change. A resource that does not exist, was deleted or belongs to
another deployment returns 404.

## Lists

Offset lists return \`{"data", "has_more", "limit", "offset"}\`, page lists
\`{"total", "page", "per_page", "total_pages", "data"}\`. Lists without a bounded size, such as deliveries and the audit
log, return \`{"data", "has_more", "next_cursor"}\`. Send \`next_cursor\` as \`cursor\` to read the next page.

${COMMON}`;

const DEPLOYMENT = `Your users' browsers call this host to sign up and in, and to manage the current user's account,
organizations and workspaces. The host name selects the deployment.

## Authentication

Signing in sets the cookie \`__session\` (HTTP-only, secure), which browsers send automatically. Staging deployments also
accept its value in the header \`X-Development-Session\`; sending both returns 400. \`Authorization: Bearer\` accepts the token
of \`GET /session/token\`, which has less access: it cannot create tokens or change passwords, factors or the username. It also accepts
access tokens that OAuth applications get for a user from the OpenID provider, with \`resource\` set to the issuer: for the operations
that name a scope of applications, such as \`account:read\`. Other operations reject them with 403. One that is bound to a key (DPoP,
RFC 9449) comes as \`Authorization: DPoP <token>\` with the header \`DPoP\`. Requests from
pages of another origin require that the deployment's allowed origins contain it.

## Envelope and errors

Every response is \`{"status", "message", "data", "session", "errors"}\`. \`status\` equals the HTTP status, \`session\` is the
browser's session after the request, \`errors\` is empty on success. On failure \`data\` is \`{}\`. Programs use
\`errors[].code\`, which is the same in GraphQL.

## Lists

Lists are complete unless the request limits them with \`limit\` and \`offset\`, if the operation accepts these parameters.

${COMMON}`;
