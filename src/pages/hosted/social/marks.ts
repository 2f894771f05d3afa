import { html, type SafeHtml } from '@remix-run/html-template';
import type { SocialProviderKind } from '../documents.ts';

/** A pill and a drop, which turned four times are the mark of Slack. */
const slackQuarter = (color: string, degrees: number): SafeHtml =>
  html`<g fill="${color}" transform="rotate(${degrees} 12 12)"><rect x="2" y="7.4" width="9.6" height="4.2" rx="2.1"/><path d="M9.5 2a2.1 2.1 0 0 0 0 4.2h2.1V4.1A2.1 2.1 0 0 0 9.5 2z"/></g>`;

/** The drawings, on a square of 24. Companies with one color have that of the text, others their own in light and dark mode. */
const DRAWINGS: Readonly<Record<SocialProviderKind, SafeHtml>> = {
  GOOGLE: html`<g fill="none" stroke-width="4"><path stroke="#ea4335" d="M4.87 8.37A8 8 0 0 1 17.66 6.34"/><path stroke="#fbbc04" d="M4.87 15.63a8 8 0 0 1 0-7.26"/><path stroke="#34a853" d="M16.93 18.3A8 8 0 0 1 4.87 15.63"/><path stroke="#4285f4" d="M20 12a8 8 0 0 1-3.07 6.3"/></g><path fill="#4285f4" d="M12 10.2h9.84q.16.9.16 1.8l-.2 1.9H12z"/>`,
  APPLE: html`<g fill="currentColor"><path d="M18.9 9.2c-1.1-1.6-2.8-1.9-3.4-1.9-1.4-.15-2.8.8-3.5.8s-1.8-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.7 2.8-.45 7 1.1 9.3.8 1.1 1.7 2.4 2.9 2.35 1.2-.05 1.6-.75 3.05-.75 1.4 0 1.8.75 3 .75 1.3 0 2.1-1.15 2.9-2.25.85-1.3 1.2-2.5 1.25-2.6-.05-.05-2.4-1-2.4-3.7 0-2.3 1.85-3.4 1.9-3.5z"/><path d="M14.9 5.6c.6-.8 1.1-1.9.95-3-.9.05-2.1.6-2.75 1.4-.6.7-1.15 1.8-1 2.9 1 .1 2.1-.5 2.8-1.3z"/></g>`,
  MICROSOFT: html`<path fill="#f25022" d="M2.5 2.5h9v9h-9z"/><path fill="#7fba00" d="M12.5 2.5h9v9h-9z"/><path fill="#00a4ef" d="M2.5 12.5h9v9h-9z"/><path fill="#ffb900" d="M12.5 12.5h9v9h-9z"/>`,
  GITHUB: html`<path fill="currentColor" d="M15 21.54A10 10 0 1 0 9 21.54V19.2C6.4 19.8 5.9 18 5.9 18 5.4 16.9 4.8 16.6 4.8 16.6 3.9 16 4.9 16 4.9 16 5.9 16.1 6.4 17 6.4 17 7.3 18.5 8.7 18.1 9.1 17.8 9.2 17.1 9.5 16.7 9.8 16.4 7.6 16.1 5.3 15.3 5.3 11.5 5.3 10.4 5.7 9.5 6.3 8.8 6.1 8.2 6 7.4 6.4 6.1 6.4 6.1 7.3 5.9 9.1 7.2 10.9 6.7 13.1 6.7 14.9 7.2 16.7 5.9 17.6 6.1 17.6 6.1 18 7.4 17.9 8.2 17.7 8.8 18.3 9.5 18.7 10.4 18.7 11.5 18.7 15.3 16.4 16.1 14.2 16.4 14.7 16.8 15 17.4 15 18.6z"/>`,
  GITLAB: html`<path fill="#e24329" d="M12 21.6 8.3 9.8h7.4zM2.9 9.8h5.4L6 2.8q-.3-.7-.8 0zM21.1 9.8h-5.4L18 2.8q.3-.7.8 0z"/><path fill="#fc6d26" d="M12 21.6 2.9 9.8h5.4zM12 21.6l9.1-11.8h-5.4z"/><path fill="#fca326" d="M12 21.6 1.9 14.2q-.6-.5-.4-1.2L2.9 9.8zM12 21.6l10.1-7.4q.6-.5.4-1.2l-1.4-3.2z"/>`,
  LINKEDIN: html`<rect x="2" y="2" width="20" height="20" rx="2.4" fill="#0a66c2"/><g fill="#fff"><path d="M5.1 9.6h3v9.1h-3zM10 9.6h2.9v1.25c.45-.85 1.5-1.5 2.85-1.5 2.95 0 3.45 1.9 3.45 4.4v4.95h-3v-4.4c0-1.05-.05-2.35-1.45-2.35s-1.7 1.1-1.7 2.25v4.5H10z"/><circle cx="6.6" cy="6.6" r="1.75"/></g>`,
  DISCORD: html`<path fill="#5865f2" fill-rule="evenodd" d="M8.6 5 8 4c-1.5.25-2.9.65-3.6 1.05C2.2 8.4 1.6 12 1.9 16.95c1.9 1.5 3.7 2.35 5.5 2.95L8.6 18c-.7-.2-1.3-.5-1.9-.9l.5-.4c3.1 1.5 6.5 1.5 9.6 0l.5.4c-.6.4-1.2.7-1.9.9l1.2 1.9c1.8-.6 3.6-1.45 5.5-2.95.3-4.95-.3-8.55-2.5-11.9C18.9 4.65 17.5 4.25 16 4l-.6 1c-2.3-.4-4.5-.4-6.8 0zm-.1 5.6a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 1 0 0-4.2zm7 0a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 1 0 0-4.2z"/>`,
  X: html`<g fill="currentColor"><path fill-rule="evenodd" d="M2.5 3h6.4l12.6 18h-6.4zm3.3 1.7L16 19.3h2.2L8 4.7z"/><path d="M20.6 3h-2.2l-5.7 6.5 1 1.5zM3 21h2.2l6-6.9-1-1.5z"/></g>`,
  FACEBOOK: html`<circle cx="12" cy="12" r="10" fill="#0866ff"/><path fill="#fff" d="M10.2 21.9v-7.5H7.4v-3.2h2.8V8.9c0-2.9 1.7-4.4 4.3-4.4 1.2 0 2.3.2 2.3.2v2.7h-1.3c-1.4 0-1.8.8-1.8 1.7v2.1h3l-.5 3.2h-2.5v7.5a10 10 0 0 1-3.5 0z"/>`,
  SLACK: html`${slackQuarter('#36c5f0', 0)}${slackQuarter('#2eb67d', 90)}${slackQuarter('#ecb22e', 180)}${slackQuarter('#e01e5a', 270)}`,
  OIDC: html`<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="8" cy="15" r="5"/><path d="M11.6 11.4 20.5 2.5M16.5 6.5l3.5 3.5M13.5 9.5l2 2"/></g>`,
  OAUTH2: html`<g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="12" cy="12" r="9.2"/><path d="M2.8 12h18.4"/><ellipse cx="12" cy="12" rx="4.2" ry="9.2"/></g>`,
};

/** The mark of a provider, beside its name. Screen readers read only the name. */
export const providerMark = (kind: SocialProviderKind): SafeHtml =>
  html`<svg class="mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${DRAWINGS[kind]}</svg>`;
