import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, dateTime, section } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { ConsoleAuditRecordDocument, type ConsoleAuditRecordQuery } from '../documents.ts';
import { type FilterField, filterParameters } from './audit-filter.ts';
import { actorOf, applicationOf, readNames, resourceOf, sentence } from './sentence.ts';

/** One record of the audit log: who, when, from where, and what the change was. */
export const auditRecordPage = consolePage({ path: '/audit-log/{record}', scope: 'audit_log:read', show });

type Node = NonNullable<ConsoleAuditRecordQuery['node']>;
type AuditRecord = Extract<Node, { readonly createdAt: string }>;

const ID = /^[1-9]\d{0,18}$/;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, pathParameter: id } = request;
  const record = ID.test(id) ? (await request.run(ConsoleAuditRecordDocument, { id })).node : null;
  if (record === null || !isRecord(record))
    throw new OperationFailure({ status: 404, code: 'ROUTE_NOT_FOUND', message: 'The record does not exist.' });
  const names = await readNames(request, [record]);
  return {
    title: text('console.audit.record', { id }),
    lead: html`<span class="audit">${sentence(request, record, names)}</span>`,
    back: { label: text('console.nav.auditLog'), href: request.link('/audit-log') },
    content: html`${section({ title: text('console.audit.what'), content: changes(request, record) })}
${section({
  title: text('console.audit.origin'),
  content: facts([
    [text('console.audit.when'), dateTime(request, record.createdAt)],
    [text('console.audit.who'), withOthers(request, actorOf(request, record, names), { actorId: record.actorId })],
    [text('console.audit.actorType'), text(`console.audit.actor.${record.actorType}`)],
    ...(record.impersonator === null ? [] : [[text('console.audit.impersonator'), record.impersonator] as const]),
    ...(record.applicationId === null
      ? []
      : [[text('console.audit.throughApplication'), applicationOf(request, record, record.applicationId)] as const]),
    [
      text('console.audit.resource'),
      withOthers(request, resourceOf(request, record, names), {
        resourceType: record.resourceType,
        resourceId: record.resourceId,
      }),
    ],
    [text('console.audit.type'), withOthers(request, html`<code>${record.type}</code>`, { type: record.type })],
    [text('console.audit.ip'), record.ip === null ? '–' : withOthers(request, html`${record.ip}`, { ip: record.ip })],
    [
      text('console.audit.requestId'),
      record.requestId === null
        ? '–'
        : withOthers(request, html`<code>${record.requestId}</code>`, { requestId: record.requestId }),
    ],
    [text('console.id'), html`<code>${record.id}</code>`],
  ]),
})}`,
  };
}

const isRecord = (node: Node): node is AuditRecord => 'createdAt' in node;

/** A value with a link to all records that have it. */
function withOthers(
  request: ConsoleRequest,
  value: SafeHtml,
  filter: Partial<Record<FilterField, string | null>>,
): SafeHtml {
  const given = Object.entries(filter).flatMap(([name, each]) => (each === null ? [] : [[name, each] as const]));
  if (given.length === 0) return value;
  const href = request.link('/audit-log', filterParameters(Object.fromEntries(given)));
  return html`${value} · <a href="${href}">${request.text('console.audit.all')}<span class="unseen">: ${given.map(([, each]) => each).join(' ')}</span></a>`;
}

/** The recorded fields with their values before and after. Those that differ are first. */
function changes({ text }: ConsoleRequest, { before, after }: AuditRecord): SafeHtml {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  if (names.length === 0) return html`<p class="hint">${text('console.audit.noFields')}</p>`;
  const fields = names.map((name) => {
    const [old, current] = [before?.[name], after?.[name]];
    return { name, old, current, kind: kindOf(old, current) };
  });
  const ordered = fields.toSorted((a, b) => Number(a.kind === 'unchanged') - Number(b.kind === 'unchanged'));
  return html`<div class="table-wide" tabindex="0"><table class="differences"><caption class="unseen">${text('console.audit.what')}</caption>
<thead><tr><th scope="col">${text('console.audit.field')}</th><th scope="col">${text('console.audit.difference')}</th><th scope="col">${text('console.audit.before')}</th><th scope="col">${text('console.audit.after')}</th></tr></thead>
<tbody>${ordered.map(
    ({ name, old, current, kind }) =>
      html`<tr class="is-${kind}"><th scope="row"><code>${name}</code></th><td>${badge(text(`console.audit.${kind}`), { tone: TONES[kind] })}</td><td>${shownValue(old)}</td><td>${shownValue(current)}</td></tr>`,
  )}</tbody></table></div>`;
}

const TONES = { added: 'good', removed: 'danger', changed: 'warning', unchanged: 'neutral' } as const;

function kindOf(old: unknown, current: unknown): keyof typeof TONES {
  if (old === undefined || old === null) return current == null ? 'unchanged' : 'added';
  if (current === undefined || current === null) return 'removed';
  return JSON.stringify(old) === JSON.stringify(current) ? 'unchanged' : 'changed';
}

function shownValue(value: unknown): SafeHtml | string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'object') return html`<code class="json">${JSON.stringify(value, null, 1)}</code>`;
  return html`<span dir="auto">${String(value)}</span>`;
}
