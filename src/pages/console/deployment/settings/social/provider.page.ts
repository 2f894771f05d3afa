import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  form,
  icon,
  notice,
  problem,
  section,
} from '../../../../elements/index.ts';
import { actionForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult, View } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { facts } from '../../../layout/facts.ts';
import {
  ConsoleDeleteSocialProviderDocument,
  ConsoleSocialProviderDocument,
  type ConsoleSocialProviderQuery,
  ConsoleUpdateSocialProviderDocument,
  ConsoleVerifySocialProviderDocument,
  type ConsoleVerifySocialProviderMutation,
} from '../../documents.ts';
import { inEnglish, settingElements, valueLabelOf } from '../fields/setting-elements.ts';
import { leavesOf } from '../fields/setting-fields.ts';
import { enteredInput, fieldsOf } from '../fields/settings-form.ts';
import { changedFields, providerForm } from './provider-form.ts';

/** One provider of social sign-in: what to register at the company, its settings, and a test. */
export const providerPage = consolePage({
  path: '/settings/social/{provider}',
  scope: 'settings:read',
  show: (request) => providerView(request, null),
  actions: { save, test, remove },
  sensitive: ['save', 'remove'],
});

type Provider = NonNullable<ConsoleSocialProviderQuery['socialProvider']>;
type Check = NonNullable<ConsoleVerifySocialProviderMutation['verifySocialProvider']>;

async function providerOf(request: ConsoleRequest): Promise<Provider> {
  const { socialProvider } = await request.run(ConsoleSocialProviderDocument, { name: request.pathParameter });
  if (!socialProvider) throw new Error('The provider is missing.');
  return socialProvider;
}

async function providerView(request: ConsoleRequest, check: Check | null): Promise<View> {
  const { text } = request;
  const provider = await providerOf(request);
  const description = providerForm('UpdateSocialProviderInput', provider.kind);
  const own = actionForm(request, 'save');
  const elements = settingElements(own, description, { stored: provider });
  const names = leavesOf(fieldsOf(description)).map(({ path }) => path);
  const mayChange = request.may('settings:write');
  return {
    title: provider.label,
    back: { label: text('console.settings.social'), href: request.link('/settings/social') },
    // A test changes nothing, so it runs again when its form is sent again.
    ...(check !== null && { status: 200 }),
    content: html`${notice(request, { saved: 'console.settings.saved', added: 'console.social.added' })}
${problem(request, names)}
${about(request, provider)}
${mayChange ? testSection(request, check) : ''}
${section({
  title: text('console.social.fields'),
  content: mayChange
    ? form(own, {
        action: 'save',
        content: html`${provider.hasClientSecret ? html`<p class="hint">${text('console.social.secretKept')}</p>` : ''}
${elements}${actions(button({ label: text('common.save'), icon: 'check' }))}`,
      })
    : html`<fieldset disabled>${elements}</fieldset>`,
})}
${mayChange ? removal(request, provider) : ''}`,
  };
}

function about(request: ConsoleRequest, { kind, name, enabled, redirectUri, hasClientSecret }: Provider): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.social.register'),
    hint: text('console.social.registerHint'),
    action: enabled
      ? badge(text('console.settings.on'), { tone: 'good', icon: 'check' })
      : badge(text('console.settings.off')),
    content: facts([
      [text('console.social.redirectUri'), html`<code>${redirectUri}</code>`],
      [text('console.setting.social.name'), html`<code>${name}</code>`],
      [text('console.social.kind'), valueLabelOf(request, 'SocialProviderKind', kind) ?? kind],
      [
        text('console.setting.social.clientSecret'),
        text(hasClientSecret ? 'console.social.secretStored' : 'console.social.noSecret'),
      ],
    ]),
  });
}

function testSection(request: ConsoleRequest, check: Check | null): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.social.test'),
    hint: text('console.social.testHint'),
    content: html`${check === null ? '' : checkResult(request, check)}
${form(request, { action: 'test', content: button({ label: text('console.social.testNow'), kind: 'other', icon: 'send' }) })}`,
  });
}

function checkResult({ text, language }: ConsoleRequest, { ok, steps }: Check): SafeHtml {
  return html`<div class="message ${ok ? 'is-good' : 'is-problem'}" role="status">${icon(ok ? 'check' : 'warning')}<div>
<p><strong>${text(ok ? 'console.social.testPassed' : 'console.social.testFailed')}</strong></p>
<ul class="setting-warnings">${steps.map(
    (step) =>
      html`<li>${text(step.ok ? 'console.social.stepPassed' : 'console.social.stepFailed')}: ${inEnglish(language, html`${step.message}`)}</li>`,
  )}</ul></div></div>`;
}

const removal = (request: ConsoleRequest, { label }: Provider): SafeHtml =>
  section({
    title: request.text('console.social.remove'),
    isDanger: true,
    content: disclosure(
      request.text('console.social.removeOpen'),
      html`<p>${request.text('console.social.removeWarning')}</p>
${form(request, { action: 'remove', content: button({ label: request.text('console.social.removeNow', { label }), kind: 'danger' }) })}`,
      { isDanger: true },
    ),
  });

async function save(request: ConsoleRequest): Promise<PageResult> {
  const stored = await providerOf(request);
  const entered = enteredInput(request, providerForm('UpdateSocialProviderInput', stored.kind));
  await request.run(ConsoleUpdateSocialProviderDocument, {
    name: request.pathParameter,
    input: changedFields(entered, stored),
  });
  return { to: request.link(request.path, { done: 'saved' }) };
}

async function test(request: ConsoleRequest): Promise<PageResult> {
  const { verifySocialProvider } = await request.run(ConsoleVerifySocialProviderDocument, {
    name: request.pathParameter,
  });
  return providerView(request, verifySocialProvider ?? null);
}

async function remove(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteSocialProviderDocument, { name: request.pathParameter });
  return { to: request.link('/settings/social', { done: 'removed' }) };
}
