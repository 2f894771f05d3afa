import { html, type SafeHtml } from '@remix-run/html-template';
import { button, disclosure, field, form, hintBox, notice, problem, section } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { TextKey } from '../../../texts/texts.ts';
import {
  OrganizationApplicationDeleteDocument,
  OrganizationApplicationPageDocument,
  OrganizationApplicationSecretCreateDocument,
  OrganizationApplicationSecretDeleteDocument,
  OrganizationApplicationUpdateDocument,
} from '../../documents.ts';
import { fieldValue } from '../../forms/form-values.ts';
import { actionForm, withProblem } from '../../forms/shown-form.ts';
import { applicationPicture, logoOrigins } from '../../oauth/application.ts';
import { previousExpiry, secretsSection } from '../../oauth/application-secrets.ts';
import type { HostedPage, PageRequest, PageResult } from '../../page.ts';
import { chooseOrganization, organizationId, organizationView } from '../organization.ts';
import { allFields, type Choices, enteredChanges, FIELD_NAMES } from './application-fields.ts';
import {
  APPLICATION_PATH,
  applicationBadges,
  applicationPath,
  backToList,
  type DetailedApplication,
  listPath,
} from './applications-of.ts';
import { integration } from './integration.ts';
import { secretView } from './secret-view.ts';

/** One application of an organization: what its developers need, its secrets, its settings and its end. */
export const organizationApplicationPage: HostedPage = {
  path: APPLICATION_PATH,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { update, createSecret, deleteSecret, disable, enable, delete: remove },
  shownOnce: {
    createSecret: {
      text: 'console.oauth.secretLost',
      next: (request) => request.link(applicationPath(request, applicationId(request))),
    },
  },
};

const applicationId = ({ query }: PageRequest): string => query.get('application') ?? '';
const target = (request: PageRequest) => ({
  id: organizationId(request) ?? '',
  application: applicationId(request),
});

const usesSecret = ({ authMethod }: DetailedApplication): boolean =>
  authMethod === 'CLIENT_SECRET_BASIC' || authMethod === 'CLIENT_SECRET_POST';

async function show(request: PageRequest): Promise<PageResult> {
  if (organizationId(request) === null) return chooseOrganization(request);
  const { organization, oauthApplication: application } = await request.run(
    OrganizationApplicationPageDocument,
    target(request),
  );
  if (!organization || !application) return { to: request.link(listPath(request)) };
  const choices = { resources: organization.oauthResources, roles: organization.roles };
  const content = html`${notice(request, {
    created: 'console.oauth.createdNotice',
    saved: 'organization.saved',
    secretDeleted: 'console.oauth.secretDeleted',
    disabled: 'console.oauth.disabled',
    enabled: 'console.oauth.enabled',
  })}
${application.isActive ? '' : disabledHint(request, application)}
${integration(request, application.id)}
${usesSecret(application) ? secretsSection(request, { secrets: application.secrets, path: applicationPath(request, application.id), mayChange: true }) : ''}
${settings(request, application, choices)}
${endings(request, application)}`;
  return {
    ...organizationView(request, organization, 'applications', withProblem(request, content)),
    title: application.name,
    picture: applicationPicture(application, 'large'),
    lead: html`<span class="badges">${applicationBadges(request, application)}</span>`,
    back: backToList(request),
    shows: { imageOrigins: logoOrigins([application]) },
  };
}

function disabledHint(request: PageRequest, { id }: DetailedApplication): SafeHtml {
  const { text } = request;
  const resume = form(request, {
    path: applicationPath(request, id),
    action: 'enable',
    content: button({ label: text('console.oauth.enable'), kind: 'other', icon: 'check', isSmall: true }),
  });
  return hintBox(html`<p>${text('console.oauth.disabledHint')}</p>${resume}`, 'warning');
}

function settings(request: PageRequest, application: DetailedApplication, choices: Choices): SafeHtml {
  const shown = actionForm(request, 'update');
  return section({
    title: request.text('console.oauth.settings'),
    content: form(request, {
      path: applicationPath(request, application.id),
      action: 'update',
      content: html`${problem(shown, FIELD_NAMES)}
${allFields(shown, application, choices)}
${button({ label: request.text('common.save') })}`,
    }),
  });
}

function endings(request: PageRequest, application: DetailedApplication): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.oauth.manage'),
    isDanger: true,
    content: html`${application.isActive ? disabling(request, application) : ''}${deletion(request, application)}`,
  });
}

function disabling(request: PageRequest, { id }: DetailedApplication): SafeHtml {
  const { text } = request;
  const disablingForm = form(request, {
    path: applicationPath(request, id),
    action: 'disable',
    content: [
      effects(request, ['console.oauth.endsRequests', 'console.oauth.endsTokens', 'console.oauth.keepsJwts']),
      html`<p>${text('console.oauth.disableKeeps')}</p>`,
      button({ label: text('console.oauth.disableNow'), kind: 'danger' }),
    ],
  });
  return disclosure(text('console.oauth.disable'), disablingForm, { isDanger: true });
}

function deletion(request: PageRequest, application: DetailedApplication): SafeHtml {
  const { text } = request;
  const shown = actionForm(request, 'delete');
  const deleting = form(shown, {
    path: applicationPath(request, application.id),
    action: 'delete',
    content: [
      problem(shown, ['confirmation']),
      effects(request, [
        ...(usesSecret(application) ? (['console.oauth.endsSecrets'] as const) : []),
        'console.oauth.endsRequests',
        'console.oauth.endsTokens',
        ...(application.type === 'MACHINE' ? [] : (['console.oauth.endsGrants'] as const)),
        'console.oauth.keepsJwts',
      ]),
      html`<p>${text('console.oauth.deleteFinal')}</p>`,
      field(shown, {
        name: 'confirmation',
        label: text('organization.confirmName', { name: application.name }),
        autocomplete: 'off',
        isRequired: true,
      }),
      button({ label: text('console.oauth.deleteNow'), kind: 'danger' }),
    ],
  });
  return disclosure(text('console.oauth.delete'), deleting, { isOpen: shown.failure !== null, isDanger: true });
}

/** What ends, one thing in each line. */
const effects = ({ text }: PageRequest, keys: readonly TextKey[]): SafeHtml =>
  html`<ul>${keys.map((key) => html`<li>${text(key)}</li>`)}</ul>`;

async function readApplication(request: PageRequest): Promise<DetailedApplication> {
  const { oauthApplication } = await request.run(OrganizationApplicationPageDocument, target(request));
  if (!oauthApplication) throw new Error('The application is missing.');
  return oauthApplication;
}

const doneHere = (request: PageRequest, done: string): PageResult => ({
  to: request.link(applicationPath(request, applicationId(request), { done })),
});

async function update(request: PageRequest): Promise<PageResult> {
  const input = enteredChanges(request, await readApplication(request));
  await request.run(OrganizationApplicationUpdateDocument, { ...target(request), input });
  return doneHere(request, 'saved');
}

async function disable(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationApplicationUpdateDocument, { ...target(request), input: { isActive: false } });
  return doneHere(request, 'disabled');
}

async function enable(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationApplicationUpdateDocument, { ...target(request), input: { isActive: true } });
  return doneHere(request, 'enabled');
}

async function createSecret(request: PageRequest): Promise<PageResult> {
  const { id, name } = await readApplication(request);
  const { createOauthApplicationSecret: created } = await request.run(OrganizationApplicationSecretCreateDocument, {
    ...target(request),
    input: { previousExpiresAt: previousExpiry(request) },
  });
  if (!created) throw new Error('The secret is missing.');
  const title = request.text('console.oauth.secretCreated', { name });
  return secretView(request, { id, secret: created.secret, title });
}

async function deleteSecret(request: PageRequest): Promise<PageResult> {
  const secret = fieldValue(request, 'secret');
  await request.run(OrganizationApplicationSecretDeleteDocument, { ...target(request), secret });
  return doneHere(request, 'secretDeleted');
}

/** Deletes the application after its name was entered, so that a click is not enough. */
async function remove(request: PageRequest): Promise<PageResult> {
  const { name } = await readApplication(request);
  if (fieldValue(request, 'confirmation') !== name.trim()) {
    const code = 'VALIDATION_FAILED';
    const message = request.text('organization.confirmationWrong');
    throw new OperationFailure({ status: 400, code, message, errors: [{ code, message, field: 'confirmation' }] });
  }
  await request.run(OrganizationApplicationDeleteDocument, target(request));
  return { to: request.link(listPath(request, { done: 'deleted' })) };
}
