import { html, type SafeHtml } from '@remix-run/html-template';
import { print } from 'graphql';
import { disclosure } from '../../elements/index.ts';
import type { ConsoleRequest, RunOperation } from '../console-request.ts';

/** The very requests of a page, as GraphQL and as commands for a terminal, with an API key of the deployment in place of the operator. */
export function showAs({ text, operations, publicUrls }: ConsoleRequest): SafeHtml | string {
  const queries = operations.filter(isQuery);
  if (queries.length === 0) return '';
  const url = new URL('/graphql', publicUrls.publicBackendUrl).href;
  return html`<div class="show-as">${disclosure(
    text('console.showAs'),
    html`${queries.map(
      (
        operation,
      ) => html`<p class="show-as-title">GraphQL</p><pre tabindex="0"><code>${print(operation.document)}</code></pre>
${variablesOf(operation)}<p class="show-as-title">curl</p><pre tabindex="0"><code>${curlOf(url, operation)}</code></pre>`,
    )}`,
  )}</div>`;
}

const isQuery = ({ document }: RunOperation) =>
  document.definitions.some((node) => node.kind === 'OperationDefinition' && node.operation === 'query');

const variablesOf = ({ variables }: RunOperation): SafeHtml | string =>
  Object.keys(variables).length === 0
    ? ''
    : html`<pre tabindex="0"><code>${JSON.stringify(variables, null, 2)}</code></pre>`;

/** A single quote ends the quoted text of a shell, so it is written between double quotes. */
function curlOf(url: string, { document, variables }: RunOperation): string {
  const body = JSON.stringify({ query: print(document).replace(/\s+/g, ' '), variables }).replaceAll("'", `'"'"'`);
  return `curl -s ${url} -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' -d '${body}'`;
}
