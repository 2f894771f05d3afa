import { html, type SafeHtml } from '@remix-run/html-template';
import { codeBlock } from '../code-block.ts';
import { documentationFrame } from '../documentation-frame.ts';
import type { SearchEntry } from '../search-entry.ts';
import { type ApiDocument, type ApiOperation, type Placed, slugOf, textOf } from './document.ts';
import { type LinkOf, markdown } from './markdown.ts';
import { methodBadge } from './method-badge.ts';
import { objectsOf, renderOperation } from './operation.ts';
import type { OperationOptions } from './operation-options.ts';
import { schemaTable } from './schema-table.ts';
import { searchIndexOf } from './search-index.ts';

export interface Reference {
  /** A page by its slug, `''` for the introduction; null if there is none. Rendered at the first call. */
  page(slug: string): ReferencePage | null;
  readonly searchIndex: readonly SearchEntry[];
}

export interface ReferencePage {
  readonly title: string;
  readonly content: SafeHtml;
}

/** Renders the API reference as static pages: an introduction with all operations, and a page for each tag. */
export function createReference(document: ApiDocument): Reference {
  const placed = placedOf(document);
  const byTag = new Map(
    document.tags.map(({ name }) => [name, placed.filter((one) => one.operation.tags[0] === name)]),
  );
  const hrefs = new Map(placed.map((one) => [`${one.method} ${one.path}`, hrefOf(one.operation)]));
  const linkOf: LinkOf = (quoted) => hrefs.get(quoted) ?? hrefs.get(quoted.replace(/\?.*$/, '')) ?? null;
  const isBackend = document.components.schemas['FailureEnvelope'] === undefined;
  const options: OperationOptions = {
    document,
    linkOf,
    credentialHeader: isBackend ? 'Authorization: Bearer $CREDENTIAL' : 'X-Development-Session: $CREDENTIAL',
    listOf: (path, name) => listOf(document, path, name),
  };
  const rendered = new Map<string, ReferencePage>();

  const render = (slug: string): ReferencePage | null => {
    if (slug === '') return { title: 'API reference', content: frame(document, byTag, '', introduction()) };
    const tag = document.tags.find(({ name }) => slugOf(name) === slug);
    return tag ? { title: tag.name, content: frame(document, byTag, tag.name, tagPage(tag)) } : null;
  };

  const introduction = () => html`<div class="rf-intro"><h1>${document.info.title}</h1>
<div class="rf-text"><p>The <a href="/docs/guides">guides</a> show how the operations work together, step by step.</p>
${markdown(document.info.description, linkOf)}</div></div>
<h2 id="operations" class="rf-heading">Operations</h2>
${[...byTag].map(
  ([tag, operations]) => html`<section class="rf-tag"><h3><a href="/docs/${slugOf(tag)}">${tag}</a></h3>
<ul class="rf-list">${operations.map(
    ({ method, path, operation }) =>
      html`<li><a href="${hrefOf(operation)}">${methodBadge(method, method || 'EVENT')}<code>${path}</code><span>${operation.summary}</span></a></li>`,
  )}</ul></section>`,
)}`;

  const tagPage = ({ name, description }: ApiDocument['tags'][number]): SafeHtml => {
    const operations = byTag.get(name) ?? [];
    const objects = [...new Set(operations.flatMap(({ operation }) => objectsOf(operation, document)))].sort();
    return html`<h1>${name}</h1><p class="rf-lead">${description}</p>
${operations.map((one) => (one.method === '' ? renderEvent(one, options) : renderOperation(one, options)))}
${objects.length > 0 ? html`<h2 class="rf-heading" id="objects">Objects</h2>${objects.map(object)}` : ''}`;
  };

  const object = (name: string): SafeHtml => {
    const schema = document.components.schemas[name] ?? {};
    return html`<section class="rf-object" id="object-${name}"><h3><a href="#object-${name}">${name}</a></h3>
<div class="rf-text">${markdown(textOf(schema['description']), linkOf)}</div>${schemaTable(schema, { document, linkOf, isNested: false })}</section>`;
  };

  return {
    page(slug) {
      const page = rendered.get(slug) ?? render(slug);
      if (page !== null) rendered.set(slug, page);
      return page;
    },
    searchIndex: searchIndexOf(document, placed, hrefOf),
  };
}

/** All operations in the order of the document's tags, then the service events, which have no method. */
function placedOf({ paths, webhooks = {}, tags }: ApiDocument): Placed[] {
  const order = new Map(tags.map(({ name }, at) => [name, at]));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const events = Object.entries(webhooks).map(([path, { post }]) => ({ method: '', path, operation: post }));
  const position = ({ operation }: Placed) => order.get(operation.tags[0] ?? '') ?? order.size;
  return [...operations, ...events].sort((a, b) => position(a) - position(b));
}

const hrefOf = ({ tags, operationId }: ApiOperation) => `/docs/${slugOf(tags[0] ?? '')}#${operationId}`;

/** The list at the path before a part: `/users` for `/users/{user_id}`, if a request to it needs no other part. */
function listOf({ paths }: ApiDocument, path: string, name: string): string | null {
  const list = path.split(`/{${name}}`)[0] ?? '';
  return list !== '' && list !== path && paths[list]?.['get'] ? list : null;
}

function renderEvent({ path, operation }: Placed, { document, linkOf }: OperationOptions): SafeHtml {
  const { operationId: id, requestBody } = operation;
  const body = requestBody?.content['application/json'];
  return html`<article class="rf-op" id="${id}" aria-labelledby="${id}-title"><div class="rf-main">
<h2 id="${id}-title"><a href="#${id}">${path}</a></h2>
<div class="rf-text">${markdown(operation.description, linkOf)}</div>
${body ? html`<details class="rf-nested"><summary>Fields of the request</summary>${schemaTable(body.schema, { document, linkOf, isNested: true })}</details>` : ''}
</div><div class="rf-side">${body ? codeBlock('Request to your endpoint', JSON.stringify(body.example, null, 2)) : ''}</div></article>`;
}

/** The content with the table of contents. The operations of the current tag are listed below it. */
function frame(
  document: ApiDocument,
  byTag: ReadonlyMap<string, readonly Placed[]>,
  current: string,
  content: SafeHtml,
): SafeHtml {
  const here = (tag: string) => (tag === current ? html` aria-current="page"` : '');
  const link = (tag: string) =>
    html`<li><a href="/docs/${slugOf(tag)}"${here(tag)}>${tag}</a>${
      tag === current
        ? html`<ul>${(byTag.get(tag) ?? []).map(
            ({ method, path, operation }) =>
              html`<li><a href="#${operation.operationId}">${method === '' ? '' : methodBadge(method, SHORT[method])}<span>${method === '' ? path : operation.summary}</span></a></li>`,
          )}</ul>`
        : ''
    }</li>`;
  const contents = html`<ul><li><a href="/docs"${here('')}>Introduction</a></li></ul>
${document['x-tagGroups'].map((group) => html`<p>${group.name}</p><ul>${group.tags.map(link)}</ul>`)}`;
  return documentationFrame(contents, content);
}

const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL' };
