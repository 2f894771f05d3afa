import { html, type SafeHtml } from '@remix-run/html-template';
import {
  avatar,
  badge,
  button,
  date,
  field,
  form,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rows,
  searchForm,
  searchOf,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm, sentForm } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { consoleLink } from '../../layout/console-layout.ts';
import {
  ConsoleDeploymentsDocument,
  type ConsoleDeploymentsQuery,
  ConsoleRenameDeploymentDocument,
} from '../documents.ts';

/** The first page of the console: the deployments that the operator may enter. */
export const deploymentsPage = consolePage({ path: '/', scope: 'installation:read', show, actions: { rename } });

type Deployment = NonNullable<ConsoleDeploymentsQuery['installedDeployments']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const search = searchOf(request);
  const { installedDeployments: found } = await request.run(ConsoleDeploymentsDocument, {
    search,
    after: request.query.get('after'),
  });
  if (!found) throw new Error('The list of deployments is missing.');
  const { nodes, pageInfo, totalCount } = found;
  const action = request.may('deployments:write')
    ? linkButton({ href: request.link('/deployments/new'), label: text('console.newDeployment'), icon: 'plus' })
    : '';
  return {
    title: text('console.deployments.title'),
    lead: text('console.deployments.count', { count: totalCount }),
    content: html`${notice(request, { renamed: 'console.deployments.renamed' })}${problem(actionForm(request, 'rename'), ['name'])}<div class="list-head">${searchForm(request, { label: text('console.deployments.search'), placeholder: text('console.deployments.searchBy') })}${action}</div>
${rows(
  nodes.map((deployment) => deploymentRow(request, deployment)),
  {
    icon: 'apps',
    title: text('console.deployments.none'),
    hint: search === null ? undefined : text('console.noMatch'),
  },
)}
${more(request, pageInfo, request.link('/', search === null ? {} : { search }))}`,
  };
}

function deploymentRow(
  request: ConsoleRequest,
  { id, version, name, mode, maintenanceMode, frontendHost, createdAt }: Deployment,
): Row {
  const { text } = request;
  return {
    picture: avatar({ kind: 'organization', id, imageUrl: null, words: name.split(' ').slice(0, 2) }),
    title: name,
    href: consoleLink(request, `/${id}`),
    badges: html`${mode === 'STAGING' ? badge(text('console.mode.staging'), { tone: 'warning' }) : badge(text('console.mode.production'), { tone: 'good' })}${maintenanceMode ? badge(text('console.paused'), { tone: 'danger' }) : ''}`,
    text: html`${frontendHost} · ${textWithDate(request, 'console.createdOn', date(request, createdAt))}`,
    ...(request.may('deployments:rename') && { end: renameMenu(request, { id, version, name }) }),
  };
}

function renameMenu(
  request: ConsoleRequest,
  { id, version, name }: Pick<Deployment, 'id' | 'version' | 'name'>,
): SafeHtml {
  const { text } = request;
  const isSent = request.form.get('action') === 'rename' && request.form.get('deployment') === id;
  const context = sentForm(request, isSent);
  return menu(text('console.manage', { name }), [
    menuPart(
      text('console.deployments.change'),
      form(context, {
        action: 'rename',
        hidden: { deployment: id, version: String(version) },
        content: [
          field(context, {
            name: 'name',
            id: `name-${id}`,
            label: text('console.name'),
            value: name,
            isRequired: true,
            maxLength: 255,
          }),
          button({ label: text('common.save'), isSmall: true }),
        ],
      }),
      isSent,
      { icon: 'pencil' },
    ),
  ]);
}

async function rename(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRenameDeploymentDocument, {
    id: Number(fieldValue(request, 'deployment')),
    input: { name: fieldValue(request, 'name') },
    version: Number(fieldValue(request, 'version')),
  });
  return { to: request.link('/', { done: 'renamed' }) };
}
