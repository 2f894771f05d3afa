import { html, type SafeHtml } from '@remix-run/html-template';
import { button, fieldError, form } from '../layout/elements.ts';
import type { Pictured } from '../layout/pictures.ts';
import type { PageRequest } from '../page.ts';

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

/** The forms that upload and remove an image, for the actions `setImage` and `deleteImage` of a page with `maxFileBytes`. */
export function imageForm(
  request: PageRequest,
  { kind, picture, isUploaded, path = request.path, id = 'file', isSent = true }: ImageForm,
): SafeHtml {
  const { text } = request;
  const error = isSent ? fieldError(request, 'file') : null;
  const described = `${id}-hint${error === null ? '' : ` ${id}-error`}`;
  const upload = form(request, {
    path,
    hasFile: true,
    content: html`<div class="field"><label for="${id}">${text('image.choose', { kind })}</label>
<input id="${id}" name="file" type="file" accept="image/png,image/jpeg,image/webp" required aria-describedby="${described}" ${error === null ? '' : html.raw`aria-invalid="true"`}>
<p class="hint" id="${id}-hint">${text('image.hint')}</p>
${error === null ? '' : html`<p class="field-error" id="${id}-error">${error}</p>`}</div>
${button({ label: text('image.upload'), action: 'setImage', kind: 'other' })}`,
  });
  const remove = form(request, {
    path,
    content: button({ label: text('image.remove', { kind }), action: 'deleteImage', kind: 'plain' }),
  });
  return html`<div class="picture-row">${picture}<div>${upload}${isUploaded ? remove : ''}</div></div>`;
}
