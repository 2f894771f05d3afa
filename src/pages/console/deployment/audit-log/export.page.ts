import type { FileResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { csvLines, exportedRecords, jsonLines } from './export-records.ts';

/** The filtered records as a file. Browsers must not load it in advance. */
export const auditExportPage = consolePage({
  path: '/audit-log/export',
  scope: 'audit_log:read',
  runsOnGet: true,
  show: async (request) => exportFile(request),
});

function exportFile(request: ConsoleRequest): FileResult {
  const records = exportedRecords(request);
  return request.query.get('format') === 'ndjson'
    ? { file: { name: 'audit-log.ndjson', contentType: 'application/x-ndjson', content: jsonLines(records) } }
    : { file: { name: 'audit-log.csv', contentType: 'text/csv; charset=utf-8', content: csvLines(records) } };
}
