import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Assets } from './assets.ts';

/** A page for an application's users: a card that its script fills. */
export interface UserPage {
  readonly title: string;
  /** Shown until the script has found out more. */
  readonly waiting: string;
  readonly script: string;
  /** Markup below the text, such as a form that the script reads. */
  readonly content?: string;
}

/**
 * Answers a page that looks nothing up and uses nothing up, so that mail scanners may open it as often as they like; what
 * the link is for happens by the POST of its script, once somebody asks for it. It calls nothing but this host.
 */
export function sendUserPage(
  response: Response,
  { title, waiting, script, content = '' }: UserPage,
  assets: Assets,
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  response.set({
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // The address holds the link's secret.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const style = (name: string) => `<link rel="stylesheet" href="${assets.url(name)}">`;
  response.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${assets.url('gatehouse.svg')}" type="image/svg+xml">
${style('page.css')}
${style('user-page.css')}
</head>
<body>
<main id="main" class="gh-card">
<h1>${title}</h1>
<p id="text" role="status">${waiting}</p>
${content}
<div id="actions" class="gh-actions"></div>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
<script nonce="${nonce}" src="${assets.url(script)}" defer></script>
</body>
</html>
`);
}
