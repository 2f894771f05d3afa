import type { FileResult } from '../../../hosted/page.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { ConsoleExportUserDocument } from '../documents.ts';

/** What the service stores about a user as a JSON file, with the names that REST gives it. */
export async function exportUser(request: ConsoleRequest): Promise<FileResult> {
  const { userExport: exported } = await request.run(ConsoleExportUserDocument, { id: request.pathParameter });
  if (!exported) throw new Error('The export is missing.');
  const { userId, exportedAt, isComplete, parts } = exported;
  const content = {
    user_id: userId,
    exported_at: exportedAt,
    is_complete: isComplete,
    parts: parts.map(({ name, isTruncated, records }) => ({ name, is_truncated: isTruncated, records })),
  };
  return { file: { name: `user-${userId}.json`, contentType: 'application/json', content: textOf(content) } };
}

async function* textOf(content: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(content, null, 2)}\n`;
}
