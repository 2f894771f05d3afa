import { html, type SafeHtml } from '@remix-run/html-template';
import { codeBlock } from '../code-block.ts';
import { badge, disclosure } from '../elements/index.ts';
import {
  type ApiContent,
  type ApiDocument,
  type ApiOperation,
  type ApiSchema,
  type Placed,
  propertiesOf,
  referenceOf,
  resolve,
  responseOf,
  textOf,
} from './document.ts';
import { curlOf, exampleOf } from './examples.ts';
import { inline, markdown } from './markdown.ts';
import { methodBadge } from './method-badge.ts';
import type { OperationOptions } from './operation-options.ts';
import { fieldRow, itemOf, schemaTable } from './schema-table.ts';
import { tryItForm } from './try-it.ts';

/** One operation: description, parameters, body, responses, errors, examples and the form that sends a request. */
export function renderOperation(placed: Placed, options: OperationOptions): SafeHtml {
  const { method, path, operation } = placed;
  const id = operation.operationId;
  return html`<article class="rf-op" id="${id}" aria-labelledby="${id}-title">
<div class="rf-main">
<h2 id="${id}-title"><a href="#${id}">${operation.summary}</a></h2>
<p class="rf-path">${methodBadge(method)} <code>${breakable(path)}</code></p>
${operation.deprecated ? html`<p class="message">This operation is deprecated.</p>` : ''}
<div class="rf-text">${markdown(operation.description, options.linkOf)}</div>
${parameters(placed, options)}${bodyFields(operation, options)}${responseFields(operation, options)}${errors(operation, options)}
</div>
<div class="rf-side">
${request(placed, options)}${tryItForm(placed, options)}${response(operation, options)}
</div>
</article>`;
}

/** A path that can break after each slash. */
function breakable(path: string): SafeHtml[] {
  return path.split(/(?<=\/)(?=.)/).map((part, at) => html`${at > 0 ? html`<wbr>` : ''}${part}`);
}

function parameters({ operation }: Placed, { document, linkOf }: OperationOptions): SafeHtml | string {
  const { parameters: all = [] } = operation;
  if (all.length === 0) return '';
  const rows = all.map(({ name, in: place, required, description, schema }) =>
    fieldRow({ name, schema, description, isRequired: required, place }, { document, linkOf, isNested: true }),
  );
  return html`<h3>Parameters</h3><ul class="rf-fields">${rows}</ul>`;
}

function bodyFields(operation: ApiOperation, { document, linkOf }: OperationOptions): SafeHtml | string {
  const content = operation.requestBody?.content;
  if (!content) return '';
  const options = { document, linkOf, isNested: true };
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  return html`${json ? html`<h3>Body</h3>${tableOf(json, document, (schema) => schemaTable(schema, options))}` : ''}${
    form
      ? html`<h3>Form instead of the JSON body</h3><p class="rf-text">${textOf(form.schema['description'])}</p>${schemaTable(form.schema, options)}`
      : ''
  }`;
}

function tableOf({ schema }: ApiContent, document: ApiDocument, render: (schema: ApiSchema) => SafeHtml): SafeHtml {
  const target = resolve(document, schema);
  return propertiesOf(target).length > 0
    ? render(target)
    : html`<p class="rf-text">${textOf(target['description']) || 'A JSON object.'}</p>`;
}

/** The status and the content of the successful response. */
function successOf({ responses }: ApiOperation, document: ApiDocument) {
  const status = Object.keys(responses).find((one) => /^2/.test(one)) ?? '';
  const found = responses[status];
  const answer = found ? responseOf(document, found) : { description: '' };
  return { status, description: answer.description, content: Object.entries(answer.content ?? {}) };
}

/** The schema of the result: of the envelope's `data` on the deployment host. */
function resultOf(document: ApiDocument, schema: ApiSchema): ApiSchema {
  const stream = schema['contentSchema'];
  if (stream !== undefined) return stream as ApiSchema;
  const { data, session } = Object.fromEntries(propertiesOf(resolve(document, schema)));
  return data && session ? data : schema;
}

function responseFields(operation: ApiOperation, { document }: OperationOptions): SafeHtml {
  const { status, description, content } = successOf(operation, document);
  const [[type, { schema = {} }] = ['', {} as Partial<ApiContent>]] = content;
  const name = referenceOf(itemOf(resultOf(document, schema)));
  const isObject = name !== null && propertiesOf(document.components.schemas[name] ?? {}).length > 0;
  return html`<h3>Response</h3><p class="rf-text">${badge(status, { tone: 'good' })} ${description}${
    type && type !== 'application/json' ? html` <code>${type}</code>` : ''
  }</p>${
    isObject
      ? html`<details class="rf-nested" data-object="${name}"><summary>Fields of ${name}</summary><p><a href="#object-${name}">${name}</a></p></details>`
      : ''
  }`;
}

/** The component schemas that the response of an operation shows. */
export function objectsOf(operation: ApiOperation, document: ApiDocument): string[] {
  const found = new Set<string>();
  const visit = (schema: ApiSchema): void => {
    const item = itemOf(schema);
    const name = referenceOf(item);
    const properties = propertiesOf(resolve(document, item));
    if (name !== null) {
      if (found.has(name) || properties.length === 0) return;
      found.add(name);
    }
    for (const [, property] of properties) visit(property);
  };
  for (const [, { schema }] of successOf(operation, document).content) visit(resultOf(document, schema));
  return [...found];
}

function errors({ responses }: ApiOperation, { document }: OperationOptions): SafeHtml {
  const meanings = (document.components.schemas['ErrorCode']?.['x-enum-descriptions'] ?? {}) as Record<string, string>;
  const rows = Object.entries(responses).flatMap(([status, found]) => {
    const codes = responseOf(document, found)['x-error-codes'] ?? [];
    return codes.map(
      (code) =>
        html`<li>${badge(status, { tone: 'warning' })} <code>${code}</code><div class="rf-text">${inline(meanings[code] ?? '')}</div></li>`,
    );
  });
  return disclosure(html`Error codes ${badge(String(rows.length))}`, html`<ul class="rf-fields">${rows}</ul>`);
}

function request({ method, path, operation }: Placed, { document, credentialHeader }: OperationOptions): SafeHtml {
  const [[accept] = ['']] = successOf(operation, document).content;
  const headers = [
    ...(usesSession(operation, document) ? [credentialHeader] : []),
    ...(accept === 'text/event-stream' ? [`Accept: ${accept}`] : []),
  ];
  const body = operation.requestBody?.content['application/json']?.example;
  return codeBlock('Request', curlOf(method, path + exampleQuery(operation), headers, body));
}

/** Whether a request needs a credential. Some public operations continue a sign-in of the browser's session. */
function usesSession({ security, responses, requestBody }: ApiOperation, document: ApiDocument): boolean {
  const codes = Object.values(responses).flatMap((found) => responseOf(document, found)['x-error-codes'] ?? []);
  const example = requestBody?.content['application/json']?.example;
  const namesSignIn = typeof example === 'object' && example !== null && 'signin_id' in example;
  return security.length > 0 || codes.includes('SIGNIN_ATTEMPT_NOT_FOUND') || namesSignIn;
}

function exampleQuery({ parameters = [] }: ApiOperation): string {
  const shown = parameters.filter(({ in: place, example }) => place === 'query' && example !== undefined);
  const query = new URLSearchParams(shown.map(({ name, example }) => [name, String(example)]));
  return query.size === 0 ? '' : `?${query}`;
}

function response(operation: ApiOperation, { document }: OperationOptions): SafeHtml | string {
  const { status, content } = successOf(operation, document);
  const json = content.find(([type]) => type === 'application/json')?.[1];
  if (!json) return '';
  return codeBlock(`Response ${status}`, JSON.stringify(exampleOf(document, json.schema), null, 2));
}
