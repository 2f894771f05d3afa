import { html } from '@remix-run/html-template';
import { actions, button, form, linkButton } from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleCreateOauthResourceDocument, ConsoleOauthJwtTemplateChoicesDocument } from '../documents.ts';
import { enteredResource, type JwtTemplates, resourceFields } from './resource-form.ts';

/** Registers an API that accepts access tokens. */
export const newOauthResourcePage = consolePage({
  path: '/new-oauth-resource',
  scope: 'oauth_applications:write',
  show,
  actions: { create },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const templates = await readTemplates(request);
  return {
    title: text('console.oauth.newResource'),
    lead: text('console.oauth.noResourcesHint'),
    back: { label: text('console.oauth.resources'), href: link('/oauth-resources') },
    content: form(request, {
      action: 'create',
      content: html`${resourceFields(request, { resource: null, templates })}
${actions(
  button({ label: text('console.oauth.createResource'), icon: 'plus' }),
  linkButton({ href: link('/oauth-resources'), label: text('common.cancel'), kind: 'other' }),
)}`,
    }),
  };
}

async function readTemplates(request: ConsoleRequest): Promise<JwtTemplates> {
  if (!request.may('jwt_templates:read')) return null;
  const { jwtTemplates } = await request.run(ConsoleOauthJwtTemplateChoicesDocument);
  return jwtTemplates?.nodes ?? null;
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createOauthResource: created } = await request.run(ConsoleCreateOauthResourceDocument, {
    input: { ...enteredResource(request), identifier: fieldValue(request, 'identifier') },
  });
  if (!created) throw new Error('The resource is missing.');
  return { to: request.link(`/oauth-resources/${created.id}`, { done: 'created' }) };
}
