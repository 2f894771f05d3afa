import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, icon, problem } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  OauthConsentPageDocument,
  type OauthConsentPageQuery,
  PageDecideOauthConsentDocument,
  type SignedInUserFragment,
} from '../documents.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { RETURN_PARAMETER } from '../requests/authorization.ts';
import { accessList, applicationPicture, logoOrigins } from './application.ts';
import {
  accountBox,
  applicationLinks,
  chosenOrganization,
  organizationChoice,
  warning,
  whomToTrust,
} from './consent-parts.ts';
import { endedView } from './ended.ts';
import { formTarget } from './form-target.ts';
import { CHOOSE_ACCOUNT_PATH, CONSENT_PARAMETER, CONSENT_PATH } from './paths.ts';

/** The field of a form whose page names the application in its policy, so that redirects after the form can lead there. */
const NAMED = 'named';

type Consent = NonNullable<OauthConsentPageQuery['oauthConsent']>;

/** The page on which a user allows an application what it asks for, or rejects it. */
export const consentPage: HostedPage = {
  path: CONSENT_PATH,
  requiresSignIn: true,
  show,
  namesTargets: ({ form }) => form.has(NAMED),
  actions: { allow: (request) => decide(request, true), cancel: (request) => decide(request, false) },
};

async function show(request: PageRequest): Promise<PageResult> {
  const uid = request.query.get(CONSENT_PARAMETER) ?? '';
  const found = uid === '' ? null : await readConsent(request, uid);
  if (found === null) return endedView(request, 404);
  return consentView(request, uid, found);
}

/** What an application asks a user for. */
export interface FoundConsent {
  readonly consent: Consent;
  readonly viewer: SignedInUserFragment;
}

export function consentView(request: PageRequest, uid: string, found: FoundConsent): View {
  const { consent, viewer } = found;
  const { text, appName } = request;
  const { application, redirectUri, asksOnlyForOrganization } = consent;
  const target = formTarget(redirectUri);
  const names = { application: application.name, app: appName };
  return {
    title: asksOnlyForOrganization ? text('oauth.consent.chooseTitle') : text('oauth.consent.title', names),
    party: applicationPicture(application, 'large'),
    lead: asksOnlyForOrganization ? text('oauth.consent.chooseLead', names) : whomToTrust(request, consent),
    shows: { imageOrigins: logoOrigins([application]), formTargets: target === null ? [] : [target] },
    content: html`${problem(request)}
${accountBox(request, viewer, request.link(CHOOSE_ACCOUNT_PATH, { [RETURN_PARAMETER]: consent.authorizationPath }))}
${asksOnlyForOrganization ? '' : access(request, consent)}
${form(request, {
  path: `${request.path}?${new URLSearchParams({ [CONSENT_PARAMETER]: uid })}`,
  hidden: target === null ? {} : { [NAMED]: 'yes' },
  content: [
    organizationChoice(request, consent),
    button({
      label: text(asksOnlyForOrganization ? 'oauth.consent.continue' : 'oauth.consent.allow'),
      action: 'allow',
    }),
    button({ label: text('common.cancel'), action: 'cancel', kind: 'other', skipsValidation: true }),
  ],
})}
${asksOnlyForOrganization ? '' : html`<p class="hint is-centered">${text('oauth.consent.revocable')}</p>`}`,
    foot: applicationLinks(request, consent),
  };
}

async function readConsent(request: PageRequest, uid: string) {
  try {
    const { oauthConsent, viewer } = await request.run(OauthConsentPageDocument, { uid });
    return oauthConsent === null || viewer === null ? null : { consent: oauthConsent, viewer };
  } catch (error) {
    if (error instanceof OperationFailure && isUnknown(error)) return null;
    throw error;
  }
}

/** A text that is no id of a request is as unknown as one that has ended. */
const isUnknown = ({ code }: OperationFailure) => code === 'OAUTH_CONSENT_NOT_FOUND' || code === 'VALIDATION_FAILED';

/** What the application can do, and where the person will be sent. */
const access = (request: PageRequest, consent: Consent): SafeHtml =>
  html`<h2 class="access-head">${request.text('oauth.consent.scopes', { application: consent.application.name })}</h2>
${accessList(request, consent)}
${destination(request, consent)}`;

/** Where the person will be sent. A program on the device can pretend to be the application, so the page warns of it. */
function destination({ text }: PageRequest, { redirectUri, redirectTarget, application }: Consent): SafeHtml {
  const host = URL.parse(redirectUri)?.host ?? redirectUri;
  const values = { host, application: application.name };
  if (redirectTarget === 'LOOPBACK') return warning(text('oauth.consent.loopback', values));
  if (redirectTarget === 'APP') return warning(text('oauth.consent.device', values));
  return html`<p class="consent-host">${icon('globe')}<span>${text('oauth.consent.sentTo', values)}</span></p>`;
}

async function decide(request: PageRequest, granted: boolean): Promise<PageResult> {
  const uid = request.query.get(CONSENT_PARAMETER) ?? '';
  const organizationId = granted ? chosenOrganization(request) : null;
  const input = { granted, organizationId };
  const { decideOauthConsent } = await request.run(PageDecideOauthConsentDocument, { uid, input });
  if (decideOauthConsent === null) throw new Error('The answer has no URL to continue at.');
  // The host is the one of this page, which can have another port than the issuer behind a proxy.
  const { pathname, search } = new URL(decideOauthConsent.redirectTo, request.origin);
  return { to: pathname + search };
}
