import { html, type SafeHtml } from '@remix-run/html-template';
import {
  badge,
  button,
  dateTime,
  disclosure,
  form,
  notice,
  problem,
  problemBox,
  searchForm,
  searchOf,
  section,
} from '../../../elements/index.ts';
import { errorText } from '../../../errors/error-texts.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { searchArguments } from '../../layout/search-arguments.ts';
import {
  ConsoleJwtTemplateDeleteDocument,
  ConsoleJwtTemplateDocument,
  ConsoleJwtTemplatePreviewDocument,
  type ConsoleJwtTemplateQuery,
  ConsoleJwtTemplateUpdateDocument,
  ConsoleJwtTemplateUserDocument,
} from '../documents.ts';
import { templateFields, templateInput } from './jwt-template-form.ts';

/** One JWT template: its claims, and what they are for a user. */
export const jwtTemplatePage = consolePage({
  path: '/jwt-templates/{template}',
  scope: 'jwt_templates:read',
  show,
  actions: { update, delete: remove },
});

type Template = NonNullable<ConsoleJwtTemplateQuery['jwtTemplate']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { jwtTemplate: template } = await request.run(ConsoleJwtTemplateDocument, { id: request.pathParameter });
  if (!template) throw new Error('The template is missing.');
  const mayWrite = request.may('jwt_templates:write');
  const done = notice(request, { created: 'console.jwt.created', saved: 'organization.saved' });
  return {
    title: template.name,
    ...(template.isDefault && { lead: badge(text('console.jwt.default'), { tone: 'accent' }) }),
    back: { label: text('console.jwt.title'), href: request.link('/jwt-templates') },
    content: html`${done}${mayWrite ? editing(request, template) : html`${problem(request)}${reading(request, template)}`}
${request.may('users:read') ? await preview(request, template) : ''}
${mayWrite ? deletion(request) : ''}`,
  };
}

function editing(request: ConsoleRequest, template: Template): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'update');
  return section({
    title: text('console.jwt.about'),
    content: form(context, {
      action: 'update',
      hidden: { version: String(template.version) },
      content: [...templateFields(context, template), button({ label: text('common.save') })],
    }),
  });
}

/** What an operator sees who may not change it. */
function reading(request: ConsoleRequest, { description, claims, ttl, updatedAt }: Template): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.jwt.about'),
    content: [
      facts([
        ...(description === null ? [] : [[text('organization.description'), description] as const]),
        [text('console.jwt.ttl'), String(ttl)],
        [text('console.organizations.changed'), dateTime(request, updatedAt)],
      ]),
      json(claims),
    ],
  });
}

const json = (value: unknown): SafeHtml =>
  html`<pre class="code-block" tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;

async function preview(request: ConsoleRequest, template: Template): Promise<SafeHtml> {
  const { text } = request;
  const search = searchOf(request);
  return section({
    title: text('console.jwt.preview'),
    hint: text('console.jwt.previewHint'),
    content: html`${searchForm(request, {
      label: text('console.users.search'),
      placeholder: text('console.users.searchBy'),
    })}
${search === null ? '' : await previewOf(request, template, search)}`,
  });
}

/** The claims for the first user whom the search finds. */
async function previewOf(request: ConsoleRequest, { id }: Template, search: string): Promise<SafeHtml> {
  const { text } = request;
  const { users } = await request.run(ConsoleJwtTemplateUserDocument, searchArguments(search, {}));
  const user = users?.nodes[0];
  if (user === undefined) return html`<p class="hint" role="status">${text('console.users.noneMatch', { search })}</p>`;
  try {
    const { previewJwtTemplate: rendered } = await request.run(ConsoleJwtTemplatePreviewDocument, {
      id,
      userId: user.id,
    });
    return html`<h3>${text('console.jwt.previewOf', { name: personName(user) })}</h3>${json(rendered?.claims)}`;
  } catch (error) {
    if (error instanceof OperationFailure) return problemBox([errorText(request, error)]);
    throw error;
  }
}

function deletion(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'delete');
  return disclosure(
    text('console.jwt.delete'),
    form(context, {
      action: 'delete',
      content: [
        problem(context),
        html`<p>${text('console.jwt.deleteHint')}</p>`,
        button({ label: text('console.jwt.delete'), kind: 'danger', isSmall: true }),
      ],
    }),
    { isOpen: context.failure !== null, isDanger: true },
  );
}

async function update(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleJwtTemplateUpdateDocument, {
    id: request.pathParameter,
    input: templateInput(request),
    version: Number(fieldValue(request, 'version')),
  });
  return { to: request.link(request.path, { done: 'saved' }) };
}

async function remove(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleJwtTemplateDeleteDocument, { id: request.pathParameter });
  return { to: request.link('/jwt-templates', { done: 'deleted' }) };
}
