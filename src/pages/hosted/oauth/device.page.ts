import { html, type SafeHtml } from '@remix-run/html-template';
import { button, dateTime, field, form, icon, problem, stateIcon, textWithDate } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  OauthDevicePageDocument,
  type OauthDevicePageQuery,
  PageDecideOauthDeviceRequestDocument,
  type SignedInUserFragment,
} from '../documents.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { accessList, applicationPicture, logoOrigins } from './application.ts';
import {
  accountBox,
  applicationLinks,
  chosenOrganization,
  organizationChoice,
  warning,
  whomToTrust,
} from './consent-parts.ts';

/** The address that devices show, so it is short. */
const PATH = '/device';
/** The code, in the address that a device shows as a QR code: RFC 8628, section 3.3.1. */
const CODE = 'user_code';

type DeviceRequest = NonNullable<OauthDevicePageQuery['oauthDeviceRequest']>;

/** The page on which a user enters the code that a device shows, and allows the device what it asks for. */
export const devicePage: HostedPage = {
  path: PATH,
  requiresSignIn: true,
  show,
  actions: { allow: (request) => decide(request, true), reject: (request) => decide(request, false) },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { query, failure } = request;
  const done = query.get('done');
  if (done === 'allowed' || done === 'rejected') return doneView(request, done);
  const userCode = query.get(CODE)?.trim() ?? '';
  if (userCode === '' || failure?.is('OAUTH_DEVICE_REQUEST_NOT_FOUND')) return codeView(request);
  try {
    const { oauthDeviceRequest: device, viewer } = await request.run(OauthDevicePageDocument, { userCode });
    if (device === null || viewer === null) return codeView(request);
    return requestView(request, { device, viewer });
  } catch (error) {
    if (!(error instanceof OperationFailure)) throw error;
    return { ...codeView({ ...request, failure: error }), status: error.status };
  }
}

/** The form for the code, which changes nothing: the code becomes part of the address. */
function codeView(request: PageRequest): View {
  const { text, appName, link, origin } = request;
  const { pathname, searchParams } = new URL(link(PATH), origin);
  const kept = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return {
    title: text('oauth.device.title'),
    lead: text('oauth.device.lead', { app: appName }),
    content: html`${problem(request)}
<form method="get" action="${pathname}">${kept}
${field(request, {
  name: CODE,
  label: text('oauth.device.code'),
  value: request.query.get(CODE),
  autocomplete: 'off',
  isRequired: true,
  isCode: true,
  hasFocus: true,
  maxLength: 32,
})}
${button({ label: text('common.continue') })}</form>
<p class="hint is-centered">${text('oauth.device.codeWarning')}</p>`,
  };
}

interface FoundRequest {
  readonly device: DeviceRequest;
  readonly viewer: SignedInUserFragment;
}

/** What the device asks for, with what tells a person whether it is theirs: the code, and where the request came from. */
function requestView(request: PageRequest, { device, viewer }: FoundRequest): View {
  const { text, appName } = request;
  const { application, userCode } = device;
  const otherAccount = pageLink(
    { ...request, redirectUrl: new URL(request.link(PATH, { [CODE]: userCode }), request.origin).href },
    'signInPageUrl',
    { account: 'other' },
  );
  return {
    title: text('oauth.consent.title', { application: application.name, app: appName }),
    party: applicationPicture(application, 'large'),
    lead: whomToTrust(request, device),
    shows: { imageOrigins: logoOrigins([application]) },
    content: html`${problem(request)}
${field(request, { name: 'shown', label: text('oauth.device.compare'), value: userCode, isCode: true, isReadOnly: true })}
${whereFrom(request, device)}
${accountBox(request, viewer, otherAccount)}
<h2 class="access-head">${text('oauth.consent.scopes', { application: application.name })}</h2>
${accessList(request, device)}
${warning(text('oauth.device.warning'))}
${form(request, {
  path: request.link(PATH, { [CODE]: userCode }),
  content: [
    organizationChoice(request, device),
    button({ label: text('oauth.consent.allow'), action: 'allow' }),
    button({ label: text('oauth.device.reject'), action: 'reject', kind: 'other', skipsValidation: true }),
  ],
})}
<p class="hint is-centered">${text('oauth.consent.revocable')}</p>`,
    foot: applicationLinks(request, device),
  };
}

/** Where the request came from. The device says itself what it is. */
function whereFrom(request: PageRequest, { deviceAddress, deviceUserAgent, createdAt }: DeviceRequest): SafeHtml {
  const words = [deviceAddress, deviceUserAgent].filter((each) => each !== null).join(' · ');
  return html`<p class="consent-host">${icon('globe')}<span>${textWithDate(request, 'oauth.device.asked', dateTime(request, createdAt))}
<span class="hint" dir="auto">${words}</span></span></p>`;
}

function doneView({ text }: PageRequest, done: 'allowed' | 'rejected'): View {
  const isAllowed = done === 'allowed';
  return {
    title: text(isAllowed ? 'oauth.device.allowedTitle' : 'oauth.device.rejectedTitle'),
    lead: html`<span role="status">${text(isAllowed ? 'oauth.device.allowed' : 'oauth.device.rejected')}</span>`,
    picture: isAllowed ? stateIcon('check', 'good') : stateIcon('x', 'neutral'),
    content: html``,
  };
}

async function decide(request: PageRequest, granted: boolean): Promise<PageResult> {
  const userCode = request.query.get(CODE) ?? '';
  const organizationId = granted ? chosenOrganization(request) : null;
  await request.run(PageDecideOauthDeviceRequestDocument, { userCode, input: { granted, organizationId } });
  return { to: request.link(PATH, { done: granted ? 'allowed' : 'rejected' }) };
}
