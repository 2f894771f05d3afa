import { html, type SafeHtml } from '@remix-run/html-template';
import { LANGUAGES } from '../../../platform/languages/languages.ts';
import type { Assets } from '../../assets.ts';
import type { PageRequest, View } from '../page.ts';
import { settingUrl } from '../requests/redirects.ts';
import { LANGUAGE_NAMES } from '../texts/texts.ts';
import { button, form, notice } from './elements.ts';

/** Renders a page with the deployment's name, logo and links. */
export function renderPage(request: PageRequest, view: View, assets: Assets, nonce: string): string {
  const { appName, language, text, deployment } = request;
  const { faviconImageUrl } = deployment.uiSettings;
  const icon = faviconImageUrl === '' ? assets.url('gatehouse.svg') : faviconImageUrl;
  const isFailed = request.failure !== null;
  const hasTimes = String(view.content).includes('<time ');
  const scripts = ['sending-forms.js', ...(view.scripts ?? []), ...(hasTimes ? ['local-times.js'] : [])];
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${view.refreshTo === undefined ? '' : html`<meta http-equiv="refresh" content="0;url=${view.refreshTo}">`}
<title>${isFailed ? text('common.errorPrefix') : ''}${view.title} · ${appName}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${assets.url('hosted.css')}">
<link rel="stylesheet" href="/-/theme.css?v=${deployment.version}">
${scripts.map((name) => html`<script type="module" nonce="${nonce}" src="${assets.url(name)}"></script>`)}
</head>
<body>
<a class="skip" href="#main">${text('common.skip')}</a>
${impersonationBanner(request)}
<header>${brand(request)}</header>
<main id="main" class="card is-${view.width ?? 'narrow'}" tabindex="-1">
${heading(view)}
${notice(request, { confirmed: 'common.confirmed' })}
${view.content}
</main>
<p class="unseen" role="status" data-sending="${text('common.sending')}"></p>
<footer>${footer(request)}</footer>
</body>
</html>
`;
  return String(page);
}

function heading({ title, picture }: View): SafeHtml {
  return picture === undefined ? html`<h1>${title}</h1>` : html`<div class="heading">${picture}<h1>${title}</h1></div>`;
}

/** Tells a member of staff that they act as another user, with the way to end it. */
function impersonationBanner(request: PageRequest): SafeHtml | string {
  const { text, impersonator } = request;
  if (impersonator === null) return '';
  return html`<aside class="impersonation" aria-label="${text('impersonation.label')}">
<p>${text('impersonation.text', { actor: impersonator })}</p>
${form(request, { path: '/sign-out', content: button({ label: text('impersonation.end'), kind: 'other' }) })}
</aside>`;
}

function brand(request: PageRequest): SafeHtml {
  const { appName, deployment } = request;
  const { logoImageUrl, afterLogoClickUrl } = deployment.uiSettings;
  const logo = logoImageUrl === '' ? '' : html`<img class="logo" src="${logoImageUrl}" alt="">`;
  return html`<a class="brand" href="${settingUrl(request, afterLogoClickUrl).href}">${logo}<span>${appName}</span></a>`;
}

function footer(request: PageRequest): SafeHtml {
  const { text, deployment } = request;
  const { tosPageUrl, privacyPolicyUrl, supportPageUrl } = deployment.uiSettings;
  const pages = [
    { label: text('common.terms'), url: tosPageUrl },
    { label: text('common.privacy'), url: privacyPolicyUrl },
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
