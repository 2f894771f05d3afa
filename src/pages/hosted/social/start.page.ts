import { OperationFailure } from '../../errors/operation-failure.ts';
import { PageStartSocialSignInDocument } from '../documents.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { PASSKEYS } from '../sign-in/after-sign-in.ts';
import { failureResult } from './failure.page.ts';
import { SOCIAL_PATH } from './paths.ts';
import { type Visit, visitCookie } from './visit.ts';

/** The parameter with which the sign-up page says that the token of its link belongs to the sign-up. */
export const INVITED = 'invited';

/** The tokens of links that a sign-up page passes on, with a cookie and not in the URL. */
export const TOKENS = ['invitation_token', 'waitlist_token'] as const;

/** Leads to a provider. Its links are the buttons of the sign-in and sign-up pages. */
export const socialStartPage: HostedPage = {
  path: SOCIAL_PATH,
  runsOnGet: true,
  show: start,
};

async function start(request: PageRequest): Promise<PageResult> {
  const { query, redirectUrl } = request;
  const visit: Visit = { purpose: 'sign-in', redirectUrl, offersPasskey: query.get(PASSKEYS) === 'yes' };
  try {
    const authorizationUrl = await authorizationUrlOf(request);
    return { to: authorizationUrl, cookies: [visitCookie(visit)] };
  } catch (error) {
    if (error instanceof OperationFailure) return failureResult(request, visit, error);
    throw error;
  }
}

async function authorizationUrlOf(request: PageRequest): Promise<string> {
  const provider = request.query.get('provider') ?? '';
  if (provider.length < 1 || provider.length > 64) throw unknownProvider();
  const [invitationToken, waitlistToken] = TOKENS.map((name) =>
    request.query.has(INVITED) ? request.secret(name) : null,
  );
  const { startSocialSignIn } = await request.run(PageStartSocialSignInDocument, {
    input: {
      provider,
      ...(isPublic(request) ? { redirectUrl: request.redirectUrl } : {}),
      ...(invitationToken ? { invitationToken } : {}),
      ...(waitlistToken ? { waitlistToken } : {}),
    },
  });
  if (startSocialSignIn === null) throw unknownProvider();
  return startSocialSignIn.authorizationUrl;
}

/** The service accepts URLs of the public origin only. A proxy may show this host at another one, which the cookie keeps. */
const isPublic = ({ redirectUrl, origin, publicOrigin }: PageRequest) =>
  redirectUrl !== null && (origin === publicOrigin || new URL(redirectUrl).origin !== origin);

const unknownProvider = () =>
  new OperationFailure({ status: 404, code: 'SOCIAL_PROVIDER_NOT_FOUND', message: 'No provider has this name.' });
