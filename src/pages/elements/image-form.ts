import { html, type SafeHtml } from '@remix-run/html-template';
import type { Pictured } from './avatar.ts';
import { button } from './button.ts';
import { form } from './form.ts';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';
import { fieldError } from './problem.ts';

export interface ImageForm {
  readonly kind: Pictured;
  /** The picture that is shown now. */
  readonly picture: SafeHtml;
  /** Whether an image was uploaded, which can be removed. */
  readonly isUploaded: boolean;
  /** The path of the forms with its parameters. The fields of a file that is too large are not read. */
  readonly path?: string;
  /** The id of the field, if the page has several. */
  readonly id?: string;
  /** Whether these are the forms of the request, if the page has several; their error is shown. */
  readonly isSent?: boolean;
}

/**
 * The forms that upload and remove an image, for the actions `setImage` and `deleteImage` of a page with `maxFileBytes`. A script
 * shows the chosen image before it is uploaded, and accepts one that is dropped.
 */
export function imageForm(
  context: PageContext,
  { kind, picture, isUploaded, path = context.path, id = 'file', isSent = true }: ImageForm,
): SafeHtml {
  const { text } = context;
  const error = isSent ? fieldError(context, 'file') : null;
  const described = `${id}-hint${error === null ? '' : ` ${id}-error`}`;
  const upload = form(context, {
    path,
    hasFile: true,
    content: html`<div class="drop-zone" data-drop-zone>
<span class="drop-picture" data-preview>${picture}</span>
<div class="drop-text"><label for="${id}">${text('image.choose', { kind })}</label>
<input id="${id}" name="file" type="file" accept="image/png,image/jpeg,image/webp" required aria-describedby="${described}" ${error === null ? '' : html.raw`aria-invalid="true"`}>
<p class="hint" id="${id}-hint">${text('image.hint')}<span data-drop-hint hidden> ${text('image.drop')}</span></p>
${error === null ? '' : html`<p class="field-error" id="${id}-error">${icon('warning')}<span>${error}</span></p>`}</div></div>
${button({ label: text('image.upload'), action: 'setImage', kind: 'other', icon: 'upload', isSmall: true })}`,
  });
  const remove = form(context, {
    path,
    content: button({ label: text('image.remove', { kind }), action: 'deleteImage', kind: 'plain', isSmall: true }),
  });
  return html`<div class="image-form">${upload}${isUploaded ? remove : ''}</div>`;
}
