import type { SafeHtml } from '@remix-run/html-template';
import { field } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { filterForm } from '../../layout/filter-form.ts';
import type { ConsoleShownOauthResourcesFragment } from '../documents.ts';

/** The word in the URL by which the resources of a form are narrowed; null without one. */
export const resourceSearchOf = ({ query }: ConsoleRequest): string | null => query.get('resource')?.trim() || null;

/** A search among the resources of a form, if there are more than it shows. */
export function resourceSearch(
  request: ConsoleRequest,
  { pageInfo }: ConsoleShownOauthResourcesFragment,
  path: string,
): SafeHtml | string {
  const { text } = request;
  const search = resourceSearchOf(request);
  if (search === null && !pageInfo.hasNextPage) return '';
  return filterForm(request, {
    label: text('console.oauth.searchResources'),
    path,
    submit: text('common.search'),
    content: field(request, {
      name: 'resource',
      id: 'resource-search',
      label: text('console.oauth.searchResources'),
      value: search,
      maxLength: 255,
      autocomplete: 'off',
    }),
  });
}
