import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ServerContext,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { IMAGE } from './media.ts';
import { askContext, ROUND_TRIP_TOOLS, stateCodec } from './round-trips.ts';
import { TOOLS } from './tools.ts';

/* A server of MCP with what the checks of `@modelcontextprotocol/conformance` expect of a server for tests. It is built of the library as our
 * own server is, and besides has resources, prompts, sessions and questions to the client, which our own does not need. */

const tools = { ...TOOLS, ...ROUND_TRIP_TOOLS };

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

function contentsOf(uri: string) {
  const id = TEMPLATE.exec(uri)?.[1];
  if (id !== undefined) {
    const data = { id, templateTest: true, data: `Data for ID: ${id}` };
    return { uri, mimeType: 'application/json', text: JSON.stringify(data) };
  }
  if (uri === 'test://static-binary') return { uri, mimeType: 'image/png', blob: IMAGE };
  if (uri !== 'test://static-text' && uri !== 'test://watched-resource') throw new ResourceNotFoundError(uri);
  return { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' };
}

const user = (content: object) => ({ role: 'user', content });
const say = (text: string) => user({ type: 'text', text });

type Prompt = (args: Readonly<Record<string, string>>, context: ServerContext) => object;

/** The prompts, with the names of their arguments. */
const PROMPTS: Readonly<Record<string, { readonly args: readonly string[]; readonly get: Prompt }>> = {
  test_simple_prompt: { args: [], get: () => ({ messages: [say('This is a simple prompt for testing.')] }) },
  test_prompt_with_arguments: {
    args: ['arg1', 'arg2'],
    get: ({ arg1, arg2 }) => ({ messages: [say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)] }),
  },
  test_prompt_with_embedded_resource: {
    args: ['resourceUri'],
    get: ({ resourceUri: uri }) => ({
      messages: [
        user({
          type: 'resource',
          resource: { uri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        }),
        say('Please process the embedded resource above.'),
      ],
    }),
  },
  test_prompt_with_image: {
    args: [],
    get: () => ({
      messages: [user({ type: 'image', data: IMAGE, mimeType: 'image/png' }), say('Please analyze the image above.')],
    }),
  },
  test_input_required_result_prompt: { args: [], get: (_, context) => askContext(context) },
};

function createFixture(): McpServer {
  const fixture = new McpServer(
    { name: 'fixture', version: '1.0.0' },
    {
      capabilities: { tools: {}, prompts: {}, resources: { subscribe: true }, completions: {}, logging: {} },
      requestState: { verify: stateCodec.verify },
    },
  );
  for (const [name, { args = [], schema, run }] of Object.entries(tools)) {
    const properties = Object.fromEntries(args.map((arg) => [arg, { type: 'string' as const }]));
    const inputSchema = fromJsonSchema<Record<string, string>>(
      schema ?? { type: 'object', properties, required: [...args] },
    );
    fixture.registerTool(name, { description: 'A tool of a check.', inputSchema }, (given, context) =>
      run(context, given),
    );
  }
  const { server } = fixture;
  server.setRequestHandler('resources/list', () => ({
    resources: ['static-text', 'static-binary', 'watched-resource'].map((name) => ({
      uri: `test://${name}`,
      name,
      description: 'A resource of a check.',
    })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      { uriTemplate: 'test://template/{id}/data', name: 'template', description: 'A template of a check.' },
    ],
  }));
  server.setRequestHandler('resources/read', ({ params }) => ({ contents: [contentsOf(params.uri)] }));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(PROMPTS).map(([name, { args }]) => ({
      name,
      description: 'A prompt of a check.',
      arguments: args.map((arg) => ({ name: arg, description: 'An argument of a check.', required: true })),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args } }, context) => {
    const prompt = PROMPTS[name];
    if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}.`);
    return prompt.get(args ?? {}, context) as never;
  });
  server.setRequestHandler('completion/complete', () => ({ completion: { values: ['paris', 'park', 'party'] } }));
  return fixture;
}

type Transport = WebStandardStreamableHTTPServerTransport;

/** Serves both revisions: that of 2026 by request, and those of 2025 with sessions, in which a tool can ask the client. */
export async function startMcpFixture(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const modern = createMcpHandler(createFixture, { legacy: 'reject' });
  const sessions = new Map<string, Transport>();

  async function openSession(): Promise<Transport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await createFixture().connect(transport);
    return transport;
  }

  async function serveInSession(request: Request): Promise<Response> {
    const id = request.headers.get('mcp-session-id');
    if (id !== null && !sessions.has(id)) return new Response('The session has ended.', { status: 404 });
    const transport = id === null ? await openSession() : sessions.get(id);
    return (transport as Transport).handleRequest(request);
  }

  const handle = toNodeHandler({
    ...modern,
    fetch: async (request, options) =>
      (await isLegacyRequest(request)) ? serveInSession(request) : modern.fetch(request, options),
  });
  const [isOwnHost, isOwnOrigin] = [localhostHostValidation(), localhostOriginValidation()];
  const http = createServer((request, response) => {
    if (isOwnHost(request, response) && isOwnOrigin(request, response))
      void handle(request as Parameters<typeof handle>[0], response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}/mcp`,
    async stop() {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      await modern.close();
      http.closeAllConnections();
      http.close();
    },
  };
}
