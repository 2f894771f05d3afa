import { html, type SafeHtml } from '@remix-run/html-template';
import type { Response } from 'express';
import type { HostName } from '../../platform/context.ts';
import type { Assets } from '../assets.ts';
import type { Link } from '../html.ts';
import { MAILBOX_PATH } from '../mailbox/mailbox-pages.ts';

/** The page of `/` of a host. */
export interface RootPage {
  readonly host: HostName;
  /** The name of the service, or on the deployment host of the application. */
  readonly name: string;
  /** What the page is for, as one sentence; null for none. */
  readonly text: string | null;
  /** Pages for users. */
  readonly actions: readonly Link[];
  /** What developers need; null on a page for the users of a production deployment. */
  readonly developers: Developers | null;
}

interface Developers {
  /** Null when the host belongs to deployments of both modes. */
  readonly mode: 'staging' | 'production' | null;
  /** Pages in addition to those of the host. */
  readonly links: readonly Link[];
  /** The id of the deployment in the command that creates a key. */
  readonly deploymentId: string;
}

export interface SentRootPage extends RootPage {
  /** The pages of the host for developers. */
  readonly developerLinks: readonly Link[];
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the page. It has no scripts. */
export function sendRootPage(response: Response, page: SentRootPage, assets: Assets): void {
  response.set({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  response.vary('Accept').vary('Authorization').type('html').send(render(page, assets));
}

function render({ host, name, text, actions, developers, developerLinks }: SentRootPage, assets: Assets): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="icon" href="${assets.url('gatehouse.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.url('page.css')}">
<link rel="stylesheet" href="${assets.url('root.css')}">
</head>
<body>
<main id="main" class="gh-card">
<h1>${name}</h1>
${developers === null ? '' : labels(host, developers)}
${text === null ? '' : html`<p>${text}</p>`}
${actions.length === 0 ? '' : html`<p class="gh-actions">${actions.map(link)}</p>`}
${developers === null ? '' : developerPart(developers, developerLinks)}
</main>
</body>
</html>
`;
  return String(page);
}

const HOST_LABELS: Readonly<Record<HostName, string>> = { BACKEND: 'Backend host', DEPLOYMENT: 'Deployment host' };

function labels(host: HostName, { mode }: Developers): SafeHtml {
  const texts = [HOST_LABELS[host], ...(mode === null ? [] : [mode === 'staging' ? 'Staging' : 'Production'])];
  return html`<p class="gh-labels">${texts.map((text) => html`<span class="gh-host">${text}</span>`)}</p>`;
}

function developerPart({ mode, links, deploymentId }: Developers, hostLinks: readonly Link[]): SafeHtml {
  const usable = hostLinks.filter(({ href }) => href !== MAILBOX_PATH || mode !== 'production');
  const items = [...usable, ...links].map((each) => html`<li>${link(each)}</li>\n`);
  return html`<section aria-labelledby="developers">
<h2 id="developers">For developers</h2>
<ul class="gh-links">
${items}</ul>
<h2>API key</h2>
<p>The first start of the service prints an API key for the backend host. This command creates another one, in the folder of the service:</p>
<pre><code>npm run cli -- keys create --deployment ${deploymentId}</code></pre>
</section>`;
}

function link({ text, href }: Link): SafeHtml {
  return html`<a href="${href}">${text}</a>`;
}
