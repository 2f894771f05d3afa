import { findPage } from '../find-page.ts';
import type { PageRequest, View } from '../page.ts';
import { formView } from './sign-in.page.ts';
import type { SignInState } from './state.ts';

/** The deployment whose page is shown, on the host with this origin. */
export type PreviewedDeployment = Pick<PageRequest, 'deployment' | 'origin'>;

/** The sign-in page as a person sees it who has never been there, for a page of another site that shows a preview. */
export function signInPreview(
  request: PageRequest,
  { deployment, origin }: PreviewedDeployment,
  options: SignInState['options'],
): { readonly request: PageRequest; readonly view: View } {
  const visitor = previewRequest(request, '/sign-in', { deployment, origin });
  const session = { activeSignIn: null, signIns: [], signInAttempts: [] };
  return { request: visitor, view: formView(visitor, { options, session }) };
}

/** The request of a page of the deployment that is only shown. */
export function previewRequest(
  request: PageRequest,
  path: string,
  { deployment, origin }: PreviewedDeployment,
): PageRequest {
  const link = (linked: string): string => linked;
  return {
    ...request,
    path,
    pathParameter: '',
    origin,
    publicOrigin: origin,
    base: '',
    deployment,
    appName: deployment.uiSettings.appName || deployment.name,
    query: new URLSearchParams(),
    form: new URLSearchParams(),
    failure: null,
    redirectUrl: null,
    isSignedIn: false,
    impersonator: null,
    link,
    accountLink: link,
    hasPage: (named) => findPage(named) !== null,
    checkedRedirect: () => null,
    cookie: () => null,
    secret: () => null,
    run: () => Promise.reject(new Error('A preview runs no operation.')),
  };
}
