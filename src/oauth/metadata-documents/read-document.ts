import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/context.ts';
import {
  OutgoingHttpError,
  type OutgoingHttpFailure,
  type OutgoingHttpResponse,
} from '../../platform/outgoing/http-client.ts';
import { type ClientFields, type ClientRules, InvalidClient } from '../applications/client-fields.ts';
import { documentFields } from './document-fields.ts';

/** What a metadata document says, and for how long its host allows to keep it. */
interface ReadDocument {
  readonly fields: ClientFields;
  readonly seconds: number;
}

type Reader = Pick<Services, 'outgoingHttp' | 'outgoing'>;

/** A document that could not be read now, and perhaps can be later. */
export class DocumentUnavailable extends Error {}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 16_384;
const SECONDS = { least: 300, usual: 3_600, most: 86_400 } as const;
/** How long a failure is remembered, so that a client cannot make this service ask a host again and again. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1_000;

const failures = new LRUCache<string, Error>({ max: MAX_FAILURES, ttl: FAILURE_MS });
const running = new Map<string, Promise<ReadDocument>>();

/**
 * Reads the document of a client through the guard of outgoing addresses. Requests that want the same document at the same time read it
 * once. Throws {@link InvalidClient} or {@link DocumentUnavailable}, also for the next minute.
 */
export async function readDocument(
  services: Reader,
  url: string,
  { isStaging }: Pick<ClientRules, 'isStaging'>,
): Promise<ReadDocument> {
  const key = `${isStaging ? 'staging' : 'production'} ${url}`;
  const failure = failures.get(key);
  if (failure !== undefined) throw failure;
  const reading = running.get(key) ?? read(services, url, isStaging);
  running.set(key, reading);
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error) failures.set(key, error);
    throw error;
  } finally {
    running.delete(key);
  }
}

async function read({ outgoingHttp, outgoing }: Reader, url: string, isStaging: boolean): Promise<ReadDocument> {
  let response: OutgoingHttpResponse;
  try {
    const headers = { accept: 'application/json' };
    response = await outgoingHttp.request({ method: 'GET', url, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  } catch (error) {
    if (!(error instanceof OutgoingHttpError)) throw error;
    const { text, isFinal } = FAILURES[error.reason];
    throw isFinal ? new InvalidClient(text) : new DocumentUnavailable(text);
  }
  const { status, headers, body } = response;
  if (status >= 500 || status === 429) throw new DocumentUnavailable(`its host answers with ${status}`);
  if (status !== 200) throw new InvalidClient(`its host answers with ${status}`);
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  // Text that someone has uploaded to a host is not its description.
  if (!/^application\/(?:[a-z0-9.-]+\+)?json$/.test(type))
    throw new InvalidClient('its content type must be application/json');
  return {
    fields: documentFields(url, body.toString('utf8'), { outgoing, isStaging }),
    seconds: secondsOf(headers['cache-control'] ?? ''),
  };
}

const FAILURES: Readonly<Record<OutgoingHttpFailure, { readonly text: string; readonly isFinal: boolean }>> = {
  ADDRESS_NOT_ALLOWED: { text: 'its host is not on the public internet', isFinal: true },
  TOO_LARGE: { text: 'it must have at most 16 KiB', isFinal: true },
  UNREACHABLE: { text: 'its host cannot be reached', isFinal: false },
  TIMEOUT: { text: 'its host takes more than 5 seconds', isFinal: false },
  ABORTED: { text: 'reading it was stopped', isFinal: false },
};

/** The lifetime that RFC 9111, section 5.2.2, gives a response, within bounds. */
function secondsOf(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return SECONDS.least;
  const [, age] = /\bmax-age=(\d{1,9})\b/i.exec(cacheControl) ?? [];
  return Math.min(SECONDS.most, Math.max(SECONDS.least, age === undefined ? SECONDS.usual : Number(age)));
}
