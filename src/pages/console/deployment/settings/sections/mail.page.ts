import { html, type SafeHtml } from '@remix-run/html-template';
import { actions, badge, button, disclosure, field, form, hintBox, section } from '../../../../elements/index.ts';
import { fieldValue } from '../../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { facts } from '../../../layout/facts.ts';
import {
  ConsoleDeleteMailServerDocument,
  ConsoleMailDocument,
  type ConsoleMailQuery,
  ConsoleSetMailServerDocument,
  type ConsoleSetMailServerMutationVariables,
  ConsoleTestMailServerDocument,
} from '../../documents.ts';
import { settingElements } from '../fields/setting-elements.ts';
import { leavesOf } from '../fields/setting-fields.ts';
import { enteredInput, fieldsOf, type SettingsForm } from '../fields/settings-form.ts';
import { settingsView } from '../frame/settings-view.ts';

/** The mail server of a deployment: its settings without the password, a test, and its removal. */
export const mailSettingsPage = consolePage({
  path: '/settings/mail',
  scope: 'settings:read',
  show,
  actions: { save, test, remove },
  sensitive: ['save', 'remove'],
});

const FORM: SettingsForm = { input: 'SmtpConfigInput', texts: 'console.setting.mail', parts: [] };

type Server = NonNullable<NonNullable<ConsoleMailQuery['deployment']>['customSmtpConfig']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { deployment } = await request.run(ConsoleMailDocument);
  if (!deployment) throw new Error('The deployment is missing.');
  const { customSmtpConfig: server, mailFromHost } = deployment;
  const mayChange = request.may('settings:write');
  return settingsView(request, '/settings/mail', {
    done: { tested: 'console.settings.mailTested', removed: 'console.settings.mailRemoved' },
    fields: [...leavesOf(fieldsOf(FORM)).map(({ path }) => path), 'to'],
    content: html`${server === null ? builtIn(request, mailFromHost) : current(request, server)}
${mayChange && server !== null ? testForm(request) : ''}
${mayChange ? serverForm(request, server) : ''}
${mayChange && server !== null ? removal(request) : ''}`,
  });
}

const builtIn = ({ text }: ConsoleRequest, mailFromHost: string): SafeHtml =>
  hintBox(
    html`<p><strong>${text('console.settings.builtInMail')}</strong></p><p>${text('console.settings.builtInMailHint', { host: mailFromHost })}</p>`,
  );

function current({ text }: ConsoleRequest, { host, port, username, fromEmail, useTls, verified }: Server): SafeHtml {
  return section({
    title: text('console.settings.mailServer'),
    action: verified
      ? badge(text('console.settings.mailVerified'), { tone: 'good', icon: 'check' })
      : badge(text('console.settings.mailUnverified'), { tone: 'warning', icon: 'warning' }),
    content: facts([
      [text('console.setting.mail.host'), `${host}:${port}`],
      [text('console.setting.mail.fromEmail'), fromEmail],
      [text('console.setting.mail.username'), username || text('console.settings.empty')],
      [text('console.setting.mail.useTls'), text(useTls ? 'console.settings.on' : 'console.settings.off')],
    ]),
  });
}

function testForm(request: ConsoleRequest): SafeHtml {
  const own = actionForm(request, 'test');
  const { text } = own;
  return section({
    title: text('console.settings.mailTest'),
    hint: text('console.settings.mailTestHint'),
    content: form(own, {
      action: 'test',
      content: [
        field(own, {
          name: 'to',
          label: text('common.email'),
          type: 'email',
          value: request.operator?.email ?? '',
          isRequired: true,
        }),
        button({ label: text('console.settings.mailTestNow'), kind: 'other', icon: 'send' }),
      ],
    }),
  });
}

/** The password is entered again with each change, because it is never shown. */
function serverForm(request: ConsoleRequest, server: Server | null): SafeHtml {
  const own = actionForm(request, 'save');
  const { text } = own;
  const content = form(own, {
    action: 'save',
    content: html`${settingElements(own, FORM, { stored: server ?? { port: 587, useTls: true } })}
${actions(button({ label: text('console.settings.mailSave'), icon: 'check' }))}`,
  });
  const isOpen = own.failure !== null;
  return section({
    title: text(server === null ? 'console.settings.mailConnect' : 'console.settings.mailChange'),
    hint: text('console.settings.mailSaveHint'),
    content: server === null ? content : disclosure(text('console.settings.mailChange'), content, { isOpen }),
  });
}

const removal = (request: ConsoleRequest): SafeHtml =>
  section({
    title: request.text('console.settings.mailRemove'),
    hint: request.text('console.settings.mailRemoveHint'),
    isDanger: true,
    content: form(request, {
      action: 'remove',
      content: button({ label: request.text('console.settings.mailRemove'), kind: 'risky', icon: 'trash' }),
    }),
  });

async function save(request: ConsoleRequest): Promise<PageResult> {
  const input = enteredInput(request, FORM) as ConsoleSetMailServerMutationVariables['input'];
  await request.run(ConsoleSetMailServerDocument, { input });
  return { to: request.link(request.path, { done: 'saved' }) };
}

async function test(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleTestMailServerDocument, { to: fieldValue(request, 'to') });
  return { to: request.link(request.path, { done: 'tested' }) };
}

async function remove(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteMailServerDocument);
  return { to: request.link(request.path, { done: 'removed' }) };
}
