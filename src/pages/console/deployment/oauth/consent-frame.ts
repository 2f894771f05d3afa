import { frontendUrl } from '../../../../deployment/index.ts';
import { section } from '../../../elements/index.ts';
import { consentPreview } from '../../../hosted/oauth/consent-preview.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { uploadedImage } from '../../layout/uploaded-images.ts';
import type { ConsoleShownOauthResourcesFragment } from '../documents.ts';
import { shownDocument } from '../settings/frame/shown-document.ts';
import { type Preview, withEntered } from '../settings/frame/sign-in-frame.ts';
import type { ShownApplication } from './application-elements.ts';

interface Shown {
  readonly application: ShownApplication;
  /** The resources, whose scopes have descriptions. */
  readonly resources: ConsoleShownOauthResourcesFragment;
  /** Whether what is shown was entered and is not stored. */
  readonly isEntered: boolean;
}

/** The page on which users allow the application what it asks for, as a small picture. The operator takes the place of the user. */
export async function consentFrame(
  request: ConsoleRequest,
  { application, resources, isEntered }: Shown,
): Promise<Preview> {
  const { text, hosted, publicUrls, operator } = request;
  const stored = await hosted.deployment();
  const origin = new URL(frontendUrl(publicUrls, stored.frontendHost)).origin;
  const viewer = {
    id: null,
    email: operator?.email ?? null,
    username: null,
    firstName: operator?.name ?? null,
    lastName: null,
    imageUrl: null,
  };
  const page = consentPreview(
    request,
    { deployment: withEntered(stored, {}, origin), origin },
    { viewer, consent: consentOf(application, resources) },
  );
  const { frame, shows } = shownDocument(hosted.render(page.request, page.view), {
    title: text('console.oauth.consentPage'),
    isPicture: true,
    imageAt: (url) => uploadedImage(request, url) ?? url,
  });
  return {
    shows,
    content: section({
      title: text('console.oauth.consentPage'),
      hint: text(isEntered ? 'console.preview.entered' : 'console.preview.stored'),
      content: frame,
    }),
  };
}

/** What the application would ask for, if it asked for everything that it may. */
function consentOf(
  {
    name = '',
    logoUrl,
    websiteUrl,
    termsUrl,
    privacyUrl,
    scopes = [],
    resources = [],
    redirectUris = [],
    organization,
  }: ShownApplication,
  { nodes }: ConsoleShownOauthResourcesFragment,
) {
  const [redirectUri = ''] = redirectUris;
  return {
    application: {
      id: '0',
      metadataUrl: null,
      isRegistered: true,
      name,
      organizationName: organization?.name ?? null,
      logoUrl: urlOrNull(logoUrl),
      websiteUrl: urlOrNull(websiteUrl),
      termsUrl: urlOrNull(termsUrl),
      privacyUrl: urlOrNull(privacyUrl),
    },
    scopes: scopes.map((scope) => scope.toLowerCase()),
    resources: resources.map((listed) => {
      const known = nodes.find(({ identifier }) => identifier === listed.identifier);
      return {
        name: known?.name ?? listed.identifier,
        scopes: listed.scopes.map((scope) => ({
          name: scope,
          description: known?.scopes.find((each) => each.name === scope)?.description ?? scope,
        })),
      };
    }),
    // Which organizations are offered depends on the user.
    organizations: [],
    organizationId: null,
    requiresOrganization: false,
    asksOnlyForOrganization: false,
    redirectUri,
    redirectTarget: targetOf(redirectUri),
    authorizationPath: '/',
  };
}

/** What was entered is not checked yet, so that it may be no URL. */
const urlOrNull = (entered: string | null | undefined): string | null =>
  entered != null && URL.parse(entered)?.protocol === 'https:' ? entered : null;

function targetOf(uri: string): 'WEBSITE' | 'LOOPBACK' | 'APP' {
  const { protocol } = URL.parse(uri) ?? {};
  if (protocol === 'https:') return 'WEBSITE';
  return protocol === 'http:' ? 'LOOPBACK' : 'APP';
}
