import { GraphQLNonNull, type GraphQLSchema, isObjectType } from 'graphql';
import type { HostName } from '../../../platform/context.ts';
import type { Tags } from '../../../platform/feature.ts';
import { collectRoutes, type Route } from '../routes.ts';
import { createErrorComponents, HEADERS } from './errors.ts';
import type { DescribedEvent } from './event-payloads.ts';
import { describeOperation, type OperationContext, securityOf, type UploadForm } from './operations.ts';
import { createSchemas } from './schemas.ts';
import { tagGroupsOf } from './tag-groups.ts';
import { createRewrite, infoOf, tagOf } from './text.ts';
import type { OpenApiDocument, Operation, Schema } from './types.ts';
import { EVENTS_TAG, webhooksOf } from './webhooks.ts';

export interface OpenApiOptions {
  /** The host's slice of the schema, with the annotations of its directives. */
  readonly slice: GraphQLSchema;
  readonly host: HostName;
  readonly serverUrl: string;
  readonly version: string;
  /** The multipart forms that upload a file, by the name of the operation. */
  readonly uploads?: Readonly<Record<string, UploadForm>>;
  /** The tags that group operations, by the first segment of their paths. */
  readonly tags?: Tags;
  /** The service events that webhooks of the host's deployments deliver. */
  readonly events?: readonly DescribedEvent[];
}

/** Builds the OpenAPI 3.1 document of a host's REST operations from its slice, so that it always matches what is served. */
export function buildOpenApi({
  slice,
  host,
  serverUrl,
  version,
  uploads = {},
  tags = {},
  events,
}: OpenApiOptions): OpenApiDocument {
  const routes = collectRoutes(slice);
  const rewrite = createRewrite(slice);
  const schemas = createSchemas(slice, host, rewrite);
  if (host === 'DEPLOYMENT') defineSession(slice, schemas);
  const errors = createErrorComponents(slice, host, schemas);
  const paths = pathsOf(routes, { host, schemas, rewrite, uploads, tags, errors });
  const webhooks = events && webhooksOf(slice, schemas, events);
  const responses = sorted(errors.responses);
  const { title, description } = infoOf(host);
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    servers: [{ url: serverUrl, description: host === 'BACKEND' ? 'The backend host.' : 'The deployment host.' }],
    security: securityOf(host, { access: { scope: null, caller: null, session: null, tokenScope: null } }),
    ...orderedTags([...tagsOf(routes, tags), ...(webhooks ? [EVENTS_TAG] : [])]),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: sorted(schemas.components),
      responses,
      headers: headersOf({ paths, responses }),
      securitySchemes: SECURITY_SCHEMES[host],
    },
  };
}

const SECURITY_SCHEMES: Readonly<Record<HostName, Readonly<Record<string, Schema>>>> = {
  BACKEND: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API key (`sk_live_…`, `sk_test_…`), an access token (a JWT) issued with one, or the access token of a machine: a JWT of the OpenID provider for the URL of this host.',
    },
  },
  DEPLOYMENT: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__session',
      description: 'Set by signing in; browsers send it automatically.',
    },
    developmentSession: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Development-Session',
      description:
        'The value of the session cookie as a header. Only staging deployments accept it, and never together with the cookie.',
    },
    sessionToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A session token of `GET /session/token` without a template. It takes precedence over a cookie. Every operation returns 401 for an invalid one. Operations that require a recent reauthentication, or that create a new cookie or token, do not accept it (403).',
    },
    applicationToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An access token that an OAuth application has got for a user, with `resource` set to the issuer. An operation accepts it if it names a scope of applications; the others return 403, and every operation 401 for an invalid one.',
    },
  },
};

function pathsOf(routes: readonly Route[], context: OperationContext): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const method = route.method.toLowerCase();
    const described = describeOperation(route, context);
    const sharing = paths[route.path]?.[method];
    const operation = sharing ? withStream(sharing, described) : described;
    paths[route.path] = { ...paths[route.path], [method]: operation };
  }
  return sorted(paths);
}

/** An operation, and the stream that requests at its path can ask for. */
function withStream(operation: Operation, stream: Operation): Operation {
  return {
    ...operation,
    description: `${operation.description}\n\nWith \`Accept: text/event-stream\`: ${stream.description}`,
    responses: { ...stream.responses, ...operation.responses },
  };
}

function tagsOf(routes: readonly Route[], tags: Tags): OpenApiDocument['tags'] {
  const used = new Map(routes.map(({ path }) => tagOf(path, tags)).map((tag) => [tag.name, tag]));
  return [...used.values()];
}

function orderedTags(tags: OpenApiDocument['tags']): Pick<OpenApiDocument, 'tags' | 'x-tagGroups'> {
  const groups = tagGroupsOf(tags.map(({ name }) => name));
  const order = groups.flatMap((group) => group.tags);
  return {
    tags: [...tags].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    'x-tagGroups': groups,
  };
}

function defineSession(slice: GraphQLSchema, schemas: ReturnType<typeof createSchemas>): void {
  const type = slice.getType('Session');
  if (!isObjectType(type)) throw new Error('The deployment host needs an object type Session for its envelope.');
  schemas.output(new GraphQLNonNull(type));
}

/** The components of headers that a response refers to. Linters report unused components. */
function headersOf(document: unknown): OpenApiDocument['components']['headers'] {
  const used = referencesOf(document);
  return Object.fromEntries(Object.entries(HEADERS).filter(([name]) => used.has(`#/components/headers/${name}`)));
}

function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value)) {
    if (key === '$ref' && typeof item === 'string') found.add(item);
    else referencesOf(item, found);
  }
  return found;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
