import { html, type SafeHtml } from '@remix-run/html-template';
import type { Tone } from './badge.ts';
import { type IconName, icon } from './icons.ts';

/** An icon for what has become of something, above the title of its page: sent, expired, not found. The title says it in words. */
export const stateIcon = (name: IconName, tone: Tone = 'accent'): SafeHtml =>
  html`<span class="state-icon is-${tone}">${icon(name)}</span>`;
