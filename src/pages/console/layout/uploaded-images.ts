import { html, type SafeHtml } from '@remix-run/html-template';
import { frontendUrl } from '../../../deployment/index.ts';
import { avatar, imageForm, type Pictured, problem, section } from '../../elements/index.ts';
import { sentForm } from '../../hosted/forms/shown-form.ts';
import type { ConsoleRequest } from '../console-request.ts';

/**
 * The path at which the console serves an uploaded image of the deployment. Null for an image on another host, to which pages of the
 * console make no requests.
 */
export function uploadedImage(
  { base, shownDeployment, publicUrls }: ConsoleRequest,
  imageUrl: string | null | undefined,
): string | null {
  if (imageUrl == null || imageUrl === '' || shownDeployment === null) return null;
  const own = frontendUrl(publicUrls, shownDeployment.frontendHost);
  const url = URL.parse(imageUrl, own);
  if (url === null || url.origin !== new URL(own).origin) return null;
  return url.pathname.startsWith('/images/') ? `${base}${url.pathname}` : null;
}

/** An uploaded image, or what is shown without one. */
export function imageOr(request: ConsoleRequest, kind: Pictured, imageUrl: string | null, other: SafeHtml): SafeHtml {
  const image = uploadedImage(request, imageUrl);
  return image === null ? other : avatar({ kind, id: null, imageUrl: image, words: [], size: 'large' });
}

interface ImageSection {
  readonly kind: Pictured;
  readonly picture: SafeHtml;
  readonly imageUrl: string | null;
  /** The default image of the deployment, which was not uploaded for this person or group. */
  readonly defaultUrl: string;
}

/** A section that shows, uploads and removes an image, for the actions `setImage` and `deleteImage`. */
export function imageSection(request: ConsoleRequest, { kind, picture, imageUrl, defaultUrl }: ImageSection): SafeHtml {
  const { text } = request;
  const own = sentForm(request, isImageSent(request));
  return section({
    title: text('image.title', { kind }),
    content: html`${problem(own, ['file'])}${imageForm(own, {
      kind,
      picture,
      isUploaded: imageUrl !== defaultUrl && uploadedImage(request, imageUrl) !== null,
    })}`,
  });
}

/** Whether a form of an image was sent. The fields of one with a file that is too large were not read. */
export function isImageSent({ form, failure }: ConsoleRequest): boolean {
  const isOfFile = failure?.errors.some(({ field }) => field === 'file') ?? false;
  return isOfFile || ['setImage', 'deleteImage'].includes(form.get('action') ?? '');
}
