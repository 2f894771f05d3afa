import { html, type SafeHtml } from '@remix-run/html-template';
import { actions, button, checkbox, field, form, hintBox, problem, section, select } from '../../../elements/index.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import type { ConsoleWebhookEndpointQuery } from '../documents.ts';
import { eventChoices } from './event-choices.ts';

export type ShownEndpoint = NonNullable<ConsoleWebhookEndpointQuery['webhookEndpoint']>;

/** What an operator sees whose role changes nothing. */
export function settingsFacts(request: ConsoleRequest, endpoint: ShownEndpoint): SafeHtml {
  const { text } = request;
  const { maxRetries, timeoutSeconds, rateLimit, subscriptions } = endpoint;
  return section({
    title: text('console.webhooks.settings'),
    content: facts([
      [text('console.webhooks.retries'), String(maxRetries)],
      [text('console.webhooks.timeout'), String(timeoutSeconds)],
      ...(rateLimit === null
        ? []
        : [[text('console.webhooks.rateLimit'), `${rateLimit.maxRequests} / ${rateLimit.durationMs} ms`] as const]),
      [
        text('console.webhooks.events'),
        html`${subscriptions.map(({ eventName }) => html`<code>${eventName}</code> `)}`,
      ],
    ]),
  });
}

const WINDOWS = [
  { value: '1000', label: 'console.webhooks.perSecond' },
  { value: '60000', label: 'console.webhooks.perMinute' },
  { value: '3600000', label: 'console.webhooks.perHour' },
  { value: '86400000', label: 'console.webhooks.perDay' },
] as const;

export function settingsForm(request: ConsoleRequest, endpoint: ShownEndpoint, service: readonly string[]): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'save');
  const { url, description, maxRetries, timeoutSeconds, rateLimit, subscriptions, isActive, version } = endpoint;
  const windows = WINDOWS.map(({ value, label }): { value: string; label: string } => ({ value, label: text(label) }));
  const window = String(rateLimit?.durationMs ?? 60_000);
  if (!WINDOWS.some(({ value }) => value === window)) windows.push({ value: window, label: `${window} ms` });
  return section({
    title: text('console.webhooks.settings'),
    id: 'settings',
    content: [
      problem(context, [
        'url',
        'description',
        'maxRetries',
        'timeoutSeconds',
        'rateLimit.maxRequests',
        'rateLimit.durationMs',
        'subscriptions',
        'subscriptions.eventName',
      ]),
      form(context, {
        action: 'save',
        hidden: { version: String(version) },
        content: [
          field(context, {
            name: 'url',
            label: text('console.webhooks.url'),
            hint: text('console.webhooks.urlHint'),
            value: url,
            maxLength: 2_048,
            autocomplete: 'off',
            isRequired: true,
          }),
          field(context, {
            name: 'description',
            label: text('console.webhooks.description'),
            value: description,
            maxLength: 2_000,
            autocomplete: 'off',
          }),
          checkbox({
            name: 'isActive',
            label: text('console.webhooks.isActive'),
            isChecked: context.failure === null ? isActive : context.form.has('isActive'),
          }),
          html`<div class="filters">${[
            number('maxRetries', text('console.webhooks.retries'), maxRetries),
            number('timeoutSeconds', text('console.webhooks.timeout'), timeoutSeconds),
            number('rateLimit.maxRequests', text('console.webhooks.rateLimit'), rateLimit?.maxRequests ?? ''),
            select(context, {
              name: 'rateLimit.durationMs',
              label: text('console.webhooks.window'),
              options: windows,
              selected: window,
            }),
          ]}</div>`,
          html`<p class="hint">${text('console.webhooks.rateLimitHint')}</p>`,
          html`<h3>${text('console.webhooks.events')}</h3>`,
          misspelled(request, endpoint),
          eventChoices(
            context,
            { catalog: endpoint.app?.eventTypes?.nodes.map(({ name }) => name) ?? [], service },
            subscriptions.map(({ eventName }) => eventName),
          ),
          actions(button({ label: text('common.save') })),
        ],
      }),
    ],
  });

  function number(name: string, label: string, value: number | string): SafeHtml {
    return field(context, {
      name,
      label,
      value: String(value),
      inputMode: 'numeric',
      maxLength: 9,
      autocomplete: 'off',
    });
  }
}

/** Subscriptions that match no known event, most of which are misspelled. */
function misspelled({ text }: ConsoleRequest, { subscriptions }: ShownEndpoint): SafeHtml | string {
  const unknown = subscriptions.filter(({ suggestion }) => suggestion !== null);
  if (unknown.length === 0) return '';
  return hintBox(
    html`${unknown.map(({ eventName, suggestion }) => html`<p>${text('console.webhooks.misspelled', { event: eventName, suggestion: suggestion ?? '' })}</p>`)}`,
    'warning',
  );
}
