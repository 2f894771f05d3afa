import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  PageCompleteSocialSignInDocument,
  type PageCompleteSocialSignInMutation,
  PageStoreSocialResponseDocument,
  type SocialResponseInput,
} from '../documents.ts';
import type { HostedPage, PageRequest, PageResult, Redirect } from '../page.ts';
import { continueTo, pageLink, REDIRECT_PARAMETER } from '../requests/redirects.ts';
import { deletedSecret } from '../requests/secret-cookies.ts';
import { providerWay, rememberWay, wayField } from '../sign-in/last-way.ts';
import { confirmedLink } from '../user-profile/confirmed-link.ts';
import { expired, failedOf, failureRedirect, failureView } from './failure.page.ts';
import { SOCIAL_PATH } from './paths.ts';
import { TOKENS } from './start.page.ts';
import { endedVisit, type Visit, visitOf } from './visit.ts';

type Result = NonNullable<PageCompleteSocialSignInMutation['completeSocialSignIn']>;

/**
 * The page to which a provider returns the browser. It leads on at once, so that the code of the provider does not stay in the
 * history. Providers with `form_post` send a form, without the cookies of this host: what it contains is stored, and a GET request of
 * the browser completes it.
 */
export const socialCallbackPage: HostedPage = {
  path: `${SOCIAL_PATH}/callback/{provider}`,
  runsOnGet: true,
  hasSecretUrl: true,
  show: complete,
  foreignForm: store,
};

async function complete(request: PageRequest): Promise<PageResult> {
  const { visit } = visitOf(request);
  const input = responseOf(request, request.query);
  if (input === null) return failureView(request, visit, expired(request));
  try {
    const { completeSocialSignIn: result } = await request.run(PageCompleteSocialSignInDocument, { input });
    if (result === null) throw new Error('The result of a social sign-in is missing.');
    return afterwards(request, visit, result);
  } catch (error) {
    if (error instanceof OperationFailure) return failureRedirect(request, visit, failedOf(request, error));
    throw error;
  }
}

async function store(request: PageRequest): Promise<PageResult> {
  const input = responseOf(request, request.form);
  const { path } = request;
  if (input === null) return { to: path };
  try {
    await request.run(PageStoreSocialResponseDocument, { input });
  } catch (error) {
    // The page that the browser gets next says it, with the way back that is in its cookies.
    if (!(error instanceof OperationFailure)) throw error;
  }
  return { to: `${path}?${new URLSearchParams({ state: input.state })}` };
}

/** Only the log has it, so a longer one does not prevent the rest. */
const MAX_DESCRIPTION = 2_048;

/** The parameters of the provider (RFC 6749, section 4.1.2). Null without the state of a request. */
function responseOf({ pathParameter }: PageRequest, parameters: URLSearchParams): SocialResponseInput | null {
  const value = (name: string) => parameters.get(name) || null;
  const state = value('state');
  if (state === null) return null;
  return {
    provider: pathParameter,
    state,
    code: value('code'),
    iss: value('iss'),
    error: value('error'),
    errorDescription: value('error_description')?.slice(0, MAX_DESCRIPTION) ?? null,
    user: value('user'),
  };
}

function afterwards(request: PageRequest, visit: Visit, result: Result): Redirect {
  const redirectUrl = result.redirectUrl ?? visit.redirectUrl;
  // A sign-up that waits for a step keeps the tokens of its page.
  const paths = result.signUpAttempt === null ? [SOCIAL_PATH, '/sign-up'] : [SOCIAL_PATH];
  const used = paths.flatMap((path) => TOKENS.map((name) => deletedSecret(path, name)));
  const cookies = [
    endedVisit(),
    ...used,
    ...(isSignedIn(result) ? rememberWay(request, providerWay(request.pathParameter)) : []),
  ];
  return { to: nextUrl(request, visit, { ...result, redirectUrl }), cookies };
}

/** Whether the browser is signed in, and no step is missing. */
const isSignedIn = ({ purpose, signInAttempt, signUpAttempt }: Result) =>
  purpose === 'SIGN_IN' && signInAttempt === null && signUpAttempt === null;

function nextUrl(request: PageRequest, visit: Visit, result: Result): string {
  const { purpose, redirectUrl, signInAttempt, signUpAttempt } = result;
  const returned = { ...request, redirectUrl };
  const link = (path: string, parameters: Readonly<Record<string, string>>) =>
    request.link(path, { ...(redirectUrl === null ? {} : { [REDIRECT_PARAMETER]: redirectUrl }), ...parameters });
  if (purpose === 'LINK') return result.redirectUrl ?? link('/user-profile/security', { done: 'socialLinked' });
  if (purpose === 'REAUTHENTICATE') return confirmedLink(returned);
  if (signUpAttempt !== null) return pageLink(returned, 'signUpPageUrl', { attempt: signUpAttempt.id });
  if (signInAttempt !== null) {
    return link('/sign-in', { attempt: signInAttempt.id, ...wayField(providerWay(request.pathParameter)) });
  }
  if (visit.offersPasskey) return link('/sign-in', { step: 'passkey' });
  return continueTo(returned, result.isNewUser ? 'afterSignupRedirectUrl' : 'afterSigninRedirectUrl').to;
}
