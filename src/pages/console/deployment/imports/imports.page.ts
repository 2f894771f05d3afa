import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  checkbox,
  dateTime,
  fieldError,
  form,
  icon,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleImportCreateDocument, type ConsoleImportFragment, ConsoleImportsDocument } from '../documents.ts';
import { importProgress, statusBadge } from './import-progress.ts';

/** 128 MiB, as the operation allows. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;

/** The imports of users, newest first, and the form that imports a file. */
export const importsPage = consolePage({
  path: '/imports',
  scope: 'users:read',
  show,
  actions: { create },
  maxFileBytes: MAX_FILE_BYTES,
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { userImports } = await request.run(ConsoleImportsDocument, { before: request.query.get('before') });
  if (!userImports) throw new Error('The list of imports is missing.');
  // The connection is in the order of time, so the last page of it has the newest.
  const { hasPreviousPage, startCursor } = userImports.pageInfo;
  const older = { hasNextPage: hasPreviousPage, endCursor: startCursor };
  return {
    title: text('console.imports.title'),
    lead: text('console.imports.lead'),
    back: { label: text('console.nav.users'), href: link('/users') },
    content: html`${notice(request, { deleted: 'console.imports.deleted' })}
${request.may('users:write') ? upload(request) : problem(request)}
${section({
  title: text('console.imports.list'),
  content: html`${rows(
    userImports.nodes.toReversed().map((each) => importRow(request, each)),
    { icon: 'upload', title: text('console.imports.none') },
  )}
${more(request, older, link('/imports'), 'before')}`,
})}`,
  };
}

function importRow(request: ConsoleRequest, found: ConsoleImportFragment): Row {
  const { text } = request;
  const { id, createdAt, total, created, failed } = found;
  return {
    picture: rowIcon(icon('upload')),
    title: textWithDate(request, 'console.imports.of', dateTime(request, createdAt)),
    href: request.link(`/imports/${id}`),
    badges: statusBadge(request, found),
    text: text('console.imports.lines', { total, created, failed }),
    end: importProgress(request, found),
  };
}

const EXAMPLE = '{"email": "ada@example.com", "first_name": "Ada"}';

function upload(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const error = fieldError(request, 'file');
  const described = `file-hint${error === null ? '' : ' file-error'}`;
  return section({
    title: text('console.imports.upload'),
    hint: html`${text('console.imports.uploadHint', { example: EXAMPLE })}`,
    content: form(request, {
      action: 'create',
      hasFile: true,
      content: [
        problem(request, ['file']),
        html`<div class="field"><div class="field-head"><label for="file">${text('console.imports.file')}</label></div>
<input id="file" name="file" type="file" accept=".ndjson,.jsonl,.json,.txt" required aria-describedby="${described}" ${error === null ? '' : html.raw`aria-invalid="true"`}>
<p class="hint" id="file-hint">${text('console.imports.fileHint')}</p>
${error === null ? '' : html`<p class="field-error" id="file-error">${icon('warning')}<span>${error}</span></p>`}</div>`,
        checkbox({
          name: 'sendEvents',
          label: text('console.imports.sendEvents'),
          isChecked: request.failure === null || request.form.has('sendEvents'),
        }),
        button({ label: text('console.imports.start'), icon: 'upload' }),
      ],
    }),
  });
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const variables = { sendEvents: request.form.has('sendEvents') };
  const { createUserImport: created } = await request
    .run(ConsoleImportCreateDocument, variables)
    .catch((failure: unknown) => failWhileOthersRun(request, failure));
  if (!created) throw new Error('The import is missing.');
  return { to: request.link(`/imports/${created.id}`, { done: 'started' }) };
}

/** Throws the failure. The text of all conflicts would not say that other imports have to end first. */
function failWhileOthersRun({ text }: ConsoleRequest, failure: unknown): never {
  if (!(failure instanceof OperationFailure && failure.is('CONFLICT'))) throw failure;
  const code = 'TOO_MANY_IMPORTS';
  throw new OperationFailure({ status: failure.status, code, message: text(`error.${code}`) });
}
