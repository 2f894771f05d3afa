import { html, type SafeHtml } from '@remix-run/html-template';
import { badge } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleImportFragment } from '../documents.ts';

const TONES = { PENDING: 'neutral', PROCESSING: 'accent', COMPLETED: 'good', FAILED: 'danger' } as const;

export const statusBadge = ({ text }: ConsoleRequest, { status }: ConsoleImportFragment): SafeHtml =>
  badge(text(`console.imports.status.${status}`), { tone: TONES[status] });

/** How many lines were processed, as a bar; nothing for an import that has ended. */
export function importProgress(
  { text }: ConsoleRequest,
  { status, processed, total }: ConsoleImportFragment,
): SafeHtml | string {
  if (status !== 'PENDING' && status !== 'PROCESSING') return '';
  return html`<progress class="import-progress" value="${processed}" max="${total}" aria-label="${text('console.imports.progress')}">${text('console.imports.processed', { processed, total })}</progress>`;
}
