import { html } from '@remix-run/html-template';
import { button, form, section } from '../../../../elements/index.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import {
  ConsoleAllowedOriginsDocument,
  ConsoleSetAllowedOriginsDocument,
  type ConsoleSetAllowedOriginsMutationVariables,
} from '../../documents.ts';
import { settingElements } from '../fields/setting-elements.ts';
import { enteredInput, type SettingsForm } from '../fields/settings-form.ts';
import { settingsView } from '../frame/settings-view.ts';

/** The other sites whose pages may send requests with cookies, and to which redirects may lead. */
export const originsSettingsPage = consolePage({
  path: '/settings/origins',
  scope: 'settings:read',
  show,
  actions: { save },
  sensitive: ['save'],
});

const FORM: SettingsForm = { input: 'AllowedOriginsInput', texts: 'console.setting.origins', parts: [] };

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { allowedOrigins } = await request.run(ConsoleAllowedOriginsDocument);
  const elements = settingElements(request, FORM, { stored: allowedOrigins ?? {} });
  return settingsView(request, '/settings/origins', {
    fields: ['allowedOrigins'],
    content: section({
      title: text('console.settings.origins'),
      hint: text('console.settings.originsHint'),
      content: request.may('settings:write')
        ? form(request, {
            action: 'save',
            content: html`${elements}${button({ label: text('common.save'), icon: 'check' })}`,
          })
        : html`<fieldset disabled>${elements}</fieldset>`,
    }),
  });
}

async function save(request: ConsoleRequest): Promise<PageResult> {
  const input = enteredInput(request, FORM) as ConsoleSetAllowedOriginsMutationVariables['input'];
  await request.run(ConsoleSetAllowedOriginsDocument, { input });
  return { to: request.link(request.path, { done: 'saved' }) };
}
