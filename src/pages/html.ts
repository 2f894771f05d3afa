import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { Response } from 'express';
import type { HostName } from '../platform/context.ts';
import type { Assets } from './assets.ts';
import { badge } from './elements/index.ts';

export interface Page {
  readonly host: HostName;
  readonly title: string;
  /** The name of this page. */
  readonly current: 'GraphiQL' | 'API reference' | 'Guides' | 'Mailbox';
  readonly links: readonly Link[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Whether the page sends requests, with a credential that the reader enters. */
  readonly hasCredential: boolean;
  /** Settings that the scripts of pages with a credential read from `#page`. */
  readonly settings?: object;
  /** Directives of the content security policy in place of those of all pages. */
  readonly directives?: Readonly<Record<string, string>>;
  /** Before the names in the title. */
  readonly subject?: string;
  /** Content that is complete without JavaScript. Without it, the script writes the page's content and styles. */
  readonly content?: SafeHtml;
}

export interface Link {
  readonly text: string;
  readonly href: string;
}

/** Sends a page with a content security policy that allows only this host. */
export async function sendPage(response: Response, page: Page, assets: Assets): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  response.set({
    'Content-Security-Policy': policy(nonce, page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    Vary: 'Accept, Accept-Encoding',
  });
  response.type('html');
  const text = render(page, assets, nonce);
  if (text.length < MIN_COMPRESSED || response.req.acceptsEncodings(['gzip', 'identity']) !== 'gzip') {
    response.send(text);
    return;
  }
  const compressed = await promisify(gzip)(text, { level: 4 });
  response.set('Content-Encoding', 'gzip').send(compressed);
}

/** Smaller pages are sent as they are. */
const MIN_COMPRESSED = 8_192;

function policy(nonce: string, { content, directives }: Page): string {
  const hasLibrary = content === undefined;
  const all = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}'`,
    // Monaco adds style elements and attributes at run time, without the nonce.
    'style-src': hasLibrary ? "'self' 'unsafe-inline'" : "'self'",
    ...(hasLibrary ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...directives,
  };
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

function render(page: Page, assets: Assets, nonce: string): string {
  const styles = ['page.css', ...page.styles].map((name) => html`<link rel="stylesheet" href="${assets.url(name)}">\n`);
  const scripts = [...(page.hasCredential ? ['credential.js'] : []), ...page.scripts].map(
    (name) => html`<script nonce="${nonce}" src="${assets.url(name)}" defer></script>\n`,
  );
  const icon = assets.url('gatehouse.svg');
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.subject ? `${page.subject} · ` : ''}${page.current} · ${page.title}, ${HOST_NAMES[page.host].toLowerCase()}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${styles}</head>
<body>
<header class="top">
<a class="brand" href="/"><img src="${icon}" alt="" width="26" height="26"><span>${page.title}</span></a>
${badge(HOST_NAMES[page.host])}
<nav aria-label="Pages">${page.links.map((link) => navigation(link, page.current))}</nav>
${page.hasCredential ? credential(page.host) : ''}
</header>
<p class="message page-hint" id="hint" role="status" hidden></p>
<main id="main">${page.content ?? html`<p class="loading">Loading ${page.current} …</p>`}</main>
<noscript><p class="loading">${needsScript(page)}</p></noscript>
<script type="application/json" id="page" nonce="${nonce}">${html.raw`${json(page.settings ?? {})}`}</script>
${scripts}</body>
</html>
`;
  return String(document);
}

function navigation({ text, href }: Link, current: string): SafeHtml {
  const isDocument = text.includes('.');
  return html`<a${isDocument ? html` class="is-document"` : ''} href="${href}"${text === current ? html` aria-current="page"` : ''}>${text}</a>`;
}

const HOST_NAMES: Readonly<Record<HostName, string>> = { BACKEND: 'Backend host', DEPLOYMENT: 'Deployment host' };

interface CredentialField {
  readonly label: string;
  readonly placeholder: string;
  /** The header that carries the credential, and the text before it. */
  readonly header: string;
  readonly prefix: string;
  /** Whether the session cookie authenticates a request without the header. */
  readonly cookie: string;
  /** What is sent while the field is empty. */
  readonly idle: string;
}

const CREDENTIALS: Readonly<Record<HostName, CredentialField>> = {
  BACKEND: {
    label: 'Credential',
    placeholder: 'API key or access token',
    header: 'Authorization',
    prefix: 'Bearer ',
    cookie: '',
    idle: 'No credential',
  },
  DEPLOYMENT: {
    label: 'Development session',
    placeholder: 'Development session',
    header: 'X-Development-Session',
    prefix: '',
    cookie: 'yes',
    idle: 'Session cookie is used',
  },
};

/** The field of the credential, with what is sent, and whether the credential and the editor's content survive until the tab is closed. */
function credential(host: HostName): SafeHtml {
  const { label, placeholder, header, prefix, cookie, idle } = CREDENTIALS[host];
  return html`<div class="credential" data-header="${header}" data-prefix="${prefix}" data-cookie="${cookie}">
<div class="field"><label class="unseen" for="credential">${label}</label>
<input id="credential" type="password" placeholder="${placeholder}" autocomplete="off" spellcheck="false"
 data-1p-ignore data-lpignore="true" aria-describedby="credential-state"></div>
<div><span id="credential-state" class="credential-state">${idle}</span>
<label class="credential-keep"><input id="keep" type="checkbox" checked> Keep in this tab</label></div>
</div>`;
}

function needsScript({ content, current, hasCredential }: Page): string {
  if (content === undefined) return 'This page needs JavaScript.';
  if (current === 'Mailbox') return 'The mailbox needs JavaScript.';
  return hasCredential ? 'Search and requests from this page need JavaScript.' : 'The search needs JavaScript.';
}

/** JSON for a script element. Escapes `<`, so that no value can end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
