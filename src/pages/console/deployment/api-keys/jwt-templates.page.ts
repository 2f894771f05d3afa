import { html } from '@remix-run/html-template';
import {
  badge,
  button,
  form,
  icon,
  linkButton,
  more,
  notice,
  type Row,
  rowIcon,
  rows,
  section,
} from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleJwtTemplateCreateDocument,
  ConsoleJwtTemplatesDocument,
  type ConsoleJwtTemplatesQuery,
} from '../documents.ts';
import { credentialTabs } from './credential-tabs.ts';
import { templateFields, templateInput } from './jwt-template-form.ts';

/** The JWT templates of a deployment. */
export const jwtTemplatesPage = consolePage({ path: '/jwt-templates', scope: 'jwt_templates:read', show });

/** The form that creates a template. */
export const newJwtTemplatePage = consolePage({
  path: '/new-jwt-template',
  scope: 'jwt_templates:write',
  show: showForm,
  actions: { create },
});

type Template = NonNullable<ConsoleJwtTemplatesQuery['jwtTemplates']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { jwtTemplates } = await request.run(ConsoleJwtTemplatesDocument, { after: request.query.get('after') });
  if (!jwtTemplates) throw new Error('The list of JWT templates is missing.');
  return {
    title: text('console.jwt.title'),
    lead: text('console.jwt.lead'),
    content: html`${credentialTabs(request)}${notice(request, { deleted: 'console.jwt.deleted' })}
${request.may('jwt_templates:write') ? html`<p class="list-action">${linkButton({ label: text('console.jwt.new'), href: link('/new-jwt-template'), icon: 'plus', isSmall: true })}</p>` : ''}
${rows(
  jwtTemplates.nodes.map((template) => templateRow(request, template)),
  { icon: 'tag', title: text('console.jwt.none'), hint: text('console.jwt.noneHint') },
)}
${more(request, jwtTemplates.pageInfo, link('/jwt-templates'))}`,
  };
}

function templateRow(request: ConsoleRequest, { id, name, description, ttl, isDefault }: Template): Row {
  const { text } = request;
  const lifetime = text('console.jwt.lifetime', { seconds: ttl });
  return {
    picture: rowIcon(icon('tag')),
    title: name,
    href: request.link(`/jwt-templates/${id}`),
    badges: isDefault ? badge(text('console.jwt.default'), { tone: 'accent' }) : '',
    text: description === null ? lifetime : html`${description} · ${lifetime}`,
  };
}

async function showForm(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  return {
    title: text('console.jwt.new'),
    back: { label: text('console.jwt.title'), href: request.link('/jwt-templates') },
    content: section({
      title: text('console.jwt.about'),
      content: form(request, {
        action: 'create',
        content: [...templateFields(request, null), button({ label: text('console.jwt.submit') })],
      }),
    }),
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createJwtTemplate: created } = await request.run(ConsoleJwtTemplateCreateDocument, {
    input: templateInput(request),
  });
  if (!created) throw new Error('The template is missing.');
  return { to: request.link(`/jwt-templates/${created.id}`, { done: 'created' }) };
}
