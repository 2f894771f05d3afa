import type { ConsoleRequest } from '../../console-request.ts';
import { ConsoleAuditExportDocument, type ConsoleAuditExportQuery } from '../documents.ts';
import { auditFilter } from './audit-filter.ts';

/** The most records of one file. Those who need more read the audit log with an API key. */
export const MAX_EXPORTED_RECORDS = 10_000;

type Exported = NonNullable<ConsoleAuditExportQuery['auditLog']>['nodes'][number];

/** The filtered records, newest first, read page by page while the browser receives them. */
export async function* exportedRecords(request: ConsoleRequest): AsyncGenerator<Exported> {
  const filter = auditFilter(request);
  let before: string | null = null;
  let count = 0;
  do {
    const { auditLog }: ConsoleAuditExportQuery = await request.run(ConsoleAuditExportDocument, { filter, before });
    if (!auditLog) throw new Error('The audit log is missing.');
    for (const record of auditLog.nodes.toReversed()) {
      if (count === MAX_EXPORTED_RECORDS) return;
      count += 1;
      yield record;
    }
    before = auditLog.pageInfo.hasPreviousPage ? auditLog.pageInfo.startCursor : null;
  } while (before !== null);
}

/** The columns of a CSV file. */
const COLUMNS = [
  'id',
  'createdAt',
  'type',
  'resourceType',
  'resourceId',
  'resourceName',
  'actorType',
  'actorId',
  'impersonator',
  'applicationId',
  'ip',
  'requestId',
  'before',
  'after',
] as const satisfies readonly (keyof Exported)[];

/** The lines of a CSV file (RFC 4180). The names of the columns are in one part with the first record, which can be an error. */
export async function* csvLines(records: AsyncIterable<Exported>): AsyncGenerator<string> {
  let head = `${COLUMNS.join(',')}\r\n`;
  for await (const record of records) {
    yield `${head}${COLUMNS.map((name) => csvCell(record[name])).join(',')}\r\n`;
    head = '';
  }
  if (head !== '') yield head;
}

/** A JSON object in each line. */
export async function* jsonLines(records: AsyncIterable<Exported>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** The characters with which spreadsheets begin a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file. One that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
