import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  dateTime,
  disclosure,
  field,
  form,
  hintBox,
  notice,
  problem,
  section,
} from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { previousExpiry, secretsSection } from '../../../hosted/oauth/application-secrets.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import {
  ConsoleCreateOauthApplicationSecretDocument,
  ConsoleDeleteOauthApplicationDocument,
  ConsoleDeleteOauthApplicationSecretDocument,
  ConsoleUpdateOauthApplicationDocument,
} from '../documents.ts';
import { type DetailedApplication, typeOf, usesSecret } from './application-types.ts';
import { applicationView } from './application-view.ts';
import { integration } from './integration.ts';
import { readApplication } from './read-application.ts';
import { secretView } from './secret-view.ts';

/** One application: what its developers need, its secrets, and its end. */
export const oauthApplicationPage = consolePage({
  path: '/oauth-applications/{application}',
  scope: 'oauth_applications:read',
  show,
  actions: { createSecret, deleteSecret, disable, enable, erase },
  actionScopes: {
    createSecret: 'oauth_applications:write',
    deleteSecret: 'oauth_applications:write',
    disable: 'oauth_applications:write',
    enable: 'oauth_applications:write',
    erase: 'oauth_applications:write',
  },
  sensitive: ['createSecret', 'deleteSecret', 'erase'],
  shownOnce: {
    createSecret: { text: 'console.oauth.secretLost', next: (request) => request.link(request.path) },
  },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const application = await readApplication(request);
  const mayWrite = request.may('oauth_applications:write');
  return applicationView(
    request,
    application,
    html`${notice(request, {
      created: 'console.oauth.createdNotice',
      secretDeleted: 'console.oauth.secretDeleted',
      disabled: 'console.oauth.disabled',
      enabled: 'console.oauth.enabled',
    })}
${application.isActive ? '' : disabledHint(request, mayWrite)}
${application.registration === 'MANUAL' ? integration(request, application) : ''}
${about(request, application)}
${usesSecret(application) ? secretsSection(request, { secrets: application.secrets, path: request.path, mayChange: mayWrite }) : ''}
${mayWrite ? manage(request, application) : ''}`,
  );
}

function about(request: ConsoleRequest, application: DetailedApplication): SafeHtml {
  const { text } = request;
  const { description, authMethod, scopes, resources, isFirstParty, createdAt, updatedAt } = application;
  const { signsUsersIn } = typeOf(application);
  const codes = (names: readonly string[]) =>
    html`<span class="codes">${names.map((name) => html`<code>${name}</code>`)}</span>`;
  return section({
    title: text('console.oauth.part.about'),
    content: facts([
      ...belonging(request, application),
      ...described(request, application),
      ...(description ? [[text('console.oauth.field.description'), description] as const] : []),
      [text('console.oauth.field.authMethod'), text(`console.oauth.method.${authMethod}`)],
      ...(signsUsersIn
        ? ([
            [
              text('console.oauth.consent'),
              text(isFirstParty ? 'console.oauth.consentNotAsked' : 'console.oauth.consentAsked'),
            ],
            [text('console.oauth.field.scopes'), codes(scopes.map((scope) => scope.toLowerCase()))],
          ] as const)
        : []),
      [
        text('console.oauth.resources'),
        resources.length === 0
          ? text('console.oauth.noneListed')
          : resources.map((each) => html`<div><code>${each.identifier}</code> ${codes(each.scopes)}</div>`),
      ],
      [text('console.created'), dateTime(request, createdAt)],
      [text('console.organizations.changed'), dateTime(request, updatedAt)],
    ]),
  });
}

/** Where a client that was not registered describes itself. */
function described({ text }: ConsoleRequest, { metadataUrl }: DetailedApplication): [string, SafeHtml][] {
  if (metadataUrl === null) return [];
  const link = html`<a href="${metadataUrl}" rel="noreferrer">${metadataUrl}</a><p class="hint">${text('console.oauth.metadataHint')}</p>`;
  return [[text('console.oauth.metadataUrl'), link]];
}

/** The organization that the application belongs to, and the roles that a machine has in it. */
function belonging(
  request: ConsoleRequest,
  { type, organizationId, organization, roles }: DetailedApplication,
): [string, SafeHtml | string][] {
  const { text, link } = request;
  if (organizationId === null) return [];
  const shown = organization
    ? html`<a href="${link(`/organizations/${organization.id}`)}" dir="auto">${organization.name}</a>`
    : html`<code>${organizationId}</code>`;
  const names = roles.map(({ name }) => html`<bdi>${name}</bdi>`);
  const list =
    names.length === 0
      ? text('console.oauth.noRoles')
      : html`${names.map((name, at) => html`${at === 0 ? '' : ', '}${name}`)}`;
  return [
    [text('console.oauth.organization'), shown],
    ...(type === 'MACHINE' ? [[text('console.oauth.field.roleIds'), list] as [string, SafeHtml | string]] : []),
  ];
}

function disabledHint(request: ConsoleRequest, mayWrite: boolean): SafeHtml {
  const { text } = request;
  const resume = form(request, {
    action: 'enable',
    content: button({ label: text('console.oauth.enable'), kind: 'other', icon: 'check', isSmall: true }),
  });
  return hintBox(html`<p>${text('console.oauth.disabledHint')}</p>${mayWrite ? resume : ''}`, 'warning');
}

function manage(request: ConsoleRequest, application: DetailedApplication): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.oauth.manage'),
    content: [application.isActive ? disabling(request) : '', deletion(request, application)],
  });
}

function disabling(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  return disclosure(
    text('console.oauth.disable'),
    form(request, {
      action: 'disable',
      content: [
        endings(request, ['console.oauth.endsRequests', 'console.oauth.endsTokens', 'console.oauth.keepsJwts']),
        html`<p class="hint">${text('console.oauth.disableKeeps')}</p>`,
        actions(button({ label: text('console.oauth.disableNow'), kind: 'danger', isSmall: true })),
      ],
    }),
    { isDanger: true },
  );
}

function deletion(request: ConsoleRequest, application: DetailedApplication): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'erase');
  return disclosure(
    text('console.oauth.delete'),
    form(context, {
      action: 'erase',
      content: [
        problem(context, ['confirmation']),
        endings(request, [
          ...(usesSecret(application) ? (['console.oauth.endsSecrets'] as const) : []),
          'console.oauth.endsRequests',
          'console.oauth.endsTokens',
          ...(typeOf(application).signsUsersIn ? (['console.oauth.endsGrants'] as const) : []),
          'console.oauth.keepsJwts',
        ]),
        html`<p class="hint">${text('console.oauth.deleteFinal')}</p>`,
        field(context, {
          name: 'confirmation',
          label: text('organization.confirmName', { name: application.name }),
          autocomplete: 'off',
          isRequired: true,
        }),
        actions(button({ label: text('console.oauth.deleteNow'), kind: 'danger', isSmall: true })),
      ],
    }),
    { isOpen: context.failure !== null, isDanger: true },
  );
}

/** What ends, one thing in each line. */
const endings = ({ text }: ConsoleRequest, keys: readonly TextKey[]): SafeHtml =>
  html`<ul class="endings">${keys.map((key) => html`<li>${text(key)}</li>`)}</ul>`;

async function createSecret(request: ConsoleRequest): Promise<PageResult> {
  const application = await readApplication(request);
  const { createOauthApplicationSecret: created } = await request.run(ConsoleCreateOauthApplicationSecretDocument, {
    id: application.id,
    input: { previousExpiresAt: previousExpiry(request) },
  });
  if (!created) throw new Error('The secret is missing.');
  return secretView(request, {
    application,
    secret: created.secret,
    title: request.text('console.oauth.secretCreated', { name: application.name }),
  });
}

async function deleteSecret(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteOauthApplicationSecretDocument, {
    id: request.pathParameter,
    secret: fieldValue(request, 'secret'),
  });
  return doneOn(request, 'secretDeleted');
}

async function disable(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleUpdateOauthApplicationDocument, { id: request.pathParameter, input: { isActive: false } });
  return doneOn(request, 'disabled');
}

async function enable(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleUpdateOauthApplicationDocument, { id: request.pathParameter, input: { isActive: true } });
  return doneOn(request, 'enabled');
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  const { id, name } = await readApplication(request);
  if (fieldValue(request, 'confirmation') !== name.trim()) {
    const code = 'VALIDATION_FAILED';
    const message = request.text('organization.confirmationWrong');
    throw new OperationFailure({ status: 400, code, message, errors: [{ code, message, field: 'confirmation' }] });
  }
  await request.run(ConsoleDeleteOauthApplicationDocument, { id });
  return { to: request.link('/oauth-applications', { done: 'deleted' }) };
}
