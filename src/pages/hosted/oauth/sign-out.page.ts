import { html } from '@remix-run/html-template';
import { button, form, problem } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import { OauthSignOutPageDocument, PageDecideOauthSignOutDocument } from '../documents.ts';
import { userPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { endUrl } from '../requests/redirects.ts';
import { userIdOf } from '../user-profile/profile-page.ts';
import { endedView } from './ended.ts';
import { formTarget } from './form-target.ts';

/** The field of a form whose page names the application in its policy, so that the redirect after the form can lead there. */
const NAMED = 'named';

/** The page on which a user agrees to a sign-out that an application has asked for, or stays signed in. */
export const oauthSignOutPage: HostedPage = {
  path: '/oauth-sign-out',
  requiresSignIn: true,
  show,
  namesTargets: ({ form }) => form.has(NAMED),
  actions: { signOut: (request) => decide(request, true), stay: (request) => decide(request, false) },
};

async function show(request: PageRequest): Promise<PageResult> {
  const found = await readSignOut(request);
  if (found === null) return endedView(request, 404);
  const { text, appName } = request;
  const { applicationName, redirectUri } = found.signOut;
  const target = redirectUri === null ? null : formTarget(redirectUri);
  return {
    title: text('oauth.signOut.title', { product: appName }),
    lead: applicationName === null ? '' : text('oauth.signOut.lead', { application: applicationName }),
    picture: userPicture(request, { ...found.viewer, id: userIdOf(found.viewer) }, { size: 'large' }),
    shows: { formTargets: target === null ? [] : [target] },
    content: html`${problem(request)}
${form(request, {
  hidden: target === null ? {} : { [NAMED]: 'yes' },
  content: [
    button({ label: text('oauth.signOut.submit'), action: 'signOut' }),
    button({ label: text('oauth.signOut.stay'), action: 'stay', kind: 'other' }),
  ],
})}`,
  };
}

async function readSignOut(request: PageRequest) {
  try {
    const { oauthSignOut: signOut, viewer } = await request.run(OauthSignOutPageDocument);
    return signOut === null || viewer === null ? null : { signOut, viewer };
  } catch (error) {
    if (error instanceof OperationFailure && error.code === 'OAUTH_SIGN_OUT_NOT_FOUND') return null;
    throw error;
  }
}

async function decide(request: PageRequest, signOut: boolean): Promise<PageResult> {
  const { decideOauthSignOut } = await request.run(PageDecideOauthSignOutDocument, { input: { signOut } });
  const to = decideOauthSignOut?.redirectTo ?? null;
  if (to !== null) return { to };
  return { to: signOut ? request.link('/sign-out') : endUrl(request, 'afterSigninRedirectUrl') };
}
