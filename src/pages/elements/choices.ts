import { html, type SafeHtml } from '@remix-run/html-template';
import { type Content, flag } from './attributes.ts';
import type { PageContext } from './page-context.ts';
import { fieldError } from './problem.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What the choice means, below its label. */
  readonly description?: Content;
  readonly isChosen?: boolean;
  /** A picture before the label. */
  readonly picture?: SafeHtml;
}

/** A box to tick in a form. Its value is `on`. */
export function checkbox({
  name,
  label,
  value = 'on',
  description,
  isChecked = false,
  isRequired = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly description?: Content;
  readonly isChecked?: boolean;
  readonly isRequired?: boolean;
}): SafeHtml {
  return choice(
    html`type="checkbox" name="${name}" value="${value}" ${flag('checked', isChecked)} ${flag('required', isRequired)}`,
    {
      label,
      description,
    },
  );
}

/** Choices of several values, which the form sends as fields of the same name. */
export function checkboxes(name: string, legend: string, choices: readonly Choice[]): SafeHtml {
  const boxes = choices.map(({ value, isChosen, ...texts }) =>
    choice(html`type="checkbox" name="${name}" value="${value}" ${flag('checked', isChosen)}`, texts),
  );
  return group(legend, boxes, choices);
}

/** Choices of one value. */
export function radios(
  context: PageContext,
  {
    name,
    legend,
    choices,
    isRequired = false,
  }: {
    readonly name: string;
    readonly legend: string;
    readonly choices: readonly Choice[];
    readonly isRequired?: boolean;
  },
): SafeHtml {
  const sent = context.form.get(name);
  const buttons = choices.map(({ value, isChosen, ...texts }) => {
    const isChecked = sent === null ? isChosen : value === sent;
    return choice(
      html`type="radio" name="${name}" value="${value}" ${flag('checked', isChecked)} ${flag('required', isRequired)}`,
      texts,
    );
  });
  return group(legend, buttons, choices);
}

/** A list of which one value is selected. */
export function select(
  context: PageContext,
  {
    name,
    id = name,
    label,
    options,
    selected,
  }: {
    readonly name: string;
    readonly id?: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly selected?: string | null;
  },
): SafeHtml {
  const shown = context.form.get(name) ?? selected;
  const error = fieldError(context, name);
  const list = options.map(
    ({ value, label: each }) => html`<option value="${value}" ${flag('selected', value === shown)}>${each}</option>`,
  );
  return html`<div class="field"><div class="field-head"><label for="${id}">${label}</label></div>
<select id="${id}" name="${name}" ${error === null ? '' : html`aria-invalid="true" aria-describedby="${id}-error"`}>${list}</select>
${error === null ? '' : html`<p class="field-error" id="${id}-error"><span>${error}</span></p>`}</div>`;
}

/** Choices with descriptions are cards below each other. */
function group(legend: string, content: SafeHtml[], choices: readonly Choice[]): SafeHtml {
  const isDescribed = choices.some(({ description }) => description !== undefined);
  return html`<fieldset class="${isDescribed ? 'choices are-described' : 'choices'}"><legend>${legend}</legend>${content}</fieldset>`;
}

function choice(
  attributes: SafeHtml,
  {
    label,
    description,
    picture = '',
  }: { readonly label: string; readonly description?: Content | undefined; readonly picture?: Content },
): SafeHtml {
  return html`<label class="choice"><input ${attributes}> ${picture}<span class="choice-text"><span dir="auto">${label}</span>${description === undefined ? '' : html`<span class="choice-description" dir="auto">${description}</span>`}</span></label>`;
}
