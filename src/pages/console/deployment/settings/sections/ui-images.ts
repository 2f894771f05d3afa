import { html, type SafeHtml } from '@remix-run/html-template';
import { avatar, imageForm, type Pictured, problem, section } from '../../../../elements/index.ts';
import { sentForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import { isImageSent, uploadedImage } from '../../../layout/uploaded-images.ts';
import { ConsoleDeleteUiImageDocument, ConsoleSetUiImageDocument } from '../../documents.ts';
import type { VersionedSettings } from '../frame/versioned-settings.ts';

/** The images of the settings: their name in the operations, the field with their URL, and how they are shown. */
const IMAGES = [
  { name: 'logo', field: 'logoImageUrl', label: 'console.image.logo', kind: 'organization' },
  { name: 'favicon', field: 'faviconImageUrl', label: 'console.image.favicon', kind: 'workspace' },
  { name: 'default_user', field: 'defaultUserProfileImageUrl', label: 'console.image.user', kind: 'user' },
  {
    name: 'default_organization',
    field: 'defaultOrganizationProfileImageUrl',
    label: 'console.image.organization',
    kind: 'organization',
  },
  {
    name: 'default_workspace',
    field: 'defaultWorkspaceProfileImageUrl',
    label: 'console.image.workspace',
    kind: 'workspace',
  },
] as const satisfies readonly { name: string; field: string; label: TextKey; kind: Pictured }[];

/** The fields of the settings with the URLs of the images. */
export const IMAGE_FIELDS = IMAGES.map(({ field }) => field).join(' ');

/** The images of the pages, each with its form. */
export function uiImages(request: ConsoleRequest, stored: VersionedSettings): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.image.title'),
    hint: text('console.image.hint'),
    content: IMAGES.map(({ name, field, label, kind }) => {
      const isSent = isImageSent(request) && request.query.get('image') === name;
      const own = sentForm(request, isSent);
      const url = String(stored[field] ?? '');
      const image = uploadedImage(request, url);
      const picture = avatar({ kind, id: null, imageUrl: image, words: [], size: 'large' });
      const form = imageForm(own, {
        kind,
        picture,
        isUploaded: url !== '',
        path: `${request.path}?image=${name}`,
        id: `image-${name}`,
        isSent,
      });
      return html`<h3>${text(label)}</h3>${url !== '' && image === null ? html`<p class="hint"><code>${url}</code></p>` : ''}
${isSent ? problem(own, ['file']) : ''}${request.may('settings:write') ? form : picture}`;
    }),
  });
}

/** The image that a form names in its URL. The operation rejects any other name. */
const nameOf = ({ query }: ConsoleRequest): string => query.get('image') ?? '';

export async function setUiImage(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleSetUiImageDocument, { name: nameOf(request) });
  return { to: request.link(request.path, { done: 'imageSaved' }) };
}

export async function deleteUiImage(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteUiImageDocument, { name: nameOf(request) });
  return { to: request.link(request.path, { done: 'imageDeleted' }) };
}
