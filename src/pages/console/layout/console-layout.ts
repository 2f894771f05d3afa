import { html, type SafeHtml } from '@remix-run/html-template';
import { CONSOLE_PATH } from '../../../deployment/index.ts';
import { LANGUAGES } from '../../../platform/languages/languages.ts';
import type { Assets } from '../../assets.ts';
import { badge, button, form, icon, menu, monogram, notice, searchOf } from '../../elements/index.ts';
import { signInLink } from '../../hosted/forms/sent-form.ts';
import { modulesOf } from '../../hosted/layout/layout.ts';
import { themeCss } from '../../hosted/layout/theme.ts';
import type { View } from '../../hosted/page.ts';
import { LANGUAGE_NAMES } from '../../texts/texts.ts';
import type { ConsoleRequest } from '../console-request.ts';
import { DEPLOYMENT_NAVIGATION, INSTALLATION_NAVIGATION, type NavigationGroup } from './navigation.ts';
import { showAs } from './show-as.ts';

/** Whether a module reads only the content of a page, such as to show a list again or results while a person types. */
export const isPart = ({ query }: Pick<ConsoleRequest, 'query'>): boolean => query.get('part') === 'content';

/** Renders a page of the console: a bar with the deployment and the operator, the navigation, and the page. */
export function renderConsolePage(request: ConsoleRequest, view: View, assets: Assets, nonce: string): string {
  const { language, text, deployment, operator, shownDeployment } = request;
  if (isPart(request) && operator !== null) return renderContent(request, view);
  const isFailed = request.failure !== null;
  const scripts = modulesOf(
    view,
    operator === null ? [] : ['menus.js', 'navigation.js', ...(shownDeployment === null ? [] : ['find.js'])],
  );
  const where = shownDeployment?.name ?? 'Gatehouse';
  const page = html`<!doctype html>
<html lang="${language}" data-base="${CONSOLE_PATH}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${isFailed ? text('common.errorPrefix') : ''}${view.title} · ${where}</title>
<link rel="stylesheet" href="${assets.url('console.css')}">
<style nonce="${nonce}">${html.raw`${themeCss(deployment.uiSettings)}`}</style>
<link rel="icon" href="${assets.url('gatehouse.svg')}">
${scripts.map((name) => html`<script type="module" nonce="${nonce}" src="${assets.url(name)}"></script>`)}
</head>
<body class="${operator === null ? 'is-signed-out' : ''}">
<a class="skip" href="#main">${text('common.skip')}</a>
${bar(request)}
<div class="console">
${operator === null ? '' : sideNavigation(request)}
<main id="main" class="console-page" tabindex="-1">
${view.back === undefined ? '' : html`<p class="back"><a href="${view.back.href}">${icon('back')}<span>${view.back.label}</span></a></p>`}
<div class="page-head">${view.picture ?? ''}<div><h1>${view.heading ?? view.title}</h1>${view.lead === undefined ? '' : html`<p class="lead">${view.lead}</p>`}</div></div>
${notice(request, { confirmed: 'common.confirmed' })}
${view.content}
${shownDeployment === null ? '' : showAs(request)}
${view.foot === undefined ? '' : html`<div class="console-foot">${view.foot}</div>`}
</main>
</div>
<p class="unseen" role="status" data-sending="${text('common.sending')}"></p>
</body>
</html>
`;
  return String(page);
}

/** The content of a page in a document without styles and scripts. */
function renderContent({ language }: ConsoleRequest, { title, content }: View): string {
  return String(
    html`<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${content}</body></html>\n`,
  );
}

function bar(request: ConsoleRequest): SafeHtml {
  const { text, operator, shownDeployment } = request;
  return html`<header class="console-bar">
<a class="brand" href="${consoleLink(request, '/')}">${monogram('Gatehouse')}<span>Gatehouse</span></a>
${shownDeployment === null ? '' : currentDeployment(request, shownDeployment)}
${shownDeployment === null ? '' : findForm(request)}
<div class="console-bar-end">${operator === null ? signIn(request) : accountMenu(request, operator)}</div>
</header>`;

  function signIn(shown: ConsoleRequest): SafeHtml {
    return html`<a class="button is-other is-small" href="${signInLink(shown)}">${text('signIn.submit')}</a>`;
  }
}

/** The search for pages, people and ids, in the bar. A module goes to it by Ctrl-K, and shows results while a person types. */
function findForm(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const { pathname, searchParams } = new URL(request.link('/find'), request.origin);
  const kept = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const value = request.path === '/find' ? searchOf(request) : null;
  return html`<form class="search-form console-find" method="get" action="${pathname}" role="search" aria-label="${text('console.find.title')}">${kept}
<div class="field"><label class="unseen" for="find">${text('console.find.title')}</label>${icon('search')}
<input id="find" name="search" type="search" maxlength="255" placeholder="${text('console.find.placeholder')}" value="${value ?? ''}" dir="auto" required aria-keyshortcuts="Control+K Meta+K">
<kbd data-shortcut hidden aria-hidden="true"></kbd>
<div class="find-results" id="find-results" role="listbox" aria-label="${text('console.find.title')}" hidden></div>
<span class="unseen" id="find-status" role="status"></span></div></form>`;
}

/** The deployment of the page, with a link to the others. */
function currentDeployment(
  request: ConsoleRequest,
  { name, mode }: NonNullable<ConsoleRequest['shownDeployment']>,
): SafeHtml {
  const { text } = request;
  return html`<nav class="console-where" aria-label="${text('console.where')}"><a href="${request.link('/')}" dir="auto">${name}</a>
${mode === 'STAGING' ? badge(text('console.mode.staging'), { tone: 'warning' }) : ''}
<a class="console-switch" href="${consoleLink(request, '/')}">${text('console.switch')}</a></nav>`;
}

function accountMenu(
  request: ConsoleRequest,
  { name, email, role }: NonNullable<ConsoleRequest['operator']>,
): SafeHtml {
  const { text } = request;
  const languages = LANGUAGES.map(
    (language) =>
      html`<li><a href="${languageLink(request, language)}" hreflang="${language}" lang="${language}" ${language === request.language ? html`aria-current="true"` : ''}>${LANGUAGE_NAMES[language]}</a></li>`,
  );
  return menu(
    text('console.accountOf', { name }),
    [
      html`<p class="console-who"><strong dir="auto">${name}</strong>${email === null || email === name ? '' : html`<span dir="auto">${email}</span>`}<span>${text(`console.role.${role}`)}</span></p>`,
      html`<a class="menu-link" href="${request.accountLink('/user-profile')}">${icon('user')}<span>${text('console.yourAccount')}</span></a>`,
      html`<ul class="console-languages">${languages}</ul>`,
      form(
        { ...request, link: request.accountLink },
        {
          path: '/sign-out',
          content: button({ label: text('profile.signOut'), kind: 'other', icon: 'logout', isSmall: true }),
        },
      ),
    ],
    { word: name },
  );
}

function sideNavigation(request: ConsoleRequest): SafeHtml {
  const { text, shownDeployment } = request;
  const groups = shownDeployment === null ? INSTALLATION_NAVIGATION : DEPLOYMENT_NAVIGATION;
  return html`<nav class="console-nav" aria-label="${text('console.nav.label')}" data-scrolls>${groups.map((group) => navigationGroup(request, group))}</nav>`;
}

function navigationGroup(request: ConsoleRequest, { label, entries }: NavigationGroup): SafeHtml | string {
  const { text, path } = request;
  const shown = entries.filter((entry) => request.may(entry.scope) && request.hasPage(entry.path));
  if (shown.length === 0) return '';
  const links = shown.map((entry) => {
    const isBelow = path.startsWith(`${entry.path}/`) || entry.others?.some((other) => path.startsWith(other));
    const isCurrent = path === entry.path || (entry.path !== '/' && isBelow);
    return html`<li><a href="${request.link(entry.path)}" ${isCurrent ? html`aria-current="page"` : ''}>${icon(entry.icon)}<span>${text(entry.label)}</span></a></li>`;
  });
  return html`<div class="console-nav-group">${label === null ? '' : html`<p>${text(label)}</p>`}<ul>${links}</ul></div>`;
}

/** A path of the console, from any of its pages. */
export const consoleLink = (
  { origin, query }: ConsoleRequest,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(`${CONSOLE_PATH}${path === '/' ? '' : path}`, origin);
  const language = query.get('lang');
  for (const [name, value] of Object.entries({ ...(language && { lang: language }), ...parameters }))
    url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
};

/** This page in another language. */
function languageLink({ query }: ConsoleRequest, language: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('lang', language);
  return `?${parameters}`;
}
