import { html } from '@remix-run/html-template';
import {
  actions,
  button,
  field,
  form,
  hintBox,
  linkButton,
  problem,
  radios,
  section,
  shownOnce,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { consoleLink } from '../../layout/console-layout.ts';
import { ConsoleCreateDeploymentDocument } from '../documents.ts';

/** The page that creates a deployment and shows its first API key. */
export const newDeploymentPage = consolePage({
  path: '/deployments/new',
  scope: 'deployments:write',
  show: async (request) => formView(request),
  actions: { submit: create },
  sensitive: ['submit'],
  shownOnce: { submit: { text: 'console.newDeployment.keyLost', next: (request) => request.link('/') } },
});

function formView(request: ConsoleRequest): PageResult {
  const { text } = request;
  return {
    title: text('console.newDeployment'),
    lead: text('console.newDeployment.lead'),
    back: { label: text('console.nav.deployments'), href: request.link('/') },
    content: html`${problem(request, ['name', 'frontendHost'])}
${section({
  title: text('console.newDeployment.about'),
  content: form(request, {
    content: [
      field(request, { name: 'name', label: text('console.name'), isRequired: true, maxLength: 255, hasFocus: true }),
      field(request, {
        name: 'frontendHost',
        label: text('console.frontendHost'),
        hint: text('console.frontendHost.hint'),
        isRequired: true,
        maxLength: 253,
        inputMode: 'text',
        autocomplete: 'off',
      }),
      radios(request, {
        name: 'mode',
        legend: text('console.mode'),
        choices: [
          {
            value: 'STAGING',
            label: text('console.mode.staging'),
            description: text('console.mode.stagingHint'),
            isChosen: true,
          },
          {
            value: 'PRODUCTION',
            label: text('console.mode.production'),
            description: text('console.mode.productionHint'),
          },
        ],
      }),
      actions(button({ label: text('console.newDeployment.submit'), icon: 'plus' })),
    ],
  }),
})}`,
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { createInstalledDeployment: created } = await request.run(ConsoleCreateDeploymentDocument, {
    input: {
      name: fieldValue(request, 'name'),
      frontendHost: fieldValue(request, 'frontendHost'),
      mode: fieldValue(request, 'mode') === 'PRODUCTION' ? 'PRODUCTION' : 'STAGING',
    },
  });
  if (!created) throw new Error('The new deployment is missing.');
  const { deployment, apiKey } = created;
  return {
    title: text('console.newDeployment.done', { name: deployment.name }),
    lead: text('console.newDeployment.keyLead'),
    content: html`${section({
      title: text('console.newDeployment.key'),
      content: [
        shownOnce(request, [apiKey], `gatehouse-${deployment.frontendHost}.txt`),
        hintBox(html`<p>${text('console.newDeployment.next', { host: deployment.frontendHost })}</p>`),
        actions(linkButton({ href: consoleLink(request, `/${deployment.id}`), label: text('console.open') })),
      ],
    })}`,
  };
}
