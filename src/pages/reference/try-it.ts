import { html, type SafeHtml } from '@remix-run/html-template';
import { disclosure } from '../elements/index.ts';
import { type ApiContent, type ApiDocument, type ApiParameter, type Placed, resolve } from './document.ts';
import type { OperationOptions } from './operation-options.ts';

/** The form with which the page's script sends a request. Its fields have the values of the example, but no ids. */
export function tryItForm({ method, path, operation }: Placed, options: OperationOptions): SafeHtml {
  const { operationId: id, requestBody, parameters = [] } = operation;
  const body = requestBody?.content['application/json'];
  const file = requestBody?.content['multipart/form-data'];
  const example = JSON.stringify(body ? repeatable(body, options.document) : {}, null, 2);
  const inputs = parameters.map((parameter) => parameterInput(id, path, parameter, options));
  const bodyInput = (text: string) =>
    html`<textarea id="${id}-body" name="body" rows="${rowsOf(text)}" spellcheck="false" autocomplete="off">${text}</textarea>`;
  const content = html`<form data-method="${method}" data-path="${path}" data-stream="${isStream(operation) ? 'yes' : ''}" novalidate>
${inputs}
${body ? labelled(`${id}-body`, 'Body', bodyInput(example)) : ''}
${file ? labelled(`${id}-file`, 'File, in place of the JSON body', html`<input id="${id}-file" name="file" type="file">`) : ''}
${labelled(`${id}-headers`, 'Other headers', html`<textarea id="${id}-headers" name="headers" rows="1" spellcheck="false" autocomplete="off" placeholder="Name: value"></textarea>`)}
<p class="actions"><button type="submit" class="button is-main is-small">Send ${method}</button> <button type="button" class="button is-small is-stop" hidden>Stop</button></p>
<div class="rf-result" role="status"></div>
</form>`;
  return html`<div class="rf-try">${disclosure('Try it', content)}</div>`;
}

const labelled = (id: string, label: string, input: SafeHtml) =>
  html`<div class="field"><label for="${id}">${label}</label>${input}</div>`;

function isStream({ responses }: Placed['operation']): boolean {
  return Object.entries(responses).some(
    ([status, response]) =>
      /^2/.test(status) && 'content' in response && 'text/event-stream' in (response.content ?? {}),
  );
}

const MAX_ROWS = 14;

const rowsOf = (text: string) => Math.min(MAX_ROWS, text.split('\n').length);

/** Optional fields with a value that only one resource can have. A second request with them would return 409. */
const UNIQUE_FIELDS = ['slug', 'external_id'];

function repeatable({ example, schema }: ApiContent, document: ApiDocument): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example ?? {};
  const required = (resolve(document, schema)['required'] ?? []) as readonly string[];
  const isRepeatable = (name: string) => required.includes(name) || !UNIQUE_FIELDS.includes(name);
  return Object.fromEntries(Object.entries(example).filter(([name]) => isRepeatable(name)));
}

function parameterInput(
  id: string,
  path: string,
  { name, in: place, required, schema, example = '' }: ApiParameter,
  { listOf }: OperationOptions,
): SafeHtml {
  const field = `${id}-${place}-${name}`;
  const list = place === 'path' ? listOf(path, name) : null;
  const values = schema['enum'] as readonly string[] | undefined;
  const hint = schema['default'] === undefined ? (required ? 'required' : '') : `default ${String(schema['default'])}`;
  const input = values
    ? html`<select id="${field}" name="${place}:${name}"><option></option>${values.map((value) => html`<option>${value}</option>`)}</select>`
    : html`<input id="${field}" name="${place}:${name}" value="${String(example)}" placeholder="${hint}" spellcheck="false" autocomplete="off">`;
  const pick = html`<span class="rf-pick">${input}<button type="button" class="button is-small" data-list="${list}" data-field="${field}" data-name="${name}">Use the first</button></span>`;
  return labelled(field, name, list === null ? input : pick);
}
