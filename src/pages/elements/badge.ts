import { html, type SafeHtml } from '@remix-run/html-template';
import { type IconName, icon } from './icons.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'danger';

/** A word about the state of something, such as “Active”. The word says what the color says. */
export function badge(
  label: string,
  { tone = 'neutral', icon: name }: { readonly tone?: Tone; readonly icon?: IconName } = {},
): SafeHtml {
  return html`<span class="badge is-${tone}">${name === undefined ? '' : icon(name)}${label}</span>`;
}
