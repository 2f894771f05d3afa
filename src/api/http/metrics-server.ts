import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../platform/config.ts';
import { type Listening, type ListenOptions, listen } from './server.ts';

/** What the port for operators serves. */
export interface MetricsSource {
  readonly contentType: string;
  /** All metrics as text. */
  read(): Promise<string>;
}

/** Where the metrics are served. */
export function metricsAddress({ metricsHost: host }: Config, port: number): ListenOptions {
  return { host, port, variable: 'METRICS_PORT', hostVariable: 'METRICS_HOST' };
}

/** Serves `/metrics` and nothing else, on a port of its own: without a credential, so that it must not be a public one. */
export function listenForScrapes(source: MetricsSource, options: ListenOptions): Promise<Listening> {
  return listen((request, response) => void respond(source, request, response), options);
}

async function respond(source: MetricsSource, { method, url = '' }: IncomingMessage, response: ServerResponse) {
  if (url.split('?', 1)[0] !== '/metrics') return sendText(response, 404, 'The metrics are at /metrics.\n');
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'The metrics are read with GET.\n');
  }
  try {
    const text = await source.read();
    response.setHeader('Cache-Control', 'no-store');
    sendText(response, 200, text, source.contentType);
  } catch {
    sendText(response, 500, 'The metrics could not be read.\n');
  }
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}
