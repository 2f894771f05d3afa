import { html } from '@remix-run/html-template';
import { type Request, Router } from 'express';
import type { Assets } from '../assets.ts';
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
        directives: { 'style-src': "'self'", 'font-src': "'none'", 'worker-src': "'none'", 'frame-src': "'self'" },
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
