import type { Agent, Dispatcher } from 'undici';
import { OutgoingHttpError } from './http-client.ts';
import type { HttpStep } from './redirects.ts';

export interface DispatchOptions {
  /** A longer response is cut off and fails. */
  readonly maxBytes: number;
  /** Ends the request, also while it waits for a connection. */
  readonly end: AbortSignal;
}

export interface StepResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends one request without following redirects. A request that ends early closes its connection. */
export function dispatchRequest(
  agent: Agent,
  step: HttpStep,
  { maxBytes, end }: DispatchOptions,
): Promise<StepResponse> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Record<string, string> = {};
    let size = 0;
    const chunks: Buffer[] = [];
    const fail = (error: Error) => {
      end.removeEventListener('abort', abort);
      reject(error);
      controller?.abort(error);
    };
    const abort = () => fail(abortReason(end));
    const assertSize = (bytes: number) => {
      if (bytes > maxBytes) fail(new OutgoingHttpError('TOO_LARGE'));
    };
    if (end.aborted) return abort();
    end.addEventListener('abort', abort, { once: true });

    const { url, method, body } = step;
    agent.dispatch(
      {
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers: requestHeaders(step.headers),
        body: body ?? null,
      },
      {
        onRequestStart(started) {
          controller = started;
          // The request ended while it waited for a connection.
          if (end.aborted) started.abort(abortReason(end));
        },
        onResponseStart(_, statusCode, responseHeaders) {
          // An informational response comes before the final one.
          if (statusCode < 200) return;
          status = statusCode;
          headers = joinedHeaders(responseHeaders);
          assertSize(Number(headers['content-length'] ?? 0));
        },
        onResponseData(_, chunk) {
          chunks.push(chunk);
          size += chunk.length;
          assertSize(size);
        },
        onResponseEnd() {
          end.removeEventListener('abort', abort);
          resolve({ status, headers, body: Buffer.concat(chunks) });
        },
        onResponseError: (_, error) => fail(error),
      },
    );
  });
}

/** The error of the deadline, or `ABORTED`. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof OutgoingHttpError ? reason : new OutgoingHttpError('ABORTED');
}

/** The headers of a request. A compressed response could be larger than it seems. */
export function requestHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(named), 'accept-encoding': 'identity' };
}

export function joinedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
}
