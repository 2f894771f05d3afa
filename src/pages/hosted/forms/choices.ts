import { html, type SafeHtml } from '@remix-run/html-template';

/** A box to tick in a form. Its value is `on`. */
export function checkbox({
  name,
  label,
  value = 'on',
  isChecked = false,
  isRequired = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly isChecked?: boolean;
  readonly isRequired?: boolean;
}): SafeHtml {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="${value}" ${isChecked ? html.raw`checked` : ''} ${isRequired ? html.raw`required` : ''}> <span>${label}</span></label>`;
}

/** A list of which one value is selected. */
export function select({
  name,
  label,
  options,
  selected,
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly selected?: string | null;
}): SafeHtml {
  return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${options.map((option) => html`<option value="${option.value}" ${option.value === selected ? html.raw`selected` : ''}>${option.label}</option>`)}</select></div>`;
}
