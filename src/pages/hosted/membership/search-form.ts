import type { SafeHtml } from '@remix-run/html-template';
import { type EmptyState, linkButton, searchForm, searchOf } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';

/** A form that searches members by name on the page with this path and its parameters. */
export const memberSearch = (request: PageRequest, path: string): SafeHtml =>
  searchForm(request, {
    label: request.text('organization.searchMembers'),
    placeholder: request.text('organization.searchByName'),
    path,
  });

/** What a list of members shows without any: a way to end the search. */
export function noMembers({ text, link }: PageRequest, path: string, search: string | null): EmptyState {
  if (search === null) return { icon: 'users', title: text('organization.noMembers') };
  return {
    icon: 'search',
    title: text('organization.noneMatch', { search }),
    hint: text('organization.noneMatchHint'),
    action: linkButton({ label: text('organization.clearSearch'), href: link(path), kind: 'other', isSmall: true }),
  };
}

export function searchParameter(request: PageRequest): Record<string, string> {
  const search = searchOf(request);
  return search === null ? {} : { search };
}

/** The parameters of the part of the list that is shown, so that a form in it leads back to it. */
export function listParameters(request: PageRequest): Record<string, string> {
  const after = request.query.get('after');
  return { ...searchParameter(request), ...(after !== null && { after }) };
}
