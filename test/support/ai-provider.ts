import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Completion, chunksOf, completionOf, usageOf, wordsOf } from './chat-completions.ts';
import type { World } from './world.ts';

/** A request that the provider has received. */
export interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The JSON of the request; null without a body. */
  readonly body: ProviderBody | null;
}

/** The fields of embeddings and chat completions. */
export interface ProviderBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly input?: readonly string[];
  readonly messages?: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly temperature?: number;
  readonly response_format?: { readonly type: string };
  readonly max_tokens?: number;
}

/** A response in place of the usual one. */
export interface ProviderReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is a string. */
  readonly body?: unknown;
}

export interface TestProvider {
  /** Ends with `/v1`. */
  readonly baseUrl: string;
  readonly requests: ProviderRequest[];
  /** How many requests the client has closed before the end of the response. */
  cut: number;
  /** Changes of these apply to the next request. */
  dimensions: number;
  /** The text of a chat completion, or the tools that it calls. */
  chat: (body: ProviderBody) => Completion;
  /** Called before each chunk of a stream. A promise delays it; a rejection closes the connection. */
  beforeChunk: (index: number) => Promise<void> | void;
  /** Returns a failure, or undefined for the usual response. A promise delays the response. */
  fail: (request: ProviderRequest) => ProviderReply | undefined | Promise<ProviderReply | undefined>;
  stop(): Promise<void>;
}

const running = new Set<TestProvider>();

/** Starts a server that speaks the OpenAI protocol on loopback. Texts with common words have similar vectors. */
export async function startProvider({ dimensions = 64 } = {}): Promise<TestProvider> {
  const sockets = new Set<Socket>();
  const server = http.createServer(async (request, response) => {
    const body = request.method === 'POST' ? ((await json(request)) as ProviderBody) : null;
    const received = { path: request.url ?? '', authorization: request.headers.authorization, body };
    provider.requests.push(received);
    response.once('close', () => {
      if (!response.writableFinished) provider.cut += 1;
    });
    const failure = await provider.fail(received);
    if (failure === undefined && body?.stream) {
      await sendChunks(response, body, provider);
      return;
    }
    const { status, headers, body: reply } = failure ?? usualReply(received, provider);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply ?? {}));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: TestProvider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    cut: 0,
    dimensions,
    chat: ({ messages = [] }) => messages.at(-1)?.content ?? '',
    beforeChunk: () => undefined,
    fail: () => undefined,
    stop: () =>
      new Promise<void>((resolve) => {
        running.delete(provider);
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  running.add(provider);
  return provider;
}

/** Configures the provider of the deployment through REST. */
export async function configureProvider({ backend }: World, settings: object): Promise<void> {
  const { status, body } = await backend.patch('/settings/ai', settings);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

export async function stopProviders(): Promise<void> {
  await Promise.all([...running].map((provider) => provider.stop()));
}

async function sendChunks(response: http.ServerResponse, body: ProviderBody, { chat, beforeChunk }: TestProvider) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  try {
    for (const [index, chunk] of chunksOf(body, chat(body)).entries()) {
      await beforeChunk(index);
      response.write(chunk);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

function usualReply({ path, body }: ProviderRequest, { dimensions, chat }: TestProvider): ProviderReply {
  if (path === '/v1/models')
    return { status: 200, body: { object: 'list', data: [{ id: 'test-model', object: 'model' }] } };
  if (path === '/v1/embeddings' && body) {
    const { input = [], model } = body;
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embeddingOf(text, dimensions) }));
    return { status: 200, body: { object: 'list', model, data, usage: usageOf(input.join(' '), '') } };
  }
  if (path === '/v1/chat/completions' && body) return { status: 200, body: completionOf(body, chat(body)) };
  return { status: 404, body: { error: { message: 'Not found' } } };
}

/** A vector that counts the words of the text, each in a dimension that its hash selects. Its length is not 1. */
export function embeddingOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of wordsOf(text)) {
    const hash = createHash('md5').update(word).digest().readUInt32LE();
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  // A text without words has a vector as well.
  return vector.some((value) => value > 0) ? vector : vector.fill(1);
}
