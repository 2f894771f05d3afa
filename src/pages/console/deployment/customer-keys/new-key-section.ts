import { html, type SafeHtml } from '@remix-run/html-template';
import { actions, button, disclosure, field, form, problem, section } from '../../../elements/index.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import type { ConsoleRequest } from '../../console-request.ts';

export function newKeySection(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'createKey');
  return section({
    title: text('console.customerKeys.newKey'),
    content: [
      problem(context, ['name', 'permissions', 'expiresAt', 'userId', 'organizationId', 'workspaceId']),
      form(context, {
        action: 'createKey',
        content: [
          field(context, {
            name: 'name',
            label: text('console.name'),
            hint: text('console.customerKeys.keyNameHint'),
            maxLength: 255,
            autocomplete: 'off',
            isRequired: true,
          }),
          field(context, {
            name: 'permissions',
            label: text('console.customerKeys.permissions'),
            hint: text('console.customerKeys.permissionsHint'),
            maxLength: 10_000,
            autocomplete: 'off',
          }),
          field(context, {
            name: 'expiresAt',
            label: text('console.customerKeys.expiresAt'),
            hint: text('console.customerKeys.expiresAtHint'),
            type: 'date',
          }),
          disclosure(
            text('console.customerKeys.owner'),
            [
              html`<p class="hint">${text('console.customerKeys.ownerHint')}</p>`,
              owner('userId', text('console.customerKeys.userId')),
              owner('organizationId', text('console.customerKeys.organizationId')),
              owner('workspaceId', text('console.customerKeys.workspaceId')),
            ],
            { isOpen: context.failure !== null },
          ),
          actions(button({ label: text('console.customerKeys.createKey'), icon: 'plus' })),
        ],
      }),
    ],
  });

  function owner(name: string, label: string): SafeHtml {
    return field(context, { name, label, inputMode: 'numeric', maxLength: 19, autocomplete: 'off' });
  }
}
