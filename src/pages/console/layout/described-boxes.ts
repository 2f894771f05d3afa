import { html, type SafeHtml } from '@remix-run/html-template';
import { type Choice, checkbox, fieldError, icon, type PageContext } from '../../elements/index.ts';

export interface DescribedBoxes {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Choice[];
}

/** Boxes to tick beside each other, each with what it means below it. */
export function describedBoxes(context: PageContext, { name, legend, hint, choices }: DescribedBoxes): SafeHtml {
  const error = fieldError(context, name);
  return html`<fieldset class="described-boxes"><legend>${legend}</legend>
${hint === undefined ? '' : html`<p class="hint">${hint}</p>`}
<div>${choices.map(({ isChosen = false, ...choice }) => checkbox({ ...choice, name, isChecked: isChosen }))}</div>
${error === null ? '' : html`<p class="field-error" role="alert">${icon('warning')}<span>${error}</span></p>`}</fieldset>`;
}
