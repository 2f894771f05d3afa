import { html, type SafeHtml } from '@remix-run/html-template';
import { attribute, type Content, classes, flag } from './attributes.ts';
import { type IconName, icon } from './icons.ts';

/**
 * `main` is what most people do next, once on a page. `danger` does something that cannot be undone, `risky` leads to it. `plain`
 * looks like a link.
 */
export type ButtonKind = 'main' | 'other' | 'danger' | 'risky' | 'plain';

interface Look {
  readonly label: Content;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Whether it is a smaller one, such as in the row of a list. */
  readonly isSmall?: boolean;
  /** The id of a text that says more about it, such as a badge beside it. */
  readonly describedBy?: string | undefined;
}

export interface Button extends Look {
  /** The action of the page, if the form has several. */
  readonly action?: string;
  /** Whether the form is sent although its required fields are empty. */
  readonly skipsValidation?: boolean;
  /** The id of the form, for a button outside of it. */
  readonly formId?: string;
}

/** A button that sends its form. */
export function button({ action, skipsValidation = false, formId, ...look }: Button): SafeHtml {
  return html`<button type="submit" ${attributesOf(look)} ${action === undefined ? '' : html`name="action" value="${action}"`} ${attribute('form', formId)} ${flag('formnovalidate', skipsValidation)}>${contentOf(look)}</button>`;
}

/** A link that looks like a button. */
export function linkButton({ href, ...look }: Look & { readonly href: string }): SafeHtml {
  return html`<a ${attributesOf(look)} href="${href}">${contentOf(look)}</a>`;
}

/** A button of a script, hidden until the script runs. */
export function scriptButton({ run, ...look }: Look & { readonly run: string }): SafeHtml {
  return html`<button type="button" ${attributesOf(look)} data-run="${run}" hidden>${contentOf(look)}</button>`;
}

const attributesOf = ({ kind = 'main', isSmall, describedBy }: Look) =>
  html`class="${classes('button', `is-${kind}`, isSmall && 'is-small')}" ${attribute('aria-describedby', describedBy)}`;

const contentOf = ({ icon: name, label }: Look) =>
  name === undefined ? html`${label}` : html`${icon(name)}<span>${label}</span>`;
