import { randomBytes } from 'node:crypto';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { Response } from 'express';
import type { HostDeployment } from '../../deployment/index.ts';
import type { Assets } from '../assets.ts';
import { type IconName, icon, linkButton, monogram, rowIcon, rows } from '../elements/index.ts';
import { themeCss } from '../hosted/layout/theme.ts';
import type { Link } from '../html.ts';
import { MAILBOX_PATH } from '../mailbox/mailbox-pages.ts';

/** A page with one card in the style of the hosted pages. */
export interface Card {
  readonly title: string;
  /** What the page is for, as one sentence; null for none. */
  readonly text: string | null;
  readonly badges: SafeHtml | string;
  readonly actions: readonly Link[];
  readonly content: SafeHtml | string;
  /** The settings with the logo and the colors; null for those of the service. */
  readonly look: HostDeployment['uiSettings'] | null;
}

/** Sends the page. It has no scripts. */
export function sendCard(response: Response, card: Card, assets: Assets): void {
  const nonce = randomBytes(16).toString('base64');
  response.set({
    'Content-Security-Policy': policy(card, nonce),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  response
    .vary('Accept')
    .type('html')
    .send(render(card, assets, nonce));
}

function policy({ look }: Card, nonce: string): string {
  const images = look === null ? [] : [look.logoImageUrl, look.faviconImageUrl];
  const origins = images.map((url) => URL.parse(url)?.origin ?? '').filter((origin) => origin.startsWith('http'));
  return [
    "default-src 'none'",
    `style-src 'self'${look === null ? '' : ` 'nonce-${nonce}'`}`,
    ["img-src 'self' data:", ...new Set(origins)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function render({ title, text, badges, actions, content, look }: Card, assets: Assets, nonce: string): string {
  const favicon = look?.faviconImageUrl || assets.url('gatehouse.svg');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${favicon}">
<link rel="stylesheet" href="${assets.url('hosted.css')}">
<link rel="stylesheet" href="${assets.url('root.css')}">
${look === null ? '' : html`<style nonce="${nonce}">${html.raw`${themeCss(look)}`}</style>`}
</head>
<body>
<div class="card-page"><main id="main" class="card">
<div class="card-head">${mark(title, look, assets)}<h1 dir="auto">${title}</h1>
${text === null ? '' : html`<p class="lead">${text}</p>`}${badges}</div>
<div class="card-body">
${actions.map(({ text: label, href }, at) => linkButton({ label, href, kind: at === 0 ? 'main' : 'other' }))}
${content}
</div>
</main></div>
</body>
</html>
`;
  return String(page);
}

/** The logo of the settings, else the first letter of the name. The service has a drawing. */
function mark(title: string, look: Card['look'], assets: Assets): SafeHtml {
  if (look === null) return html`<img class="logo" src="${assets.url('gatehouse.svg')}" alt="">`;
  if (look.logoImageUrl !== '') return html`<img class="logo" src="${look.logoImageUrl}" alt="">`;
  return monogram(title);
}

interface Shown {
  readonly icon: IconName;
  readonly hint: string;
}

/** What the pages for developers show, by their paths. */
const SHOWN: Readonly<Record<string, Shown>> = {
  '/graphql': { icon: 'code', hint: 'Write and send queries in the browser' },
  '/docs': { icon: 'browser', hint: 'Each operation, with requests to try' },
  '/docs/guides': { icon: 'book', hint: 'How to use and run the service' },
  [MAILBOX_PATH]: { icon: 'inbox', hint: 'Messages of staging deployments' },
  '/openapi.json': { icon: 'file', hint: 'The REST operations as OpenAPI 3.1' },
  '/schema.graphql': { icon: 'file', hint: 'The GraphQL schema' },
};

/** Links to pages for developers, each with what it shows. */
export function pageRows(links: readonly Link[]): SafeHtml {
  const items = links.map(({ text, href }) => {
    const { icon: name, hint } = SHOWN[URL.parse(href, 'http://host')?.pathname ?? ''] ?? { icon: 'link', hint: '' };
    return {
      picture: rowIcon(icon(name)),
      title: text,
      href,
      text: hint,
      end: icon('arrow'),
    };
  });
  return rows(items, { icon: 'inbox', title: 'No pages' });
}
