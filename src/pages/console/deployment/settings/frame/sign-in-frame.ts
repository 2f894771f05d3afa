import { html, type SafeHtml } from '@remix-run/html-template';
import { frontendUrl, type HostDeployment } from '../../../../../deployment/index.ts';
import { icon, section } from '../../../../elements/index.ts';
import { SignInOptionsDocument } from '../../../../hosted/documents.ts';
import type { ShownContent } from '../../../../hosted/page.ts';
import { signInPreview } from '../../../../hosted/sign-in/sign-in-preview.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import { uploadedImage } from '../../../layout/uploaded-images.ts';
import { shownDocument } from './shown-document.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What was entered and is not stored yet. */
export interface EnteredSettings {
  readonly uiSettings?: Settings;
  readonly authSettings?: Settings;
}

export interface Preview {
  readonly content: SafeHtml;
  readonly shows: ShownContent;
}

/** The sign-in page of the deployment as a small picture, with a link that opens it. */
export async function signInFrame(request: ConsoleRequest, entered: EnteredSettings | null): Promise<Preview> {
  const { text, hosted, publicUrls } = request;
  const stored = await hosted.deployment();
  const origin = new URL(frontendUrl(publicUrls, stored.frontendHost)).origin;
  const deployment = withEntered(stored, entered ?? {}, origin);
  const { authOptions } = await hosted.run(deployment, SignInOptionsDocument);
  if (authOptions === null) throw new Error('The options of the sign-in are missing.');
  const page = signInPreview(request, { deployment, origin }, authOptions);
  const { frame, shows } = shownDocument(hosted.render(page.request, page.view), {
    title: text('console.preview.signIn'),
    isPicture: true,
    imageAt: (url) => uploadedImage(request, url) ?? url,
  });
  return {
    shows,
    content: section({
      title: text('console.preview.signIn'),
      hint: text(entered === null ? 'console.preview.stored' : 'console.preview.entered'),
      action: html`<p class="settings-link"><a href="${new URL('/sign-in', origin).href}" target="_blank" rel="noopener">${icon('link')}<span>${text('console.settings.openSignIn')}</span></a></p>`,
      content: frame,
    }),
  };
}

/** The deployment with settings that are not stored. Images of its own host get its origin, because the preview is on another host. */
export function withEntered(
  deployment: HostDeployment,
  { uiSettings = {}, authSettings = {} }: EnteredSettings,
  origin: string,
): HostDeployment {
  const ui = merged(deployment.uiSettings, uiSettings);
  const logoImageUrl = ui.logoImageUrl === '' ? '' : new URL(ui.logoImageUrl, origin).href;
  return {
    ...deployment,
    uiSettings: { ...ui, logoImageUrl },
    authSettings: merged(deployment.authSettings, authSettings),
  };
}

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Stored settings with entered ones of the same name and type. What was entered is not checked yet, so that a color may be none. */
function merged<Stored extends object>(stored: Stored, entered: Settings): Stored {
  const changes = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    const next = entered[name];
    if (next === undefined || next === null || typeof next !== typeof value) return [];
    if (Array.isArray(value) || Array.isArray(next)) return [];
    if (typeof value === 'object') return value === null ? [] : [[name, merged(value, next as Settings)]];
    return name.endsWith('Color') && !HEX_COLOR.test(String(next)) ? [] : [[name, next]];
  });
  return { ...stored, ...Object.fromEntries(changes) };
}
