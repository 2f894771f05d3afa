import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { currentSession } from '../../identity/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context, HostName } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { UploadRule } from '../../platform/files/uploads.ts';
import type { Log } from '../../platform/logging/log.ts';
import { nameOperation } from '../../platform/process/current-request.ts';
import { hasBody, readJson } from '../http/body.ts';
import { createServer } from './create-server.ts';
import { createOperationTools } from './operation-tools.ts';
import { ALL_TOOLS, createToolBoxes, mayCall, type ToolBox } from './tool-box.ts';

/** The address of the description of the server of MCP (RFC 9728). It is also found with a slash at the end. */
export const MCP_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp';

export interface McpOptions {
  readonly host: HostName;
  readonly slice: GraphQLSchema;
  /** The public URL of the host that got the request, without a slash at the end. */
  readonly urlOf: (response: Response) => string;
  /** Whether the caller has a credential for tools, and what it is told if not. */
  readonly isCaller: (viewer: Viewer, request: Request) => boolean;
  readonly neededCredential: string;
  /** The host name of the service, for a host that does not check the names and origins of its requests itself. */
  readonly onlyHostname?: string;
  readonly uploads: Readonly<Record<string, UploadRule>>;
  readonly responseLimitBytes: number;
  readonly contextOf: (response: Response) => Context;
  readonly log: Log;
}

type Library = typeof import('@modelcontextprotocol/server');

/** What {@link createMcpHandler} of the library gets of a request. */
interface Extra extends Record<string, unknown> {
  readonly context: Context;
  readonly tools: ToolBox;
  readonly clientName: string | null;
}

/** What clients learn that look for the authorization of the server. */
export interface McpMetadata {
  readonly resource: string;
  readonly resource_name: string;
  readonly scopes_supported: readonly string[];
  readonly authorization_servers?: readonly string[];
}

/** Describes the server to clients that look for its authorization. */
export function mcpMetadata(describe: (response: Response) => McpMetadata | Promise<McpMetadata>): RequestHandler {
  return async (_request, response) => {
    nameOperation({ api: 'mcp', name: 'metadata' });
    const metadata = { ...(await describe(response)), bearer_methods_supported: ['header'] };
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' }).json(metadata);
  };
}

const CHALLENGE = 'WWW-Authenticate';

/** Tells clients where the description of the server is, in case that the request is rejected before it gets there. */
export const challengeMcp =
  (urlOf: McpOptions['urlOf']): RequestHandler =>
  (_request, response, next) => {
    response.set(CHALLENGE, `Bearer resource_metadata="${urlOf(response)}${MCP_METADATA_PATH}"`);
    next();
  };

/**
 * Serves MCP (Model Context Protocol) to AI agents, by its revisions of 2025 and 2026, without sessions. The library is loaded with the first
 * request, and so are the tools.
 */
export function createMcpEndpoint(options: McpOptions): RequestHandler {
  const { host, urlOf, isCaller, neededCredential, onlyHostname, contextOf, log } = options;
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const [library, { toNodeHandler }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
    ]);
    const { slice, uploads, responseLimitBytes } = options;
    const sessionOf = host === 'DEPLOYMENT' ? { sessionOf: currentSession } : {};
    const operations = createOperationTools(slice, { host, uploads, responseLimitBytes, ...sessionOf });
    const boxes = createToolBoxes(host, operations);
    const report = (error: unknown, { request }: Context) =>
      log.error({ err: error, requestId: request.id }, 'A tool failed unexpectedly');
    const handler = library.createMcpHandler(
      ({ authInfo }) => createServer(library, { ...(authInfo?.extra as unknown as Extra), report }),
      { responseMode: 'json' },
    );
    const allowed = onlyHostname === undefined ? null : [onlyHostname, ...library.localhostAllowedHostnames()];
    return { library, boxes, allowed, serve: toNodeHandler(handler) };
  }

  return async (request, response) => {
    nameOperation({ api: 'mcp', name: 'invalid' });
    loading ??= load();
    const { library, boxes, allowed, serve } = await loading;
    if (allowed !== null) assertOwnNames(library, request.headers, allowed);
    const { request: info, ...context } = contextOf(response);
    const metadata = `resource_metadata="${urlOf(response)}${MCP_METADATA_PATH}"`;
    if (!isCaller(context.viewer, request)) {
      response.set(CHALLENGE, `Bearer ${metadata}`);
      throw new ServiceError('NOT_AUTHENTICATED', neededCredential);
    }
    response.removeHeader(CHALLENGE);
    const tools = request.query['tools'] === ALL_TOOLS ? boxes.all : boxes.default;
    const body = hasBody(request) ? await readJson(request, response) : undefined;
    if (Array.isArray(body)) throw new ServiceError('BAD_REQUEST', 'Send one message in a request.');
    const message = (body ?? {}) as Message;
    nameOperation({ api: 'mcp', name: METHODS.has(message.method ?? '') ? String(message.method) : 'other' });
    const tool = message.method === 'tools/call' ? tools.find(String(message.params?.name)) : undefined;
    if (tool !== undefined && !mayCall(tool, context.viewer)) {
      const scope = tool.scopes.join(' ');
      response.set(CHALLENGE, `Bearer error="insufficient_scope", scope="${scope}", ${metadata}`);
      tool.assertMayCall(context.viewer);
    }
    const { idempotencyKey: _, ...requestInfo } = info;
    const extra: Extra = {
      context: { ...context, request: requestInfo },
      tools,
      clientName: clientNameOf(message, request.get(SESSION_HEADER)) ?? info.userAgent,
    };
    if (message.method === 'initialize') rememberName(message, response);
    const caller = { token: '', clientId: String(context.viewer.actor.id), scopes: [], extra };
    const authenticated = Object.assign(request, { auth: caller });
    await serve(authenticated as unknown as Parameters<typeof serve>[0], response, body);
  };
}

/** Rejects requests under another name of the host, and those of pages of other origins. */
function assertOwnNames(
  { validateHostHeader, validateOriginHeader }: Library,
  { host, origin }: Request['headers'],
  allowed: string[],
): void {
  if (validateHostHeader(host, allowed).ok && validateOriginHeader(origin, allowed).ok) return;
  throw new ServiceError('ORIGIN_NOT_ALLOWED', 'Send requests from a program, or from a page of this host.');
}

/** A message of JSON-RPC, whose parts the library checks. */
interface Message {
  readonly method?: string;
  readonly params?: {
    readonly name?: unknown;
    readonly clientInfo?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

/** The names of requests in metrics. */
const METHODS: ReadonlySet<string> = new Set(['initialize', 'server/discover', 'ping', 'tools/list', 'tools/call']);

const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo';
const SESSION_HEADER = 'Mcp-Session-Id';
const MAX_NAME_LENGTH = 100;

/** The name that the client gives itself: in each message since the revision of 2026, and before in its first one. */
function clientNameOf({ params }: Message, sessionId: string | undefined): string | null {
  const own = nameIn(params?._meta?.[CLIENT_INFO]);
  if (own !== null || sessionId === undefined) return own;
  return nameIn({ name: Buffer.from(sessionId.slice(0, 1_000), 'base64url').toString() });
}

/** Clients of 2025 say their name once, and then send back the id of a session. There are none: the id is the name. */
function rememberName({ params }: Message, response: Response): void {
  const name = nameIn(params?.clientInfo);
  if (name !== null) response.set(SESSION_HEADER, Buffer.from(name).toString('base64url'));
}

function nameIn(info: unknown): string | null {
  const { name } = (info ?? {}) as { readonly name?: unknown };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
  const text = typeof name === 'string' ? name.replace(/[\u0000-\u001f\ufffd]+/g, ' ').trim() : '';
  return text === '' ? null : text.slice(0, MAX_NAME_LENGTH);
}
