import type { Services } from '../../platform/context.ts';
import { DeliveryError } from '../../platform/errors.ts';
import { OutgoingHttpError, type OutgoingHttpResponse } from '../../platform/outgoing/http-client.ts';
import { MAX_ATTEMPTS } from '../documents/processing-jobs.ts';
import { storeParts } from '../documents/store-parts.ts';
import { digestOf } from '../files/content-digest.ts';
import { type FileType, MAX_FILE_BYTES } from '../files/document-files.ts';
import { type Attempt, continueAttempt, pauseAttempt } from './attempt.ts';
import type { FailedReading } from './failed-reading.ts';
import { possibleTypes, toUtf8 } from './response-type.ts';

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;
const ACCEPT = 'text/markdown, text/html, text/plain, application/pdf, */*;q=0.5';
/** Statuses of servers that may respond differently a little later. */
const TEMPORARY = [408, 425, 429];

interface FetchedContent {
  readonly bytes: Buffer;
  readonly type: FileType;
}

type UrlAttempt = Attempt & { readonly url: string };

/**
 * Fetches the content of a document's URL and stores it. When the server does not respond or is overloaded, throws until the
 * last attempt, so that the queue tries again later.
 */
export async function fetchContent(
  services: Services,
  attempt: UrlAttempt,
  signal: AbortSignal,
): Promise<FetchedContent | FailedReading> {
  const response = await request(services, attempt.url, signal);
  if (response === 'too_large') return failed('too_large');
  if (response === 'unavailable') {
    if (attempt.number >= MAX_ATTEMPTS) return failed('fetch_failed');
    await pauseAttempt(services.database.rows, attempt);
    throw new DeliveryError('URL_UNAVAILABLE', 'The URL of the document is not available.');
  }
  if (response === 'rejected') return failed('fetch_failed');
  const content = await acceptedContent(services, attempt, response);
  if (content === null) return failed('unsupported');
  await storeContent(services, attempt, content);
  return content;
}

const failed = (code: FailedReading['code']): FailedReading => ({ kind: 'failed', code });

type Outcome = OutgoingHttpResponse | 'unavailable' | 'rejected' | 'too_large';

async function request({ outgoingHttp }: Services, url: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await outgoingHttp.request({
      method: 'GET',
      url,
      headers: { accept: ACCEPT },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_FILE_BYTES,
      maxRedirects: MAX_REDIRECTS,
      signal,
    });
    if (response.status >= 500 || TEMPORARY.includes(response.status)) return 'unavailable';
    return response.status === 200 ? response : 'rejected';
  } catch (error) {
    if (!(error instanceof OutgoingHttpError) || error.reason === 'ABORTED') throw error;
    if (error.reason === 'TOO_LARGE') return 'too_large';
    return error.reason === 'ADDRESS_NOT_ALLOWED' ? 'rejected' : 'unavailable';
  }
}

/** The content with the first possible type that it matches, or null when it matches none. */
async function acceptedContent(
  { inspectFile }: Services,
  { deploymentId, type: expected }: Attempt,
  { headers, body }: OutgoingHttpResponse,
): Promise<FetchedContent | null> {
  const contentType = headers['content-type'] ?? '';
  for (const type of possibleTypes(contentType, expected)) {
    const bytes = type === 'pdf' || type === 'docx' ? body : toUtf8(body, contentType, type);
    const inspection = await inspectFile({ source: { bytes }, types: [type], deploymentId });
    if (inspection.kind !== 'rejected') return { bytes, type };
  }
  return null;
}

/** Replaces the stored content in one transaction. */
async function storeContent({ database }: Services, attempt: Attempt, { bytes, type }: FetchedContent): Promise<void> {
  const { deploymentId, documentId } = attempt;
  const { size, sha256 } = await digestOf({ bytes });
  await database.rows.transaction().execute(async (tx) => {
    await continueAttempt(tx, attempt, { stage: 'reading', done: 0, total: null });
    await tx
      .deleteFrom('document_part')
      .where('deployment_id', '=', deploymentId)
      .where('document_id', '=', documentId)
      .execute();
    await storeParts(tx, deploymentId, [{ documentId, source: { bytes } }]);
    await tx
      .updateTable('knowledge_base_document')
      .set({ size, sha256, type })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', documentId)
      .execute();
  });
}
