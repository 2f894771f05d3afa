import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { request } from 'node:http';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import express from 'express';
import { onTestFinished } from 'vitest';
import { listen } from '../../../src/api/http/server.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import type { Cidr } from '../../../src/platform/network/addresses.ts';
import { parseCidr } from '../../../src/platform/network/addresses.ts';

export interface Call {
  readonly method?: string;
  readonly path?: string;
  /** An array sends the header once for each item. */
  readonly headers?: Record<string, string | readonly string[]>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: Record<string, unknown>;
}

export type Caller = (call?: Call) => Promise<Answer>;

/** Serves an app on a free port until the test ends. Returns a client that, unlike `fetch`, can send any `Host`. */
export async function serve(app: RequestListener): Promise<Caller> {
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close(0));
  return (call) => send(url, call);
}

/** An app of middleware, one route that returns 200, and an error handler that returns the error code. */
export function appOf(...steps: RequestHandler[]): Express {
  const app = express();
  for (const step of steps) app.use(step);
  app.use((_req, res) => {
    res.json({ reached: true });
  });
  const present: ErrorRequestHandler = (error, _req, res, _next) => {
    if (!(error instanceof ServiceError)) throw error;
    res.status(error.status).json({ code: error.code, message: error.message });
  };
  app.use(present);
  return app;
}

export function cidrs(...texts: string[]): readonly Cidr[] {
  return texts.map((text) => {
    const cidr = parseCidr(text);
    if (!cidr) throw new Error(`${text} is no CIDR`);
    return cidr;
  });
}

export function send(url: string, { method = 'GET', path = '/', headers = {} }: Call = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const outgoing = request(new URL(path, url), { method, agent: false, setHost: !('host' in headers) }, (res) => {
    const chunks: Buffer[] = [];
    res.on('data', (chunk: Buffer) => chunks.push(chunk));
    res.on('error', reject);
    res.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const json = body.startsWith('{') ? JSON.parse(body) : {};
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body, json });
    });
  });
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  outgoing.on('error', reject);
  outgoing.end();
  return promise;
}
