import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { FileType } from '../files/document-files.ts';
import { type Attempt, AttemptReplaced } from './attempt.ts';
import { fetchContent } from './fetch-content.ts';
import { watchAttempt } from './watch-attempt.ts';

/** Reads the text of a document, after fetching the content of a URL. Ends early when the attempt is replaced. */
export function readDocument(services: Services, attempt: Attempt) {
  const { rows } = services.database;
  return watchAttempt(rows, attempt, async ({ signal, reportPages }) => {
    const { sourceUrl: url } = attempt;
    const content =
      url === null ? await storedContent(rows, attempt) : await fetchContent(services, { ...attempt, url }, signal);
    if ('kind' in content) return content;
    const { deploymentId } = attempt;
    return services.extractDocument({ ...content, deploymentId, onProgress: reportPages, signal });
  });
}

/** The whole content: at most 25 MiB for each running job. */
async function storedContent(
  rows: Rows,
  { deploymentId, documentId, type }: Attempt,
): Promise<{ bytes: Uint8Array; type: FileType }> {
  const parts: Uint8Array[] = [];
  for (;;) {
    const part = await rows
      .selectFrom('document_part')
      .select('bytes')
      .where('deployment_id', '=', deploymentId)
      .where('document_id', '=', documentId)
      .where('number', '=', parts.length)
      .executeTakeFirst();
    if (part === undefined) break;
    parts.push(part.bytes);
  }
  // Each document has a part, so this one was deleted.
  if (parts.length === 0) throw new AttemptReplaced();
  return { bytes: Buffer.concat(parts), type };
}
