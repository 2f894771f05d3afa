import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  dateTime,
  disclosure,
  form,
  hintBox,
  linkButton,
  notice,
  problemBox,
  section,
  select,
  shownOnce,
  textWithDate,
} from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleDeleteWebhookEndpointDocument,
  ConsoleReactivateWebhookEndpointDocument,
  ConsoleRotateWebhookEndpointSecretDocument,
  ConsoleTestWebhookEndpointDocument,
  ConsoleUpdateWebhookEndpointDocument,
  ConsoleWebhookEndpointDocument,
} from '../documents.ts';
import { CHANGE_SCOPE, changing } from './change-scope.ts';
import { deliveryRows } from './delivery-rows.ts';
import { endpointBadge } from './endpoint-badge.ts';
import { type ShownEndpoint, settingsFacts, settingsForm } from './endpoint-settings.ts';
import { statistics } from './endpoint-statistics.ts';
import { chosenEvents } from './event-choices.ts';
import { appLink } from './links.ts';
import { replay, replaySection } from './replay.ts';

/** One endpoint: its settings, secret, statistics and deliveries. */
export const webhookEndpointPage = consolePage({
  path: '/webhook-endpoints/{endpoint}',
  scope: 'webhooks:read',
  show,
  actions: { save, reactivate, test, rotate, useAppSecret, replay, erase },
  actionScopes: changing('save', 'rotate', 'useAppSecret', 'erase'),
  sensitive: ['rotate', 'useAppSecret', 'erase'],
  shownOnce: {
    rotate: { text: 'console.webhooks.secretLost', next: (request) => request.link(request.path) },
  },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { webhookEndpoint: endpoint, webhookEventNames } = await request.run(ConsoleWebhookEndpointDocument, {
    id: request.pathParameter,
  });
  if (!endpoint) throw new Error('The endpoint is missing.');
  const mayWrite = request.may('webhooks:write');
  const mayChange = mayWrite && request.may(CHANGE_SCOPE);
  const services = webhookEventNames?.map(({ name }) => name) ?? [];
  return {
    title: endpoint.url,
    lead: html`${endpointBadge(request, endpoint)}${endpoint.description ? html` ${endpoint.description}` : ''}`,
    back: { label: endpoint.appName, href: appLink(request, endpoint.appName) },
    content: html`${notice(request, {
      created: 'console.webhooks.endpointCreated',
      saved: 'common.saved',
      reactivated: 'console.webhooks.reactivated',
      appSecret: 'console.webhooks.usesAppSecret',
      replayed: 'console.webhooks.replayed',
      tested: 'console.webhooks.testSucceeded',
    })}${failedTest(request)}
${withProblem(
  request,
  html`${disabled(request, endpoint, mayWrite)}
${await statistics(request, endpoint)}
${deliveries(request, endpoint)}
${mayWrite ? await replaySection(request, endpoint.id) : ''}
${mayChange ? settingsForm(request, endpoint, services) : settingsFacts(request, endpoint)}
${mayWrite ? manage(request, endpoint, mayChange) : ''}`,
)}`,
  };
}

/** Why the endpoint receives nothing, with the way to resume. */
function disabled(request: ConsoleRequest, endpoint: ShownEndpoint, mayWrite: boolean): SafeHtml | string {
  const { text } = request;
  if (endpoint.isActive) return '';
  const reason =
    endpoint.autoDisabledAt === null
      ? html`${text('console.webhooks.disabledHint')}`
      : textWithDate(request, 'console.webhooks.autoDisabledHint', dateTime(request, endpoint.autoDisabledAt));
  const resume = form(request, {
    action: 'reactivate',
    content: button({ label: text('console.webhooks.reactivate'), kind: 'other', icon: 'check', isSmall: true }),
  });
  return hintBox(html`<p>${reason}</p>${mayWrite ? resume : ''}`, 'warning');
}

function deliveries(request: ConsoleRequest, { id, appName, deliveries: found }: ShownEndpoint): SafeHtml {
  const { text } = request;
  const href = (parameters: Readonly<Record<string, string>>) =>
    request.link('/webhook-deliveries', { app: appName, endpoint: id, ...parameters });
  return section({
    title: text('console.webhooks.lastDeliveries'),
    action: html`<span class="actions">${linkButton({ label: text('console.webhooks.failedOnes'), href: href({ status: 'FAILED' }), kind: 'other', isSmall: true })}${linkButton({ label: text('console.webhooks.allDeliveries'), href: href({}), kind: 'other', isSmall: true })}</span>`,
    content: deliveryRows(request, found?.nodes ?? [], {
      icon: 'inbox',
      title: text('console.webhooks.noDeliveries'),
      hint: text('console.webhooks.noDeliveriesHint'),
    }),
  });
}

function manage(request: ConsoleRequest, { signingSecret }: ShownEndpoint, mayChange: boolean): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.webhooks.manageEndpoint'),
    hint: html`${text(signingSecret === null ? 'console.webhooks.appSecretSigns' : 'console.webhooks.ownSecretSigns')}${signingSecret === null ? '' : html` <code>${signingSecret}</code>`}`,
    content: [
      form(request, {
        action: 'test',
        content: actions(button({ label: text('console.webhooks.test'), kind: 'other', icon: 'send' })),
      }),
      ...(mayChange ? secretAndDeletion(request, signingSecret) : []),
    ],
  });
}

/** The forms for those who may change the endpoint. */
function secretAndDeletion(request: ConsoleRequest, signingSecret: string | null): (SafeHtml | string)[] {
  const { text } = request;
  return [
    disclosure(
      text('console.webhooks.rotate'),
      form(request, {
        action: 'rotate',
        content: [
          select(
            { ...request, form: new URLSearchParams() },
            {
              name: 'overlap',
              label: text('console.webhooks.overlap'),
              options: [
                { value: '0', label: text('console.webhooks.overlapNone') },
                { value: '3600', label: text('console.webhooks.overlapHour') },
                { value: '86400', label: text('console.webhooks.overlapDay') },
                { value: '604800', label: text('console.webhooks.overlapWeek') },
              ],
              selected: '86400',
            },
          ),
          actions(button({ label: text('console.webhooks.rotateNow'), isSmall: true })),
        ],
      }),
    ),
    signingSecret === null
      ? ''
      : disclosure(
          text('console.webhooks.useAppSecret'),
          form(request, {
            action: 'useAppSecret',
            content: [
              html`<p class="hint">${text('console.webhooks.rotateHint')}</p>`,
              actions(button({ label: text('console.webhooks.useAppSecretNow'), isSmall: true })),
            ],
          }),
        ),
    disclosure(
      text('console.webhooks.deleteEndpoint'),
      form(request, {
        action: 'erase',
        content: [
          html`<p class="hint">${text('console.webhooks.deleteEndpointHint')}</p>`,
          actions(button({ label: text('console.webhooks.deleteEndpointNow'), kind: 'danger', isSmall: true })),
        ],
      }),
      { isDanger: true },
    ),
  ];
}

/** What the last test message met, which the redirect names. */
function failedTest({ text, query }: ConsoleRequest): SafeHtml | string {
  const outcome = query.get('test');
  if (outcome === null || !/^(\d{3}|[A-Z_]{1,40})$/.test(outcome)) return '';
  return problemBox([
    text('console.webhooks.testFailed', { outcome: /^\d/.test(outcome) ? `HTTP ${outcome}` : outcome }),
  ]);
}

async function save(request: ConsoleRequest): Promise<PageResult> {
  const id = request.pathParameter;
  const { webhookEndpoint: stored } = await request.run(ConsoleWebhookEndpointDocument, { id });
  const rules = new Map(stored?.subscriptions.map(({ eventName, filterRules }) => [eventName, filterRules]));
  const maxRequests = fieldValue(request, 'rateLimit.maxRequests');
  await request.run(ConsoleUpdateWebhookEndpointDocument, {
    id,
    expectedVersion: numberOf(request, 'version'),
    input: {
      url: fieldValue(request, 'url'),
      description: valueOrNull(request, 'description'),
      // Setting it to its value would reset the count of failures.
      ...(stored?.isActive !== request.form.has('isActive') && { isActive: request.form.has('isActive') }),
      maxRetries: numberOf(request, 'maxRetries'),
      timeoutSeconds: numberOf(request, 'timeoutSeconds'),
      rateLimit:
        maxRequests === ''
          ? null
          : {
              maxRequests: numberOf(request, 'rateLimit.maxRequests'),
              durationMs: numberOf(request, 'rateLimit.durationMs'),
            },
      // The form does not show filter rules, so that those of the events that stay are kept.
      subscriptions: chosenEvents(request).map((eventName) => ({
        eventName,
        filterRules: rules.get(eventName) ?? null,
      })),
    },
  });
  return doneOn(request, 'saved');
}

/** A number of the form. The operation rejects -1 with the bounds of the field. */
function numberOf(request: ConsoleRequest, name: string): number {
  const value = fieldValue(request, name);
  return /^\d{1,9}$/.test(value) ? Number(value) : -1;
}

async function reactivate(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleReactivateWebhookEndpointDocument, { id: request.pathParameter });
  return doneOn(request, 'reactivated');
}

async function test(request: ConsoleRequest): Promise<PageResult> {
  const id = request.pathParameter;
  const { webhookEndpoint } = await request.run(ConsoleWebhookEndpointDocument, { id });
  const { testWebhookEndpoint: result } = await request.run(ConsoleTestWebhookEndpointDocument, {
    app: webhookEndpoint?.appName ?? '',
    id,
  });
  if (result?.status === 'SUCCEEDED') return doneOn(request, 'tested');
  return { to: request.link(request.path, { test: String(result?.responseStatus ?? result?.error ?? '') }) };
}

async function rotate(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { rotateWebhookEndpointSecret: endpoint } = await request.run(ConsoleRotateWebhookEndpointSecretDocument, {
    id: request.pathParameter,
    input: { overlapSeconds: numberOf(request, 'overlap') },
  });
  if (!endpoint?.signingSecret) throw new Error('The secret is missing.');
  return {
    title: text('console.webhooks.rotated'),
    lead: text('console.webhooks.secretLead'),
    content: html`${shownOnce(request, [endpoint.signingSecret], 'webhook-secret.txt')}
${actions(linkButton({ href: request.link(request.path), label: text('common.continue') }))}`,
  };
}

async function useAppSecret(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRotateWebhookEndpointSecretDocument, {
    id: request.pathParameter,
    input: { ownSigningSecret: false },
  });
  return doneOn(request, 'appSecret');
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  const id = request.pathParameter;
  const { webhookEndpoint } = await request.run(ConsoleWebhookEndpointDocument, { id });
  await request.run(ConsoleDeleteWebhookEndpointDocument, { id });
  return { to: appLink(request, webhookEndpoint?.appName ?? '', { done: 'endpointDeleted' }) };
}
