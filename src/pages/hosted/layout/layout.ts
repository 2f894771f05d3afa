import { html, type SafeHtml } from '@remix-run/html-template';
import { LANGUAGES } from '../../../platform/languages/languages.ts';
import type { Assets } from '../../assets.ts';
import { button, form, icon, monogram, notice } from '../../elements/index.ts';
import { LANGUAGE_NAMES } from '../../texts/texts.ts';
import type { PageRequest, View } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';
import { themeCss } from './theme.ts';

/** Modules of the browser that improve elements, by what only these elements contain. */
const MODULES: readonly (readonly [marker: string, module: string])[] = [
  ['<time ', 'local-times.js'],
  ['data-reveal', 'passwords.js'],
  ['data-menu', 'menus.js'],
  ['data-drop-zone', 'drop-zones.js'],
  ['data-scrolls', 'navigation.js'],
  ['class="shown-once"', 'shown-once.js'],
];

/** Renders a page with the deployment's name, logo, colors and links. */
export function renderPage(request: PageRequest, view: View, assets: Assets, nonce: string): string {
  const { appName, base, language, text, deployment } = request;
  const { faviconImageUrl } = deployment.uiSettings;
  const favicon = faviconImageUrl === '' ? assets.url('gatehouse.svg') : faviconImageUrl;
  const isFailed = request.failure !== null;
  const scripts = modulesOf(view);
  const page = html`<!doctype html>
<html lang="${language}"${base === '' ? '' : html` data-base="${base}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${view.refreshTo === undefined ? '' : html`<meta http-equiv="refresh" content="0;url=${view.refreshTo}">`}
<title>${isFailed ? text('common.errorPrefix') : ''}${view.title} · ${appName}</title>
<link rel="stylesheet" href="${assets.url('hosted.css')}">
<style nonce="${nonce}">${html.raw`${themeCss(deployment.uiSettings)}`}</style>
<link rel="icon" href="${favicon}">
${scripts.map((name) => html`<script type="module" nonce="${nonce}" src="${assets.url(name)}"></script>`)}
</head>
<body>
<a class="skip" href="#main">${text('common.skip')}</a>
${impersonationBanner(request)}
${view.width === 'wide' ? accountPage(request, view) : cardPage(request, view)}
<p class="unseen" role="status" data-sending="${text('common.sending')}"></p>
<footer class="page-foot">${footer(request, view)}</footer>
</body>
</html>
`;
  return String(page);
}

/** The modules of the browser that a page needs: those that it names, and those of its elements. */
export function modulesOf({ content, scripts = [] }: View, more: readonly string[] = []): string[] {
  const shown = String(content);
  const needed = MODULES.flatMap(([marker, module]) => (shown.includes(marker) ? [module] : []));
  return [...new Set(['sending-forms.js', ...scripts, ...more, ...needed])];
}

/** A card in the middle of the page, for one thing to do. */
function cardPage(request: PageRequest, { title, heading, lead, picture, party, content, foot }: View): SafeHtml {
  const shown = heading ?? title;
  const hasLogo = request.deployment.uiSettings.logoImageUrl !== '';
  const logo = brand(request, { isNamed: party === undefined && !shown.includes(request.appName) && !hasLogo });
  const parties =
    party === undefined
      ? logo
      : html`<div class="parties">${party}<span class="connection" aria-hidden="true"></span>${logo}</div>`;
  return html`<div class="card-page"><main id="main" class="card" tabindex="-1">
<div class="card-head">${parties}${picture ?? ''}<h1>${shown}</h1>
${lead === undefined ? '' : html`<p class="lead">${lead}</p>`}</div>
<div class="card-body">
${notice(request, { confirmed: 'common.confirmed' })}
${content}
</div>
${foot === undefined ? '' : html`<div class="card-foot">${foot}</div>`}
</main></div>`;
}

/** A page with lists and settings, below a bar with the application's name. */
function accountPage(request: PageRequest, { title, heading, lead, picture, back, content }: View): SafeHtml {
  return html`<header class="top-bar"><div>${brand(request, { isNamed: request.deployment.uiSettings.logoImageUrl === '' })}</div></header>
<main id="main" class="account-page" tabindex="-1">
${back === undefined ? '' : html`<p class="back"><a href="${back.href}">${icon('back')}<span>${back.label}</span></a></p>`}
<div class="page-head">${picture ?? ''}<div><h1>${heading ?? title}</h1>${lead === undefined ? '' : html`<p class="lead">${lead}</p>`}</div></div>
${notice(request, { confirmed: 'common.confirmed' })}
${content}
</main>`;
}

/** Tells a member of staff that they act as another user, with the way to end it. */
function impersonationBanner(request: PageRequest): SafeHtml | string {
  const { text, impersonator } = request;
  if (impersonator === null) return '';
  return html`<aside class="impersonation" aria-label="${text('impersonation.label')}">
<p>${text('impersonation.text', { actor: impersonator })}</p>
${form(request, { path: '/sign-out', content: button({ label: text('impersonation.end'), kind: 'other', isSmall: true }) })}
</aside>`;
}

/** The logo of the settings, which usually contains the name; else the first letter of the name, with it or without. */
function brand(request: PageRequest, { isNamed }: { readonly isNamed: boolean }): SafeHtml {
  const { appName, deployment } = request;
  const { logoImageUrl, afterLogoClickUrl } = deployment.uiSettings;
  const mark =
    logoImageUrl === ''
      ? monogram(appName)
      : html`<img class="logo" src="${logoImageUrl}" alt="${isNamed ? '' : appName}">`;
  const name = isNamed ? html`<span>${appName}</span>` : '';
  const label = logoImageUrl === '' && !isNamed ? html`<span class="unseen">${appName}</span>` : '';
  return html`<a class="brand" href="${settingUrl(request, afterLogoClickUrl).href}">${mark}${name}${label}</a>`;
}

function footer(request: PageRequest, { showsTerms = false }: View): SafeHtml {
  const { text, deployment } = request;
  const { tosPageUrl, privacyPolicyUrl, supportPageUrl } = deployment.uiSettings;
  const pages = [
    { label: text('common.terms'), url: showsTerms ? '' : tosPageUrl },
    { label: text('common.privacy'), url: showsTerms ? '' : privacyPolicyUrl },
    { label: text('common.support'), url: supportPageUrl },
  ].filter(({ url }) => url !== '');
  const links = pages.map(({ label, url }) => html`<li><a href="${settingUrl(request, url).href}">${label}</a></li>`);
  const languages = LANGUAGES.map(
    (language) =>
      html`<li><a href="${languageLink(request, language)}" hreflang="${language}" lang="${language}" ${language === request.language ? html`aria-current="true"` : ''}>${LANGUAGE_NAMES[language]}</a></li>`,
  );
  return html`${links.length > 0 ? html`<ul class="links">${links}</ul>` : ''}
<nav aria-label="${text('common.language')}"><ul class="links">${languages}</ul></nav>`;
}

/** This page in another language. Without its path, which for an unknown page can be `//evil.example`. */
function languageLink({ query }: PageRequest, language: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('lang', language);
  return `?${parameters}`;
}
