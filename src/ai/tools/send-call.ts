import { setTimeout as delay } from 'node:timers/promises';
import {
  type OutgoingHttp,
  OutgoingHttpError,
  type OutgoingHttpFailure,
  type OutgoingHttpResponse,
} from '../../platform/outgoing/http-client.ts';
import { signatures } from '../../platform/standard-webhooks/sign.ts';
import { retryAfterSeconds } from '../provider/retry-after.ts';

/** Tries after the first one. */
const MAX_RETRIES = 2;
const FIRST_BACKOFF_MS = 500;
/** A tool that asks for more time is not called again. */
const MAX_RETRY_AFTER_SECONDS = 5;
export const MAX_RESPONSE_BYTES = 65_536;

const FAILURES: Readonly<Record<Exclude<OutgoingHttpFailure, 'ABORTED'>, string>> = {
  ADDRESS_NOT_ALLOWED: 'The address of the tool is not allowed.',
  UNREACHABLE: 'The tool could not be reached.',
  TIMEOUT: 'The tool took too long to respond.',
  TOO_LARGE: `The response of the tool has more than ${MAX_RESPONSE_BYTES} bytes.`,
};

/** A call of a tool, without its signature. */
export interface ToolRequest {
  readonly http: OutgoingHttp;
  readonly url: string;
  /** The same for each try, so that the tool can recognize a repeated call. */
  readonly callId: string;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The response of a tool, or why there is none, as a sentence for the model. */
export type ToolResponse = { readonly body: Buffer } | { readonly error: string };

/** Sends a call, and repeats it after 429, 5xx and network failures. Rejects only when the signal ends the run. */
export async function sendCall(request: ToolRequest): Promise<ToolResponse> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await sendOnce(request);
    if (!('retryMs' in outcome)) return outcome;
    if (retries === MAX_RETRIES) return { error: outcome.error };
    await delay(outcome.retryMs ?? FIRST_BACKOFF_MS * 2 ** retries, undefined, { signal: request.signal });
  }
}

/** A failure after which the call is repeated: after a time that the tool names, or after the usual backoff. */
interface Repeatable {
  readonly error: string;
  readonly retryMs: number | null;
}

async function sendOnce({ http, url, timeoutMs, signal, ...call }: ToolRequest): Promise<ToolResponse | Repeatable> {
  try {
    const response = await http.request({
      method: 'POST',
      url,
      headers: headersOf(call),
      body: call.body,
      timeoutMs,
      maxBytes: MAX_RESPONSE_BYTES,
      ...(signal && { signal }),
    });
    return outcomeOf(response);
  } catch (error) {
    if (!(error instanceof OutgoingHttpError) || error.reason === 'ABORTED') throw error;
    const failure = { error: FAILURES[error.reason] };
    return error.reason === 'UNREACHABLE' ? { ...failure, retryMs: null } : failure;
  }
}

function headersOf({
  callId,
  body,
  secrets,
}: Pick<ToolRequest, 'callId' | 'body' | 'secrets'>): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1_000);
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/plain',
    'user-agent': 'Gatehouse-Agents/1.0',
    'webhook-id': callId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures({ id: callId, timestamp, body: Buffer.from(body) }, secrets),
  };
}

function outcomeOf({ status, headers, body }: OutgoingHttpResponse): ToolResponse | Repeatable {
  if (status >= 200 && status < 300) return { body };
  const error = `The tool responded with the HTTP status ${status}.`;
  if (status !== 429 && status < 500) return { error };
  const seconds = retryAfterSeconds(headers['retry-after']);
  if (seconds === null) return { error, retryMs: null };
  return seconds <= MAX_RETRY_AFTER_SECONDS ? { error, retryMs: seconds * 1_000 } : { error };
}
