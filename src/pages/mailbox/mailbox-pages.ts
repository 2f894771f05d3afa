import { html } from '@remix-run/html-template';
import { type Request, Router } from 'express';
import type { Assets } from '../assets.ts';
import { icon } from '../elements/index.ts';
import { type Link, sendPage } from '../html.ts';

export const MAILBOX_PATH = '/-/mailbox';
/** The document of the frame that shows one message. */
const MESSAGE_PATH = '/-/mailbox/message';

export interface MailboxPagesOptions {
  readonly title: string;
  readonly assets: Assets;
  /** The links of the page's header. */
  readonly links: (request: Request) => Promise<readonly Link[]>;
}

/**
 * What the frame of a message may do: nothing but show inline styles and open links in new tabs. It has no scripts. The page
 * writes the message into it, because only the page has the credential.
 */
const MESSAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The list beside the message. The script fills both. */
const CONTENT = html`<div class="mb">
<section class="mb-overview" aria-label="Messages">
<div class="mb-heading"><h1>Mailbox</h1><button type="button" class="button is-risky is-small" id="delete-all" hidden>Delete all</button></div>
<div class="empty mb-empty"><span class="empty-icon">${icon('inbox')}</span><div class="mb-status" role="status"></div></div>
<ul class="rows mb-list"></ul>
<button type="button" class="button is-small" id="older" hidden>Show older</button>
</section>
<section class="mb-detail" aria-label="Message">
<button type="button" class="button is-small mb-back">${icon('back')}All messages</button>
<article class="mb-content"></article>
</section>
<template id="phone">${icon('phone')}</template>
</div>`;

const MESSAGE_FRAME = html`<!doctype html>
<html lang="en"><head><title>Message</title></head><body></body></html>
`;

/** Serves the development mailbox: a page that reads messages with the credential in its header, and the frame for their HTML. */
export function createMailboxPages({ title, assets, links }: MailboxPagesOptions): Router {
  const router = Router();

  router.get(MAILBOX_PATH, async (request, response) => {
    await sendPage(
      response,
      {
        host: 'BACKEND',
        title,
        current: 'Mailbox',
        links: await links(request),
        styles: ['mailbox.css'],
        scripts: ['mailbox-page.js', 'mailbox-message.js'],
        hasCredential: true,
        settings: { endpoint: '/graphql', messages: '/development/messages', frame: MESSAGE_PATH },
        content: CONTENT,
        directives: { 'font-src': "'none'", 'worker-src': "'none'", 'frame-src': "'self'" },
      },
      assets,
    );
  });

  router.get(MESSAGE_PATH, (_request, response) => {
    response.set({
      'Content-Security-Policy': MESSAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    response.type('html').send(String(MESSAGE_FRAME));
  });

  return router;
}
