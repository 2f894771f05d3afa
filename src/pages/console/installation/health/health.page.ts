import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, section } from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { ConsoleHealthDocument, type ConsoleHealthQuery } from '../documents.ts';

/** Work that has been due for longer is marked: most queues are emptied within seconds. */
const LATE_SECONDS = 60;

/** The state of the installation: version, database and queues. */
export const healthPage = consolePage({ path: '/health', scope: 'installation:read', show });

type Health = NonNullable<ConsoleHealthQuery['installationHealth']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { installationHealth: health } = await request.run(ConsoleHealthDocument);
  if (!health) throw new Error('The state of the installation is missing.');
  return {
    title: text('console.nav.health'),
    lead: text('console.health.lead'),
    content: html`${section({
      title: text('console.health.service'),
      content: facts([
        [text('console.health.version'), health.version],
        [
          text('console.health.database'),
          `${text(health.isEmbedded ? 'console.health.embedded' : 'console.health.server')} ${health.databaseVersion}`,
        ],
        [text('console.health.size'), sizeOf(request, health.databaseBytes)],
        [text('console.health.migration'), html`<code>${health.migration}</code>`],
        [text('console.health.connections'), connections(request, health)],
      ]),
    })}
${section({ title: text('console.health.queues'), hint: text('console.health.queuesHint'), content: queues(request, health) })}`,
  };
}

const connections = ({ text }: ConsoleRequest, health: Health): SafeHtml =>
  html`${text('console.health.used', { used: health.usedConnections, max: health.maxConnections })}${health.waitingForConnection === 0 ? '' : badge(text('console.health.waitingFor', { count: health.waitingForConnection }), { tone: 'warning' })}`;

/** The queues in which something waits, the oldest first; the others by their number. */
function queues({ text, language }: ConsoleRequest, health: Health): SafeHtml {
  const busy = health.queues.filter(({ waiting }) => waiting > 0).sort((a, b) => b.oldestSeconds - a.oldestSeconds);
  const idle = html`<p class="hint">${text('console.health.idle', { count: health.queues.length - busy.length })}</p>`;
  if (busy.length === 0) return idle;
  const number = new Intl.NumberFormat(language);
  return html`<div class="table-wide" tabindex="0"><table><thead><tr><th scope="col">${text('console.health.queue')}</th><th scope="col" class="is-number">${text('console.health.waiting')}</th><th scope="col" class="is-number">${text('console.health.oldest')}</th></tr></thead>
<tbody>${busy.map(
    ({ name, waiting, oldestSeconds }) =>
      html`<tr><td><code>${name}</code></td><td class="is-number">${number.format(waiting)}</td><td class="is-number">${oldestSeconds > LATE_SECONDS ? badge(text('console.health.seconds', { count: oldestSeconds }), { tone: 'warning' }) : text('console.health.seconds', { count: oldestSeconds })}</td></tr>`,
  )}</tbody></table></div>${idle}`;
}

const MEGABYTE = 1024 * 1024;

function sizeOf({ language }: ConsoleRequest, bytes: number): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0, style: 'unit', unit: 'megabyte' });
  return format.format(bytes / MEGABYTE);
}
