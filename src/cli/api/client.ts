import { isIP } from 'node:net';
import { readCommandConfig } from '../../config/config.ts';
import { CommandError, UsageError } from '../script.ts';
import { readCredential } from './credential.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const DEFAULT_PORT = '4000';

/** Options of each command that sends requests to the service. */
export const API_OPTIONS = {
  url: { type: 'string' },
  'key-file': { type: 'string' },
} as const;

/** Described at the end of the help of these commands. */
export const API_HELP = `The API key is the variable GATEHOUSE_API_KEY, or the content of --key-file FILE (- for standard input). In a
terminal, the command asks for a missing key. It is not an option, because other users of the machine can see options. --url or
GATEHOUSE_URL is the URL of the backend host; the default is http://localhost:$PORT, with port ${DEFAULT_PORT} if PORT is not set.`;

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the request. A request without a signal has a timeout. */
  readonly signal?: AbortSignal;
}

/** A response with an error status. */
export class ResponseError extends CommandError {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, code: string | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** No response: the service does not run, or the network failed. */
export class ConnectionError extends CommandError {}

/** Sends requests to the REST operations of the backend host. */
export interface ApiClient {
  readonly url: string;
  readonly credential: string;
  /** The body of a successful response; null if it is empty. Throws a ResponseError or a ConnectionError. */
  send<Body>(path: string, request?: ApiRequest): Promise<Body>;
  /** A successful response whose body is read by the caller. */
  open(path: string, request?: ApiRequest): Promise<Response>;
}

interface ApiArguments {
  readonly url?: string | undefined;
  readonly 'key-file'?: string | undefined;
}

export async function createApiClient(values: ApiArguments): Promise<ApiClient> {
  const url = backendUrl(values.url);
  const credential = await readCredential(values['key-file']);
  warnAboutPlainHttp(url);

  async function open(path: string, { method = 'GET', query = {}, ...request }: ApiRequest = {}): Promise<Response> {
    const target = new URL(`${url.origin}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) target.searchParams.set(name, String(value));
    }
    const json = request.json === undefined ? undefined : JSON.stringify(request.json);
    const body = request.form ?? json;
    const response = await fetch(target, {
      method,
      headers: {
        Authorization: `Bearer ${credential}`,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(body !== undefined && { body }),
      // A redirect could send the credential to another server.
      redirect: 'error',
      signal: request.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch((error: Error) => {
      if (request.signal?.aborted) throw error;
      throw new ConnectionError(`${url.origin} does not respond (${reasonOf(error)}). ${ADVICE}`);
    });
    if (!response.ok) throw await responseError(response);
    return response;
  }

  async function send<Body>(path: string, request?: ApiRequest): Promise<Body> {
    const response = await open(path, request);
    const content = await response.text();
    if (content === '') return null as Body;
    try {
      return JSON.parse(content) as Body;
    } catch {
      throw new CommandError(`${url.origin} is not the backend host of Gatehouse: its response is not JSON. ${ADVICE}`);
    }
  }

  return { url: url.origin, credential, open, send };
}

const ADVICE = 'Start the service, or set --url or GATEHOUSE_URL to the URL of its backend host.';

function backendUrl(option: string | undefined): URL {
  const { url: configured, port } = readCommandConfig();
  const given = option ?? configured ?? `http://localhost:${port ?? DEFAULT_PORT}`;
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    throw new UsageError(
      `The URL of the backend host must be http:// or https://, a host and at most a port, not ${given}`,
    );
  }
  return url;
}

function warnAboutPlainHttp({ protocol, hostname, origin }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (protocol === 'https:' || isLocal) return;
  process.stderr.write(`Warning: the API key is sent to ${origin} without encryption. Use https://.\n`);
}

async function responseError(response: Response): Promise<ResponseError> {
  const content = await response.text().catch(() => '');
  const { message, code, errors } = parseError(content);
  const details = (errors ?? [])
    .map((error) => `- ${error.message}`)
    .filter((line) => !message?.includes(line.slice(2)));
  const text = [message ?? `The response has the status ${response.status}.`, ...details].join('\n');
  return new ResponseError(response.status, code ?? null, code === undefined ? text : `${code}: ${text}`);
}

interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly message: string }[];
}

function parseError(content: string): ErrorBody {
  try {
    return (JSON.parse(content) ?? {}) as ErrorBody;
  } catch {
    return {};
  }
}

/** The reason of a failed fetch, which is in its cause. */
export function reasonOf(error: Error): string {
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
