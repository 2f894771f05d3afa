import { html, type SafeHtml } from '@remix-run/html-template';
import { checkboxes } from '../../../elements/index.ts';
import type { ChoosableResourcesFragment } from '../../documents.ts';
import type { PageRequest } from '../../page.ts';

/** A resource with the scopes that an application may request there. */
interface ListedResource {
  readonly identifier: string;
  readonly scopes: readonly string[];
}

type Resource = ChoosableResourcesFragment['nodes'][number];

/** The field of the boxes: a scope, a space and the resource. Without a scope it is the resource itself. */
const FIELD = 'resource';
const boxValue = (identifier: string, scope = '') => `${scope} ${identifier}`;

/** The resources with their scopes as boxes to tick; nothing if there are none. */
export function resourceChoices(
  request: PageRequest,
  { known, listed }: { readonly known: readonly Resource[]; readonly listed: readonly ListedResource[] },
): SafeHtml | string {
  const chosen = new Map(
    (request.form.has('action') ? chosenResources(request) : listed).map(({ identifier, scopes }) => [
      identifier,
      scopes,
    ]),
  );
  const unread = listed.filter(({ identifier }) => !known.some((each) => each.identifier === identifier));
  const shown = [...known, ...unread.map(unreadResource)];
  if (shown.length === 0) return '';
  return html`${shown.map((resource) => resourceBoxes(request, resource, chosen.get(resource.identifier)))}`;
}

/** A resource that the application lists and the page has not read. */
const unreadResource = ({ identifier, scopes }: ListedResource): Resource => ({
  identifier,
  name: identifier,
  scopes: scopes.map((name) => ({ name, description: '' })),
});

function resourceBoxes(
  { text }: PageRequest,
  { identifier, name, scopes }: Resource,
  chosen: readonly string[] | undefined,
): SafeHtml {
  return checkboxes(FIELD, text('organization.apps.resource', { name }), [
    {
      value: boxValue(identifier),
      label: text('console.oauth.getsTokens'),
      description: identifier,
      isChosen: chosen !== undefined,
    },
    ...scopes.map((scope) => ({
      value: boxValue(identifier, scope.name),
      label: scope.name,
      ...(scope.description !== '' && { description: scope.description }),
      isChosen: chosen?.includes(scope.name) ?? false,
    })),
  ]);
}

/** The resources that the form has ticked, also by one of their scopes. */
export function chosenResources({ form }: PageRequest): { identifier: string; scopes: string[] }[] {
  const chosen = new Map<string, string[]>();
  for (const value of form.getAll(FIELD)) {
    const [scope = '', identifier = ''] = value.split(/ (.*)/s, 2);
    if (identifier === '') continue;
    const scopes = chosen.get(identifier) ?? [];
    chosen.set(identifier, scope === '' ? scopes : [...scopes, scope]);
  }
  return [...chosen].map(([identifier, scopes]) => ({ identifier, scopes }));
}
