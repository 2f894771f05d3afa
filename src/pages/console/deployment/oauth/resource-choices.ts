import { html, type SafeHtml } from '@remix-run/html-template';
import { checkbox, fieldError, hintBox, icon, linkButton } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleShownOauthResourcesFragment } from '../documents.ts';
import type { OwnedApplication } from './application-fields.ts';
import { builtInResource, type OfferedResource } from './built-in-resource.ts';
import { resourceSearchOf } from './resource-search.ts';

/** A resource with the scopes that an application may request there. */
export interface ListedResource {
  readonly identifier: string;
  readonly scopes: readonly string[];
}

interface Choices {
  /** The resources that are shown, of all in the deployment. */
  readonly known: ConsoleShownOauthResourcesFragment;
  /** Those that the application lists, which are shown as well. */
  readonly listed: readonly ListedResource[];
  readonly application: OwnedApplication;
}

/** The fields of the form: a box for each resource, and one for each of its scopes with the resource after it. */
const RESOURCE = 'resourceIdentifier';
const SCOPE = 'resourceScope';

/** The resources with their scopes as boxes to tick, those that the application lists first. */
export function resourceChoices(request: ConsoleRequest, { known, listed, application }: Choices): SafeHtml {
  const { text, form } = request;
  const chosen = new Map(
    (form.has('action') ? chosenResources(request) : listed).map(({ identifier, scopes }) => [identifier, scopes]),
  );
  const shown = [...listed, ...chosenResources(request)].map(({ identifier }) => identifier);
  const builtIn = builtInResource(request, application, listed);
  const all: readonly OfferedResource[] = builtIn === null ? known.nodes : [...known.nodes, builtIn];
  const first = [...new Set(shown)].map(
    (identifier) => all.find((each) => each.identifier === identifier) ?? unread(identifier, listed),
  );
  const others = known.nodes.filter(
    ({ identifier, availableToOrganizations }) =>
      !shown.includes(identifier) && (availableToOrganizations || application.organizationId === null),
  );
  const last = builtIn !== null && !shown.includes(builtIn.identifier) && isFound(request, builtIn) ? [builtIn] : [];
  const errors = ['resources', 'resources.identifier', 'resources.scopes'].flatMap(
    (name) => fieldError(request, name) ?? [],
  );
  return html`<fieldset class="resource-choices"><legend>${text('console.oauth.field.resources')}</legend>
<p class="hint">${text('console.oauth.hint.resources')}</p>
${errors.map((error) => html`<p class="field-error" role="alert">${icon('warning')}<span>${error}</span></p>`)}
${first.length + others.length === 0 ? noResources(request) : ''}
${[...first, ...others, ...last].map((resource) => resourceBoxes(request, resource, chosen.get(resource.identifier)))}
${known.pageInfo.hasNextPage ? html`<p class="hint">${text('console.oauth.moreResources')}</p>` : ''}</fieldset>`;
}

/** Whether the search among the resources finds the host. */
function isFound(request: ConsoleRequest, { identifier, name }: OfferedResource): boolean {
  const search = resourceSearchOf(request)?.toLowerCase() ?? '';
  return [identifier, name].some((each) => each.toLowerCase().includes(search));
}

/** A resource that the page has not read, because there are more than it shows. */
const unread = (identifier: string, listed: readonly ListedResource[]): OfferedResource => ({
  identifier,
  name: identifier,
  scopes: (listed.find((each) => each.identifier === identifier)?.scopes ?? []).map((name) => ({
    name,
    description: '',
  })),
});

function resourceBoxes(
  { text }: ConsoleRequest,
  { identifier, name, hint, scopes }: OfferedResource,
  chosen: readonly string[] | undefined,
): SafeHtml {
  return html`<fieldset class="resource-choice ${chosen === undefined ? '' : 'is-chosen'}"><legend dir="auto">${name}</legend>
<code>${identifier}</code>
${hint === undefined ? '' : html`<p class="hint">${hint}</p>`}
${checkbox({ name: RESOURCE, value: identifier, label: text('console.oauth.getsTokens'), isChecked: chosen !== undefined })}
${
  scopes.length === 0
    ? html`<p class="hint">${text('console.oauth.noScopes')}</p>`
    : [...Map.groupBy(scopes, ({ group }) => group)].map(([group, own]) => {
        const boxes = html`<div class="resource-scopes">${own.map((scope) => scopeBox(identifier, scope, chosen))}</div>`;
        return group === undefined
          ? boxes
          : html`<fieldset class="scope-group"><legend>${group}</legend>${boxes}</fieldset>`;
      })
}</fieldset>`;
}

const scopeBox = (
  identifier: string,
  { name, description }: OfferedResource['scopes'][number],
  chosen: readonly string[] | undefined,
): SafeHtml =>
  checkbox({
    name: SCOPE,
    value: `${name} ${identifier}`,
    label: name,
    ...(description !== '' && { description }),
    isChecked: chosen?.includes(name) ?? false,
  });

function noResources(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  if (resourceSearchOf(request) !== null) return html`<p class="hint">${text('console.oauth.noneMatchResources')}</p>`;
  return hintBox(
    html`<p>${text('console.oauth.noResourcesHint')}</p>
<p>${linkButton({ label: text('console.oauth.newResource'), href: request.link('/new-oauth-resource'), kind: 'plain', icon: 'plus', isSmall: true })}</p>`,
  );
}

/** The resources that the form has ticked, also by one of their scopes. */
export function chosenResources({ form }: ConsoleRequest): ListedResource[] {
  const chosen = new Map<string, string[]>(form.getAll(RESOURCE).map((identifier) => [identifier, []]));
  for (const value of form.getAll(SCOPE)) {
    const [scope = '', identifier = ''] = value.split(/ (.*)/s, 2);
    if (identifier === '') continue;
    const scopes = chosen.get(identifier) ?? [];
    chosen.set(identifier, [...scopes, scope]);
  }
  return [...chosen].map(([identifier, scopes]) => ({ identifier, scopes }));
}
