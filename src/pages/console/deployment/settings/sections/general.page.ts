import { html, type SafeHtml } from '@remix-run/html-template';
import { button, disclosure, form, icon, section } from '../../../../elements/index.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import { facts } from '../../../layout/facts.ts';
import { ConsoleUpdateDeploymentDocument } from '../../documents.ts';
import { expectedVersion, type VersionedSettings, versionedSettingsPage } from '../frame/versioned-settings.ts';

/** The host names and the mode of a deployment, and pausing it. */
export const generalSettingsPage = versionedSettingsPage({
  path: '/settings',
  query: 'deployment',
  selection: 'publishableKey maintenanceMode',
  form: {
    input: 'UpdateDeploymentInput',
    texts: 'console.setting.deployment',
    // Pausing has a form of its own, with a warning.
    omitted: ['maintenanceMode'],
    parts: [{ title: 'console.settings.hosts', fields: ['mode', 'frontendHost', 'backendHost', 'mailFromHost'] }],
  },
  update: (request, { input, version }) => request.run(ConsoleUpdateDeploymentDocument, { input, version }),
  above: about,
  below: pausing,
  done: { paused: 'console.settings.pausedDone', resumed: 'console.settings.resumedDone' },
  actions: { pause: (request) => setPaused(request, true), resume: (request) => setPaused(request, false) },
  sensitive: ['save'],
});

function about({ text, shownDeployment }: ConsoleRequest, { publishableKey }: VersionedSettings): SafeHtml {
  return section({
    title: text('console.overview.about'),
    content: facts([
      [text('console.name'), shownDeployment?.name ?? ''],
      [text('console.id'), html`<code>${shownDeployment?.id ?? ''}</code>`],
      [text('console.publishableKey'), html`<code>${String(publishableKey)}</code>`],
    ]),
  });
}

function pausing(request: ConsoleRequest, { maintenanceMode, version }: VersionedSettings): SafeHtml {
  const { text } = request;
  if (!request.may('settings:write') && maintenanceMode !== true) return html``;
  const hidden = { version: String(version) };
  if (maintenanceMode === true)
    return section({
      title: text('console.settings.isPaused'),
      isDanger: true,
      content: html`<p>${text('console.settings.isPausedHint')}</p>${
        request.may('settings:write')
          ? form(request, {
              action: 'resume',
              hidden,
              content: button({ label: text('console.settings.resume'), icon: 'check' }),
            })
          : ''
      }`,
    });
  return section({
    title: text('console.settings.pause'),
    hint: text('console.settings.pauseHint'),
    isDanger: true,
    content: disclosure(
      text('console.settings.pauseOpen'),
      html`<div class="message is-problem">${icon('warning')}<p>${text('console.settings.pauseWarning')}</p></div>
${form(request, { action: 'pause', hidden, content: button({ label: text('console.settings.pauseNow'), kind: 'danger' }) })}`,
      { isDanger: true },
    ),
  });
}

async function setPaused(request: ConsoleRequest, maintenanceMode: boolean): Promise<PageResult> {
  await request.run(ConsoleUpdateDeploymentDocument, { input: { maintenanceMode }, version: expectedVersion(request) });
  return { to: request.link(request.path, { done: maintenanceMode ? 'paused' : 'resumed' }) };
}
