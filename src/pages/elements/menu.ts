import { html, type SafeHtml } from '@remix-run/html-template';
import { type Content, classes, flag } from './attributes.ts';
import { type IconName, icon } from './icons.ts';

/**
 * What can be done with an item, behind a button with three dots, or with a word. It opens without JavaScript; a script closes it with
 * Escape and by a click elsewhere. `label` names the item for screen readers. `isOpen` after a form in it has failed.
 */
export function menu(
  label: string,
  entries: (SafeHtml | string)[],
  { isOpen = false, word }: { readonly isOpen?: boolean; readonly word?: string } = {},
): SafeHtml {
  const face = word === undefined ? icon('menu') : html`<span>${word}</span>${icon('chevron')}`;
  return html`<details class="menu" data-menu ${flag('open', isOpen)}><summary ${word === undefined ? '' : html.raw`class="button is-other is-small"`} aria-label="${label}" title="${label}">${face}</summary>
<div class="menu-entries">${entries}</div></details>`;
}

/** A part of the menu that opens below its label, such as a form with choices. `isRisky` if it leads to something that cannot be undone. */
export function menuPart(
  label: SafeHtml | string,
  content: Content,
  isOpen = false,
  { icon: name, isRisky = false }: { readonly icon?: IconName; readonly isRisky?: boolean } = {},
): SafeHtml {
  return html`<details class="${classes('menu-part', isRisky && 'is-risky')}" ${flag('open', isOpen)}><summary>${name === undefined ? '' : icon(name)}<span>${label}</span>${icon('chevron')}</summary><div class="menu-content">${content}</div></details>`;
}
