import { html, type SafeHtml } from '@remix-run/html-template';
import type { Content } from '../../elements/index.ts';

/** Names with their values. */
export const facts = (entries: readonly (readonly [name: string, value: Content])[]): SafeHtml =>
  html`<dl class="facts">${entries.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
