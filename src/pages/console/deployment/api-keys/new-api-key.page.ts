import { html } from '@remix-run/html-template';
import {
  actions,
  button,
  field,
  form,
  linkButton,
  problem,
  radios,
  section,
  select,
  shownOnce,
} from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleApiKeyCreateDocument } from '../documents.ts';
import { chosenScopes, ownScopes, scopeBoxes } from './scope-choices.ts';

/** The form that creates an API key, and the key itself, which is shown once. */
export const newApiKeyPage = consolePage({
  path: '/new-api-key',
  scope: 'api_keys:write',
  show,
  actions: { create },
  sensitive: ['create'],
  shownOnce: { create: { text: 'console.apiKeys.lost', next: (request) => request.link('/api-keys') } },
});

/** The days after which a key can expire; `''` for never. */
const EXPIRIES = ['30', '90', '365', ''] as const;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  return {
    title: text('console.apiKeys.new'),
    back: { label: text('console.apiKeys.title'), href: link('/api-keys') },
    content: form(request, {
      action: 'create',
      content: [
        problem(request, ['name', 'expiresAt']),
        section({
          title: text('console.apiKeys.about'),
          content: [
            field(request, {
              name: 'name',
              label: text('console.apiKeys.name'),
              hint: text('console.apiKeys.nameHint'),
              autocomplete: 'off',
              isRequired: true,
              maxLength: 255,
            }),
            select(request, {
              name: 'days',
              label: text('console.apiKeys.expiry'),
              options: EXPIRIES.map((days) => ({
                value: days,
                label:
                  days === '' ? text('console.apiKeys.never') : text('console.apiKeys.inDays', { days: Number(days) }),
              })),
              selected: '90',
            }),
          ],
        }),
        section({
          title: text('console.apiKeys.access'),
          content: [
            radios(request, {
              name: 'access',
              legend: text('console.apiKeys.kind'),
              choices: [
                {
                  value: 'chosen',
                  label: text('console.apiKeys.accessChosen'),
                  description: text('console.apiKeys.accessChosenHint'),
                  isChosen: true,
                },
                {
                  value: 'all',
                  label: text('console.apiKeys.accessAll'),
                  description: text('console.apiKeys.accessAllHint'),
                },
              ],
            }),
            html`<div class="scope-groups">${scopeBoxes(request)}</div>`,
          ],
        }),
        actions(button({ label: text('console.apiKeys.submit'), icon: 'key' })),
      ],
    }),
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const scopes = fieldValue(request, 'access') === 'all' ? ownScopes(request) : chosenScopes(request);
  // Without scopes, a key would have all of them.
  if (scopes.length === 0) {
    const code = 'SCOPES_MISSING';
    throw new OperationFailure({ status: 400, code, message: text(`error.${code}`) });
  }
  const days = EXPIRIES.find((each) => each === fieldValue(request, 'days')) ?? '90';
  const { createApiKey: created } = await request.run(ConsoleApiKeyCreateDocument, {
    input: { name: fieldValue(request, 'name'), scopes, ...(days !== '' && { expiresAt: expiryAfter(Number(days)) }) },
  });
  if (!created) throw new Error('The API key is missing.');
  return {
    title: text('console.apiKeys.done'),
    lead: text('console.apiKeys.doneLead', { name: created.name }),
    content: html`${shownOnce(request, [created.key], 'gatehouse-api-key.txt')}
${actions(linkButton({ href: link('/api-keys'), label: text('common.continue') }))}`,
  };
}

const expiryAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
