import { html, type SafeHtml } from '@remix-run/html-template';
import { type ButtonKind, button, form, type IconName, menu, menuPart, problem } from '../../elements/index.ts';
import { fieldValue } from '../forms/form-values.ts';
import { sentForm } from '../forms/shown-form.ts';
import type { PageRequest } from '../page.ts';

interface RowForm {
  readonly action: string;
  readonly label: string;
  /** What the row shows, such as its name. Screen readers read it after the label. */
  readonly about: string;
  /** The hidden fields, with the id of what the row shows. */
  readonly fields: Readonly<Record<string, string>>;
  readonly icon?: IconName;
  /** The path with its parameters; this page by default. */
  readonly path?: string;
}

/** A form of a row with one button: beside the row, or in its menu. */
export function rowForm(
  request: PageRequest,
  { action, label, about, fields, icon, kind = 'other', path = request.path }: RowForm & { readonly kind?: ButtonKind },
): SafeHtml {
  return form(request, {
    path,
    hidden: fields,
    content: button({
      label: html`${label}<span class="unseen"> ${about}</span>`,
      action,
      kind,
      isSmall: true,
      ...(icon === undefined ? {} : { icon }),
    }),
  });
}

/** A part of a row's menu that says what the last button does before a person presses it. */
export function confirmedForm(
  request: PageRequest,
  {
    label,
    text,
    icon = 'trash',
    kind = 'danger',
    ...rest
  }: RowForm & { readonly text: string; readonly kind?: 'danger' | 'main' },
): SafeHtml {
  const content = html`<p class="hint">${text}</p>${rowForm(request, { label, kind, ...rest })}`;
  return menuPart(html`${label}`, content, false, { icon, isRisky: kind === 'danger' });
}

/** The menu of a row; nothing without entries. */
export function rowMenu(
  { text }: PageRequest,
  name: string,
  entries: readonly (SafeHtml | string)[],
): SafeHtml | string {
  const shown = entries.filter((entry) => entry !== '');
  return shown.length === 0 ? '' : menu(text('profile.manage', { name }), shown);
}

/** What is wrong with a form of the row whose hidden field has this value. */
export function rowProblem(request: PageRequest, field: string, value: string): SafeHtml | string {
  return problem(sentForm(request, fieldValue(request, field) === value));
}
