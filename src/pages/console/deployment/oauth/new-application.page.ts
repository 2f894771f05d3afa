import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  field,
  form,
  hintBox,
  icon,
  linkButton,
  problem,
  rowIcon,
  rows,
  section,
} from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { filterForm } from '../../layout/filter-form.ts';
import { isId } from '../../layout/search-arguments.ts';
import {
  ConsoleCreateOauthApplicationDocument,
  type ConsoleCreateOauthApplicationMutationVariables,
  ConsoleOauthOrganizationDocument,
  ConsoleOauthResourceChoicesDocument,
  type OauthApplicationType,
} from '../documents.ts';
import { enteredApplication, FIELD_NAMES, formParts } from './application-form.ts';
import { APPLICATION_TYPES, DEFAULT_SCOPES, typeNamed } from './application-types.ts';
import { withGrantFailure } from './grant-failure.ts';
import { applicationLink, organizationOf } from './links.ts';
import { guideLink } from './oauth-tabs.ts';
import { resourceSearch, resourceSearchOf } from './resource-search.ts';
import { secretView } from './secret-view.ts';

/** Registers an application: first where it runs, then what that needs. */
export const newOauthApplicationPage = consolePage({
  path: '/new-oauth-application',
  scope: 'oauth_applications:write',
  show,
  actions: { create },
  sensitive: ['create'],
  shownOnce: {
    create: { text: 'console.oauth.secretLost', next: (request) => request.link('/oauth-applications') },
  },
});

const chosenType = ({ query }: ConsoleRequest): OauthApplicationType | undefined => typeNamed(query.get('type'))?.type;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const type = chosenType(request);
  return {
    title: text('console.oauth.new'),
    ...(type && { heading: text('console.oauth.newOf', { type: text(`console.oauth.type.${type}`) }) }),
    ...(type && { lead: text(`console.oauth.type.${type}.hint`) }),
    back:
      type === undefined
        ? { label: text('console.oauth.title'), href: link('/oauth-applications') }
        : {
            label: text('console.oauth.chooseType'),
            href: link('/new-oauth-application', organizationParameter(request)),
          },
    content: html`${await owner(request)}${type === undefined ? typeChoice(request) : await createForm(request, type)}`,
  };
}

/** The parameter of the URL that names the organization of the new application. */
function organizationParameter(request: ConsoleRequest): Readonly<Record<string, string>> {
  const organization = organizationOf(request);
  return organization === null ? {} : { organization };
}

/** The organization of the new application, which decides what its form offers. */
async function owner(request: ConsoleRequest): Promise<SafeHtml | string> {
  const id = organizationOf(request);
  if (id === null) return '';
  const name = await nameOfOrganization(request, id);
  if (name === null) return hintBox(html`<p>${request.text('error.ORGANIZATION_NOT_FOUND')}</p>`, 'warning');
  return hintBox(
    html`<p>${request.text('console.oauth.forOrganization', { name })}</p><p>${request.text('console.oauth.forOrganizationHint')}</p>`,
  );
}

/** The id takes the place of a name that the operator may not read. Null if the organization does not exist. */
async function nameOfOrganization(request: ConsoleRequest, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  if (!request.may('organizations:read')) return id;
  const { organizations } = await request.run(ConsoleOauthOrganizationDocument, { ids: [id] });
  return organizations?.nodes[0]?.name ?? null;
}

/** Chooses an organization. The application belongs to the deployment otherwise. */
const organizationChoice = (request: ConsoleRequest): SafeHtml =>
  section({
    title: request.text('console.oauth.owner'),
    hint: request.text('console.oauth.ownerHint'),
    content: filterForm(request, {
      label: request.text('console.oauth.owner'),
      path: '/new-oauth-application',
      submit: request.text('console.oauth.chooseOrganization'),
      content: field(request, {
        name: 'organization',
        label: request.text('console.oauth.organizationId'),
        value: organizationOf(request) ?? '',
        inputMode: 'numeric',
        maxLength: 19,
        autocomplete: 'off',
      }),
    }),
  });

const typeChoice = (request: ConsoleRequest): SafeHtml => html`${types(request)}${organizationChoice(request)}`;

const types = (request: ConsoleRequest): SafeHtml =>
  section({
    title: request.text('console.oauth.chooseType'),
    hint: request.text('console.oauth.chooseTypeHint'),
    action: guideLink(request, 'sign-in-with-your-product'),
    content: rows(
      APPLICATION_TYPES.map(({ type, icon: name }) => ({
        picture: rowIcon(icon(name)),
        title: request.text(`console.oauth.type.${type}`),
        href: request.link('/new-oauth-application', { type, ...organizationParameter(request) }),
        text: request.text(`console.oauth.type.${type}.hint`),
      })),
      { icon: 'apps', title: '' },
    ),
  });

async function createForm(request: ConsoleRequest, type: OauthApplicationType): Promise<SafeHtml> {
  const { text } = request;
  const { oauthResources: resources } = await request.run(ConsoleOauthResourceChoicesDocument, {
    search: resourceSearchOf(request),
  });
  if (!resources) throw new Error('The list of resources is missing.');
  const path = `${request.path}?${new URLSearchParams({ type, ...organizationParameter(request) })}`;
  const application = { type, organizationId: organizationOf(request), scopes: DEFAULT_SCOPES };
  return html`${problem(withGrantFailure(request), FIELD_NAMES)}
${resourceSearch(request, resources, path)}
${form(request, {
  path,
  action: 'create',
  content: html`${formParts({ request, application, resources, roles: [] }, { isNew: true })}
<p class="hint">${text(type === 'MACHINE' ? 'console.oauth.createMachineHint' : 'console.oauth.createHint')}</p>
${actions(
  button({ label: text('console.oauth.create'), icon: 'plus' }),
  linkButton({ href: request.link('/oauth-applications'), label: text('common.cancel'), kind: 'other' }),
)}`,
})}`;
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const type = chosenType(request);
  if (type === undefined) return { to: request.link('/new-oauth-application') };
  const organizationId = organizationOf(request);
  const entered = enteredApplication(request, { type, organizationId }, { isNew: true });
  const input = { type, organizationId, ...entered };
  const { createOauthApplication: created } = await request.run(ConsoleCreateOauthApplicationDocument, {
    input: input as ConsoleCreateOauthApplicationMutationVariables['input'],
  });
  if (!created) throw new Error('The application is missing.');
  if (created.secret === null) return { to: applicationLink(request, created.id, { done: 'created' }) };
  return secretView(request, {
    application: created,
    secret: created.secret,
    title: text('console.oauth.created', { name: created.name }),
  });
}
