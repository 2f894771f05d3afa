import { html, type SafeHtml } from '@remix-run/html-template';
import type { ShownContent } from '../../../../hosted/page.ts';

/** A frame that shows a document of this service, in which no script runs and which leads nowhere. */
export interface ShownDocument {
  readonly frame: SafeHtml;
  readonly shows: ShownContent;
}

interface Options {
  /** What the frame shows, for screen readers. */
  readonly title: string;
  /** Whether the document is a small picture of a page, with the style sheet of this host. It has no focus and does not scroll. */
  readonly isPicture?: boolean;
  /** The URL at which the console has an image. */
  readonly imageAt: (url: string) => string;
}

/**
 * Shows the text of a document in a frame in which no script runs, no form is sent and no link is followed. The frame has the policy of
 * its page, which must allow the inline styles of the document. A page has the origin of this host, which its style sheet requires.
 */
export function shownDocument(document: string, { title, isPicture = false, imageAt }: Options): ShownDocument {
  const inert = withoutEffect(document).replaceAll(
    / src="([^"]*)"/g,
    (_, url: string) => ` src="${escaped(imageAt(decoded(url)))}"`,
  );
  const sandbox = isPicture ? 'allow-same-origin' : '';
  const content = html`<iframe sandbox="${sandbox}" title="${title}" srcdoc="${inert}" ${isPicture ? html.raw`inert` : ''}></iframe>`;
  return {
    frame: html`<div class="shown-document ${isPicture ? 'is-picture' : ''}">${content}</div>`,
    shows: {
      styles: [
        ...[...inert.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style = '']) => style),
        ...[...inert.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decoded(style)),
      ],
      imageOrigins: [...inert.matchAll(/ src="([^"]*)"/g)].flatMap(([, url = '']) => originOf(decoded(url))),
    },
  };
}

/**
 * The document without what a frame blocks and reports as an error: scripts, the focus, and links and forms that lead to another page.
 * What a script would show is shown.
 */
const withoutEffect = (document: string): string =>
  document
    .replaceAll(/<script\b[^>]*><\/script>|<noscript>.*?<\/noscript>|<link rel="icon"[^>]*>/gs, '')
    .replaceAll(/<(?:a|form)\b[^>]*>/g, (tag) => tag.replaceAll(/ (?:href|action)="[^"]*"/g, ''))
    .replaceAll(/ (?:autofocus|nonce="[^"]*")(?=[\s>])/g, '')
    .replaceAll(/( data-(?:scripted|run="[^"]*")) hidden(?=[\s>])/g, '$1');

/** The value of an attribute that a template has escaped. */
const decoded = (value: string): string =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;|&#x27;/g, "'")
    .replaceAll('&amp;', '&');

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The origin of an image, which a policy names. The names of hosts in URLs contain no characters that end a source. */
function originOf(url: string): string[] {
  const origin = URL.parse(url)?.origin ?? 'null';
  return origin === 'null' ? [] : [origin];
}
