import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Assets } from './assets.ts';

/** A page for the application's users: a card whose content the script completes. */
export interface UserPage {
  readonly title: string;
  /** The text until the script replaces it. */
  readonly initialText: string;
  readonly script: string;
  /** HTML below the text, such as a form that the script reads. */
  readonly content?: string;
}

/**
 * Sends a page that has no side effects, so that mail scanners can open it any number of times. The script uses the link
 * with a POST request after the user presses a button. The content security policy allows only this host.
 */
export function sendUserPage(
  response: Response,
  { title, initialText: waiting, script, content = '' }: UserPage,
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
    // The URL contains the link's secret.
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
