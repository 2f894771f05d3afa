import { html, type SafeHtml } from '@remix-run/html-template';
import { icon, notice, problem, problemBox, tabs } from '../../../../elements/index.ts';
import type { View } from '../../../../hosted/page.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import { inEnglish, markdown } from '../fields/setting-elements.ts';

/** The sections of the settings, each with a page of its own. */
const SECTIONS = [
  { path: '/settings', label: 'console.settings.general' },
  { path: '/settings/sign-in', label: 'console.settings.signIn' },
  { path: '/settings/pages', label: 'console.settings.pages' },
  { path: '/settings/organizations', label: 'console.settings.organizations' },
  { path: '/settings/restrictions', label: 'console.settings.restrictions' },
  { path: '/settings/mail', label: 'console.settings.mail' },
  { path: '/settings/messages', label: 'console.settings.messages' },
  { path: '/settings/social', label: 'console.settings.social' },
  { path: '/settings/origins', label: 'console.settings.origins' },
] as const satisfies readonly { path: string; label: TextKey }[];

export type SettingsPath = (typeof SECTIONS)[number]['path'];

interface Shown {
  readonly content: SafeHtml;
  readonly done?: Readonly<Record<string, TextKey>>;
  /** The fields that show their errors themselves. */
  readonly fields?: readonly string[];
  /** The status, for a response to a form that changes nothing. */
  readonly status?: number;
}

/** A section of the settings, below the links to all of them. */
export function settingsView(
  request: ConsoleRequest,
  section: SettingsPath,
  { content, done = {}, fields = [], status }: Shown,
): View {
  const { text } = request;
  const { label } = SECTIONS.find(({ path }) => path === section) ?? SECTIONS[0];
  return {
    title: `${text(label)} · ${text('console.nav.settings')}`,
    heading: text('console.nav.settings'),
    ...(status !== undefined && { status }),
    content: html`${tabs(
      text('console.settings.sections'),
      SECTIONS.map(({ path, label }) => ({
        label: text(label),
        href: request.link(path),
        isCurrent: path === section,
      })),
    )}
${notice(request, { saved: 'console.settings.saved', ...done })}
${isConflict(request) ? conflict(request) : problem(request, fields)}
${request.may('settings:write') ? '' : html`<p class="hint">${text('console.settings.readOnly')}</p>`}
${content}`,
  };
}

/** Whether another change was stored after the form was opened. */
export const isConflict = ({ failure }: ConsoleRequest): boolean => failure?.is('PRECONDITION_FAILED') ?? false;

const conflict = ({ text }: ConsoleRequest): SafeHtml =>
  problemBox([html`<strong>${text('console.settings.conflict')}</strong>`, text('console.settings.conflictHint')], {
    hasFocus: true,
  });

/** A setting without effect. */
export interface ShownWarning {
  readonly path: string;
  readonly message: string;
}

/** The settings that have no effect, and what they lack. */
export function settingWarnings(
  { text, language }: ConsoleRequest,
  warnings: readonly ShownWarning[],
): SafeHtml | string {
  if (warnings.length === 0) return '';
  return html`<div class="message is-warning">${icon('warning')}<div><p><strong>${text('console.settings.withoutEffect', { count: warnings.length })}</strong></p>
<ul class="setting-warnings">${warnings.map(({ message }) => html`<li>${inEnglish(language, markdown(message))}</li>`)}</ul></div></div>`;
}
