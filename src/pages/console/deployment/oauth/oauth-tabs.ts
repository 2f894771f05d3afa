import type { SafeHtml } from '@remix-run/html-template';
import { html } from '@remix-run/html-template';
import { icon, tabs } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { guideUrl } from './links.ts';

const LISTS = [
  { path: '/oauth-applications', label: 'console.oauth.applications' },
  { path: '/oauth-resources', label: 'console.oauth.resources' },
] as const satisfies readonly { path: string; label: TextKey }[];

/** Links between the list of applications and that of resources. */
export const oauthTabs = ({ text, path, link }: ConsoleRequest): SafeHtml =>
  tabs(
    text('console.oauth.lists'),
    LISTS.map((list) => ({ label: text(list.label), href: link(list.path), isCurrent: list.path === path })),
  );

/** A link to a guide, in a tab of its own because what was entered in this one would be lost. */
export const guideLink = (request: ConsoleRequest, guide: Parameters<typeof guideUrl>[1]): SafeHtml =>
  html`<a class="guide-link" href="${guideUrl(request, guide)}" target="_blank" rel="noopener">${icon('book')}<span>${request.text('console.oauth.guide')}</span></a>`;
