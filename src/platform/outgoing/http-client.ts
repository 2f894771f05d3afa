export interface OutgoingHttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The limit for the whole request, with its redirects. */
  readonly timeoutMs: number;
  /** A longer response fails with `TOO_LARGE`. */
  readonly maxBytes: number;
  /** How many redirects are followed; each is checked like the first URL. Defaults to 0. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export interface OutgoingHttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The URL of the response, after redirects. */
  readonly url: string;
}

/** A response whose body is read while it arrives. */
export interface OutgoingHttpStream extends Omit<OutgoingHttpResponse, 'body' | 'url'> {
  /** Rejects with {@link OutgoingHttpError}. Ending the iteration closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Why there is no response. */
export type OutgoingHttpFailure = 'ADDRESS_NOT_ALLOWED' | 'UNREACHABLE' | 'TIMEOUT' | 'TOO_LARGE' | 'ABORTED';

export class OutgoingHttpError extends Error {
  readonly reason: OutgoingHttpFailure;
  constructor(reason: OutgoingHttpFailure) {
    super(`The request failed: ${reason}.`);
    this.reason = reason;
  }
}

/** Requests URLs that callers configured. The address guard checks every connection. Rejects with {@link OutgoingHttpError}. */
export interface OutgoingHttp {
  request(request: OutgoingHttpRequest): Promise<OutgoingHttpResponse>;
  /** Resolves with the headers of the response. Follows no redirects. The limits include the body. */
  openStream(request: Omit<OutgoingHttpRequest, 'maxRedirects'>): Promise<OutgoingHttpStream>;
  close(): Promise<void>;
}
