import { html, type SafeHtml } from '@remix-run/html-template';
import { EVENT_NAMES } from '../../../../platform/events/event-names.ts';
import { badge, button, field, icon, linkButton, more, problemBox, rows, select } from '../../../elements/index.ts';
import { errorText } from '../../../errors/error-texts.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleAuditLogDocument, ConsoleAuditRecordDocument } from '../documents.ts';
import {
  ACTOR_TYPES,
  auditFilter,
  type FilterField,
  filterParameters,
  filterValues,
  parameterOf,
} from './audit-filter.ts';
import { MAX_EXPORTED_RECORDS } from './export-records.ts';
import { recordRow } from './record-row.ts';
import { type AuditRecord, type Names, readNames } from './sentence.ts';

/** The audit log of a deployment, newest first, as sentences. */
export const auditLogPage = consolePage({ path: '/audit-log', scope: 'audit_log:read', show });

/** Ids of 64 bits, which records and most resources have. */
const ID = /^[1-9]\d{0,18}$/;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const id = request.query.get('id')?.trim() ?? '';
  if (id !== '') return { to: await placeOf(request, id) };
  const found = await readRecords(request);
  return {
    title: text('console.nav.auditLog'),
    content: html`${filterForm(request)}
${chips(request)}
${found instanceof OperationFailure ? problemBox(problems(request, found)) : list(request, found)}`,
  };
}

/** Where an id leads: to its record, or to the records about the resource or of the request with it. */
async function placeOf(request: ConsoleRequest, id: string): Promise<string> {
  if (!ID.test(id)) return request.link('/audit-log', filterParameters({ requestId: id }));
  const { node } = await request.run(ConsoleAuditRecordDocument, { id });
  const isRecord = node !== null && 'createdAt' in node;
  return isRecord ? request.link(`/audit-log/${id}`) : request.link('/audit-log', filterParameters({ resourceId: id }));
}

interface Found {
  readonly records: readonly AuditRecord[];
  readonly names: Names;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The records, or the failure of a filter that is not valid. */
async function readRecords(request: ConsoleRequest): Promise<Found | OperationFailure> {
  try {
    const { auditLog } = await request.run(ConsoleAuditLogDocument, {
      filter: auditFilter(request),
      before: request.query.get('before'),
    });
    if (!auditLog) throw new Error('The audit log is missing.');
    // The list of the graph is oldest first, and this page is one from its end.
    const records = auditLog.nodes.toReversed();
    const { hasPreviousPage, startCursor } = auditLog.pageInfo;
    return {
      records,
      names: await readNames(request, records),
      pageInfo: { hasNextPage: hasPreviousPage, endCursor: startCursor },
    };
  } catch (error) {
    if (error instanceof OperationFailure && error.status === 400) return error;
    throw error;
  }
}

const problems = (request: ConsoleRequest, { errors, code, message }: OperationFailure): string[] =>
  (errors.length === 0 ? [{ code, message }] : errors).map((error) => errorText(request, error));

function filterForm(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const values = filterValues(request);
  // What a link has selected stays selected.
  const kept = Object.entries(filterParameters(values)).filter(([name]) => !FORM_FIELDS.has(name));
  const language = request.query.get('lang');
  return html`<form class="filters" method="get" action="${new URL(request.link('/audit-log'), request.origin).pathname}">
${[...kept, ...(language ? [['lang', language] as const] : [])].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="field"><div class="field-head"><label for="type">${text('console.audit.type')}</label></div>
<input id="type" name="type" list="event-types" value="${values.type ?? ''}" maxlength="128" placeholder="organization.*" spellcheck="false" autocapitalize="none">
<datalist id="event-types">${EVENT_NAMES.map((name) => html`<option value="${name}"></option>`)}</datalist></div>
${select(request, {
  name: parameterOf('actorType'),
  label: text('console.audit.actorType'),
  selected: values.actorType ?? '',
  options: [
    { value: '', label: text('console.audit.anyActor') },
    ...ACTOR_TYPES.map((type) => ({ value: type, label: text(`console.audit.actor.${type}`) })),
  ],
})}
${field(request, { name: 'since', label: text('console.audit.since'), type: 'date', value: values.since ?? '' })}
${field(request, { name: 'until', label: text('console.audit.until'), type: 'date', value: values.until ?? '' })}
${field(request, { name: 'id', label: text('console.audit.id'), maxLength: 128 })}
${button({ label: text('console.audit.filter'), kind: 'other', icon: 'search' })}</form>`;
}

const FORM_FIELDS: ReadonlySet<string> = new Set(['type', 'by', 'since', 'until']);

const CHIPS: Readonly<Partial<Record<FilterField, TextKey>>> = {
  type: 'console.audit.type',
  actorType: 'console.audit.actorType',
  actorId: 'console.audit.actorId',
  resourceType: 'console.audit.resourceType',
  resourceId: 'console.audit.resourceId',
  requestId: 'console.audit.requestId',
  ip: 'console.audit.ip',
};

/** What narrows the list, each with a link that shows the list without it. */
function chips(request: ConsoleRequest): SafeHtml | string {
  const { text } = request;
  const values = filterValues(request);
  const shown = Object.entries(values).flatMap(([name, value]) => {
    const label = CHIPS[name as FilterField];
    if (label === undefined) return [];
    const others = Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
    const href = request.link('/audit-log', filterParameters(others));
    return [
      html`<li>${badge(`${text(label)}: ${value}`, { tone: 'accent' })}<a href="${href}">${icon('x')}<span class="unseen">${text('console.audit.without', { filter: text(label) })}</span></a></li>`,
    ];
  });
  return shown.length === 0 ? '' : html`<ul class="chips">${shown}</ul>`;
}

function list(request: ConsoleRequest, { records, names, pageInfo }: Found): SafeHtml {
  const { text } = request;
  const parameters = filterParameters(filterValues(request));
  const isFiltered = Object.keys(parameters).length > 0;
  return html`<div class="audit">${rows(
    records.map((record) => recordRow(request, record, names)),
    isFiltered
      ? {
          icon: 'search',
          title: text('console.audit.noneMatch'),
          action: linkButton({
            label: text('console.audit.clear'),
            href: request.link('/audit-log'),
            kind: 'other',
            isSmall: true,
          }),
        }
      : { icon: 'book', title: text('console.audit.none') },
  )}</div>
${more(request, pageInfo, request.link('/audit-log', parameters), 'before')}
${records.length === 0 ? '' : exportLinks(request, parameters)}`;
}

function exportLinks(request: ConsoleRequest, parameters: Readonly<Record<string, string>>): SafeHtml {
  const { text, language } = request;
  const max = new Intl.NumberFormat(language).format(MAX_EXPORTED_RECORDS);
  const to = (format: string) => request.link('/audit-log/export', { ...parameters, format });
  return html`<section class="audit-export"><h2>${text('console.audit.export')}</h2><p class="hint">${text('console.audit.exportHint', { max })}</p>
<div class="actions">${linkButton({ href: to('csv'), label: text('console.audit.exportCsv'), kind: 'other', icon: 'download', isSmall: true })}${linkButton({ href: to('ndjson'), label: text('console.audit.exportNdjson'), kind: 'other', icon: 'download', isSmall: true })}</div></section>`;
}
