import { html, type SafeHtml } from '@remix-run/html-template';
import { emptyState, section } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { ConsoleApiAuthAppUsageDocument } from '../documents.ts';
import { keyLink } from './links.ts';
import { firstDay, SHOWN_DAYS, usageChart } from './usage-chart.ts';

export async function appUsage(request: ConsoleRequest, name: string): Promise<SafeHtml> {
  const { text, language } = request;
  const { apiAuthAppUsage: found } = await request.run(ConsoleApiAuthAppUsageDocument, { name, since: firstDay() });
  const title = text('console.customerKeys.checksOfDays', { count: SHOWN_DAYS });
  if (!found || found.total === 0)
    return section({ title, content: emptyState({ icon: 'time', title: text('console.customerKeys.noChecks') }) });
  const number = new Intl.NumberFormat(language);
  const codes = found.codes.map(
    ({ code, count }) => html`<li>${text(`console.customerKeys.code.${code}`)}: ${number.format(count)}</li>`,
  );
  const most = found.keys.map(
    ({ keyId, name: key, total }) =>
      html`<li><a href="${keyLink(request, keyId)}" dir="auto">${key}</a>: ${number.format(total)}</li>`,
  );
  return section({
    title,
    content: [
      usageChart(request, title, found.data),
      html`<h3>${text('console.customerKeys.results')}</h3><ul>${codes}</ul>`,
      most.length === 0 ? '' : html`<h3>${text('console.customerKeys.mostUsed')}</h3><ul>${most}</ul>`,
    ],
  });
}
