import { request } from 'node:http';

export interface HttpResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The parsed body; undefined when there is none. */
  readonly body: Body;
}

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as JSON, unless it is text or bytes already. */
  readonly body?: unknown;
}

/** One request through a real socket. Node's fetch ignores a `Host` header; this sends what it is given. */
export function sendRequest<Body = unknown>({
  method,
  url,
  headers = {},
  body,
}: HttpRequest): Promise<HttpResponse<Body>> {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  const payload = body === undefined ? undefined : raw ? body : JSON.stringify(body);
  const type = payload !== undefined && !raw ? { 'content-type': 'application/json' } : {};
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...type, ...length, ...headers } as never }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = /[/+]json/.test(incoming.headers['content-type'] ?? '') && text !== '';
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          body: json ? JSON.parse(text) : undefined,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
