import type { DeploymentProxy } from './proxy.ts';

/* The types of Node are not imported: these are the parts of its requests and responses that are used. */

export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The path before a router of Express has taken away where it is mounted. */
  readonly originalUrl?: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly readableEnded: boolean;
}

export interface NodeResponse {
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  writeHead(status: number, headers: string[]): unknown;
  write(chunk: Uint8Array): boolean;
  end(): unknown;
  destroy(): unknown;
  flushHeaders(): unknown;
  once(event: 'close' | 'drain', listener: () => void): unknown;
  off(event: 'close' | 'drain', listener: () => void): unknown;
}

/** Answers a request of Node's HTTP server with the proxy. */
export async function runProxy(
  proxy: DeploymentProxy,
  request: NodeRequest,
  response: NodeResponse,
  ip: string | null,
): Promise<void> {
  const left = new AbortController();
  const leave = () => left.abort();
  response.once('close', leave);
  try {
    const answer = await proxy(toRequest(request, left.signal), { ip });
    response.writeHead(answer.status, [...answer.headers].flat());
    response.flushHeaders();
    if (answer.body === null) response.end();
    else await pipe(answer.body, response);
  } finally {
    response.off('close', leave);
  }
}

/** Whether a request is below the path of the proxy. */
export function isForProxy({ path }: DeploymentProxy, request: Pick<NodeRequest, 'url' | 'originalUrl'>): boolean {
  return targetOf(request).startsWith(`${path}/`);
}

const targetOf = ({ originalUrl, url = '/' }: Pick<NodeRequest, 'url' | 'originalUrl'>) => originalUrl ?? url;

function toRequest(request: NodeRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const name = String(request.rawHeaders[at]);
    if (!name.startsWith(':')) headers.append(name, String(request.rawHeaders[at + 1]));
  }
  const { method = 'GET' } = request;
  const isSent = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
  const hasBody = isSent && method !== 'GET' && method !== 'HEAD';
  if (hasBody && request.readableEnded) {
    throw new Error(
      'The body of the request was read before the proxy. Mount the proxy before middleware such as express.json().',
    );
  }
  const init = { method, headers, signal, ...(hasBody && { body: streamOf(request), duplex: 'half' as const }) };
  return new Request(`http://localhost${targetOf(request)}`, init);
}

function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = request[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function pipe(body: ReadableStream<Uint8Array>, response: NodeResponse): Promise<void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return void response.end();
      if (response.destroyed) return void (await reader.cancel());
      if (!response.write(value)) await drained(response);
    }
  } catch {
    // The deployment host has broken off its response: with an end it would look complete.
    response.destroy();
  }
}

function drained(response: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
}
