import type { PageRequest, View } from '../page.ts';
import { type PreviewedDeployment, previewRequest } from '../sign-in/sign-in-preview.ts';
import { consentView, type FoundConsent } from './consent.page.ts';
import { CONSENT_PATH } from './paths.ts';

/** The page of consent as a user sees it, for a page of another site that shows a preview. */
export function consentPreview(
  request: PageRequest,
  previewed: PreviewedDeployment,
  found: FoundConsent,
): { readonly request: PageRequest; readonly view: View } {
  const visitor = { ...previewRequest(request, CONSENT_PATH, previewed), isSignedIn: true };
  return { request: visitor, view: consentView(visitor, '', found) };
}
