import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  dateTime,
  disclosure,
  form,
  hintBox,
  linkButton,
  more,
  notice,
  problem,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { ConsoleImportDeleteDocument, ConsoleImportOneDocument, type ConsoleImportOneQuery } from '../documents.ts';
import { importProgress, statusBadge } from './import-progress.ts';

/** One import: its progress, and the lines that failed. */
export const importPage = consolePage({
  path: '/imports/{import}',
  scope: 'users:read',
  show,
  actions: { delete: remove },
});

type UserImport = NonNullable<ConsoleImportOneQuery['userImport']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { userImport } = await request.run(ConsoleImportOneDocument, {
    id: request.pathParameter,
    after: request.query.get('after'),
  });
  if (!userImport) throw new Error('The import is missing.');
  const created = dateTime(request, userImport.createdAt);
  return {
    title: text('console.imports.one'),
    lead: html`${textWithDate(request, 'console.imports.of', created)} ${statusBadge(request, userImport)}`,
    back: { label: text('console.imports.title'), href: link('/imports') },
    content: html`${notice(request, { started: 'console.imports.started' })}${problem(request)}
${userImport.status === 'FAILED' ? hintBox(html`<p>${text('console.imports.failedHint')}</p>`, 'warning') : ''}
${progress(request, userImport)}
${failures(request, userImport)}
${request.may('users:write') ? deletion(request) : ''}`,
  };
}

function progress(request: ConsoleRequest, userImport: UserImport): SafeHtml {
  const { text, language, link, path } = request;
  const { status, total, processed, created, failed, size, sendEvents, completedAt } = userImport;
  const isRunning = status === 'PENDING' || status === 'PROCESSING';
  const number = new Intl.NumberFormat(language);
  return section({
    title: text('console.imports.progress'),
    action: isRunning
      ? linkButton({ label: text('console.imports.refresh'), href: link(path), kind: 'other', isSmall: true })
      : '',
    content: html`${isRunning ? html`<p>${importProgress(request, userImport)} ${text('console.imports.processed', { processed, total })}</p>` : ''}
${facts([
  [text('console.imports.total'), number.format(total)],
  [text('console.imports.created'), number.format(created)],
  [text('console.imports.failed'), number.format(failed)],
  [text('console.imports.size'), sizeText(language, size)],
  [text('console.imports.events'), text(sendEvents ? 'console.imports.eventsSent' : 'console.imports.eventsNotSent')],
  ...(completedAt === null ? [] : [[text('console.imports.completed'), dateTime(request, completedAt)] as const]),
])}`,
  });
}

/** A number of bytes, such as `1.2 megabytes`. */
function sizeText(language: string, bytes: number): string {
  const [unit, divisor] =
    bytes >= 1_000_000
      ? (['megabyte', 1_000_000] as const)
      : bytes >= 1_000
        ? (['kilobyte', 1_000] as const)
        : (['byte', 1] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    bytes / divisor,
  );
}

/** The lines that failed. Their messages are in English. */
function failures(request: ConsoleRequest, { failures: found }: UserImport): SafeHtml {
  const { text, link, path } = request;
  const nodes = found?.nodes ?? [];
  if (nodes.length === 0)
    return section({
      title: text('console.imports.failures'),
      content: html`<p class="hint">${text('console.imports.noFailures')}</p>`,
    });
  return section({
    title: text('console.imports.failures'),
    hint: text('console.imports.failuresHint'),
    content: html`<div class="table-wide" tabindex="0" role="region" aria-label="${text('console.imports.failures')}"><table>
<thead><tr><th scope="col" class="is-number">${text('console.imports.line')}</th><th scope="col">${text('console.imports.reason')}</th><th scope="col">${text('console.imports.code')}</th></tr></thead>
<tbody>${nodes.map(({ line, code, message }) => html`<tr><td class="is-number">${line}</td><td lang="en">${message}</td><td><code>${code}</code></td></tr>`)}</tbody></table></div>
${found === null ? '' : more(request, found.pageInfo, link(path))}`,
  });
}

function deletion(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  return disclosure(
    text('console.imports.delete'),
    form(request, {
      action: 'delete',
      content: [
        html`<p>${text('console.imports.deleteHint')}</p>`,
        button({ label: text('console.imports.delete'), kind: 'danger', isSmall: true }),
      ],
    }),
    { isDanger: true },
  );
}

async function remove(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleImportDeleteDocument, { id: request.pathParameter });
  return { to: request.link('/imports', { done: 'deleted' }) };
}
