import { html, type SafeHtml } from '@remix-run/html-template';
import { actions, button, form, icon, linkButton, problem, rowIcon, rows, section } from '../../../elements/index.ts';
import {
  type OauthApplicationType,
  OrganizationApplicationChoicesDocument,
  OrganizationApplicationCreateDocument,
  type OrganizationApplicationCreateMutationVariables,
} from '../../documents.ts';
import type { HostedPage, PageRequest, PageResult } from '../../page.ts';
import { chooseOrganization, organizationId, organizationView } from '../organization.ts';
import { type Choices, DEFAULT_SCOPES, enteredNew, FIELD_NAMES, newFields } from './application-fields.ts';
import {
  APPLICATION_TYPES,
  applicationPath,
  backToList,
  chosenType,
  listPath,
  NEW_APPLICATION_PATH,
  newPath,
} from './applications-of.ts';
import { secretView } from './secret-view.ts';

/** Creates an application of an organization: first where it runs, then what that needs. */
export const organizationNewApplicationPage: HostedPage = {
  path: NEW_APPLICATION_PATH,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { create },
  shownOnce: {
    create: { text: 'console.oauth.secretLost', next: (request) => request.link(listPath(request)) },
  },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const type = chosenType(request);
  const { organization } = await request.run(OrganizationApplicationChoicesDocument, {
    id,
    isMachine: type === 'MACHINE',
  });
  if (!organization?.oauthResources) return chooseOrganization(request);
  const choices = { resources: organization.oauthResources, roles: organization.roles };
  const content = type === null ? typeChoice(request) : createForm(request, type, choices);
  return {
    ...organizationView(request, organization, 'applications', content),
    title: text('console.oauth.new'),
    back: backToList(request),
  };
}

function typeChoice(request: PageRequest): SafeHtml {
  const { text, link } = request;
  const types = APPLICATION_TYPES.map(({ type, icon: name }) => ({
    picture: rowIcon(icon(name)),
    title: text(`console.oauth.type.${type}`),
    href: link(newPath(request, type)),
    text: text(`console.oauth.type.${type}.hint`),
  }));
  return section({
    title: text('console.oauth.chooseType'),
    hint: text('console.oauth.chooseTypeHint'),
    content: rows(types, { icon: 'browser', title: '' }),
  });
}

function createForm(request: PageRequest, type: OauthApplicationType, choices: Choices): SafeHtml {
  const { text, link } = request;
  const application = { type, scopes: [...DEFAULT_SCOPES] };
  return section({
    title: text(`console.oauth.type.${type}`),
    hint: text(`console.oauth.type.${type}.hint`),
    content: form(request, {
      path: newPath(request, type),
      action: 'create',
      content: html`${problem(request, FIELD_NAMES)}
${newFields(request, application, choices)}
${actions(
  button({ label: text('console.oauth.create') }),
  linkButton({ href: link(newPath(request)), label: text('common.cancel'), kind: 'other' }),
)}`,
    }),
  });
}

async function create(request: PageRequest): Promise<PageResult> {
  const type = chosenType(request);
  if (type === null) return { to: request.link(newPath(request)) };
  const { createOauthApplication: created } = await request.run(OrganizationApplicationCreateDocument, {
    id: organizationId(request) ?? '',
    input: enteredNew(request, type) as OrganizationApplicationCreateMutationVariables['input'],
  });
  if (!created) throw new Error('The application is missing.');
  const { id, name, secret } = created;
  if (secret === null) return { to: request.link(applicationPath(request, id, { done: 'created' })) };
  return secretView(request, { id, secret, title: request.text('console.oauth.created', { name }) });
}
