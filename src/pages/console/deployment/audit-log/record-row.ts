import { html } from '@remix-run/html-template';
import { badge, dateTime, icon, type Row, rowIcon } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { type AuditRecord, type Names, sentence } from './sentence.ts';

/** A change as a sentence, with a link to its details. */
export function recordRow(request: ConsoleRequest, record: AuditRecord, names: Names): Row {
  const { text } = request;
  const { id, type, ip, impersonator, applicationId, actorApplication, createdAt } = record;
  const badges = [
    ...(impersonator === null
      ? []
      : [badge(text('console.user.impersonatedBy', { actor: impersonator }), { tone: 'warning' })]),
    ...(applicationId === null
      ? []
      : [badge(text('console.audit.through', { name: actorApplication?.name ?? applicationId }))]),
  ];
  return {
    picture: rowIcon(icon(iconOf(type))),
    title: sentence(request, record, names),
    ...(badges.length > 0 && { badges: html`${badges}` }),
    text: html`${dateTime(request, createdAt)}${ip === null ? '' : ` · ${ip}`} · <code>${type}</code>`,
    end: html`<a class="audit-details" href="${request.link(`/audit-log/${id}`)}">${text('console.audit.details')}<span class="unseen"> ${id}</span></a>`,
  };
}

function iconOf(type: string) {
  if (/\.(deleted|removed|revoked|failed)$/.test(type)) return 'x';
  if (/^session\./.test(type)) return 'lock';
  if (/\.(created|added|linked)$/.test(type)) return 'plus';
  return 'pencil';
}
