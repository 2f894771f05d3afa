import { html, type SafeHtml } from '@remix-run/html-template';
import { InvitationPageAcceptDocument, InvitationPageRenewDocument } from '../documents.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import { dateTime, textWithDate } from '../layout/dates.ts';
import { button, form, problem } from '../layout/elements.ts';
import { groupPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { continueTo, pageLink, replacedPage } from '../requests/redirects.ts';
import type { TextKey } from '../texts/texts.ts';
import { ORGANIZATIONS_PATH } from '../user-profile/profile-page.ts';
import { type FoundInvitation, findInvitation, invitationText, type Preview } from './find-invitation.ts';

const PATH = '/invitations/accept';

/** The page that the link of an invitation opens. */
export const invitationPage: HostedPage = {
  path: PATH,
  secrets: ['token'],
  show,
  actions: { accept, renew },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { query, failure } = request;
  if (query.get('done') === 'accepted') return accepted(request);
  if (query.get('done') === 'renewed') return message(request, 'invitation.renewedTitle', 'invitation.renewed');
  const token = request.secret('token');
  if (token === null) return message(request, 'invitation.title', 'invitation.incomplete');
  if (failure?.is('INVALID_INVITATION')) return message(request, 'invitation.invalidTitle', 'invitation.invalid');
  const found = await findInvitation(request, token);
  if (found === null) return { ...message(request, 'invitation.invalidTitle', 'invitation.invalid'), status: 400 };
  if (found.preview.status === 'EXPIRED') return expired(request, found.preview);
  return {
    title: request.text('invitation.title'),
    picture: pictureOf(request, found.preview),
    content: html`${problem(request)}
<p>${invitationText(request, found.preview)}</p>
<p>${textWithDate(request, 'invitation.validUntil', dateTime(request, found.preview.expiresAt))}</p>
${request.isSignedIn ? acceptForm(request, token, found) : signInLinks(request, token, found.preview)}`,
  };
}

/** The picture of the organization or workspace that the invitation is to. */
function pictureOf(request: PageRequest, { organizationName, workspaceName, imageUrl }: Preview): SafeHtml {
  return workspaceName === null
    ? groupPicture(request, 'organization', { name: organizationName, imageUrl })
    : groupPicture(request, 'workspace', { name: workspaceName, imageUrl });
}

function acceptForm(request: PageRequest, token: string, { account }: FoundInvitation): SafeHtml {
  const { text } = request;
  return html`<p>${account === null ? text('signUp.signedIn') : text('signIn.signedInAs', { name: account })}</p>
${form(request, { action: 'accept', content: button({ label: text('invitation.accept') }) })}
<p><a href="${signInLink(request, token, { account: 'other' })}">${text('signIn.otherAccount')}</a></p>`;
}

function signInLinks(request: PageRequest, token: string, { email }: Preview): SafeHtml {
  const { text } = request;
  return html`<p>${text('invitation.howToAccept', { email: email ?? '' })}</p>
<p class="actions"><a class="button is-main" href="${pageLink(request, 'signUpPageUrl', { invitation_token: token })}">${text('signUp.submit')}</a>
<a class="button" href="${signInLink(request, token)}">${text('signIn.submit')}</a></p>`;
}

/** The sign-in page, which returns to this page. A page of the deployment also gets the token. */
function signInLink(request: PageRequest, token: string, parameters: Readonly<Record<string, string>> = {}): string {
  const isReplaced = replacedPage({ ...request, path: '/sign-in' }, 'signInPageUrl') !== null;
  const here = new URL(request.link(PATH), request.origin).href;
  return pageLink(
    { ...request, redirectUrl: here },
    'signInPageUrl',
    isReplaced ? { invitation_token: token } : parameters,
  );
}

function expired(request: PageRequest, preview: Preview): View {
  const { text } = request;
  return {
    title: text('invitation.expiredTitle'),
    picture: pictureOf(request, preview),
    content: html`${problem(request)}
<p>${invitationText(request, preview)}</p>
<p>${textWithDate(request, 'invitation.expired', dateTime(request, preview.expiresAt))}</p>
${form(request, { action: 'renew', content: button({ label: text('invitation.renew') }) })}`,
  };
}

function message(request: PageRequest, title: TextKey, text: TextKey): View {
  return { title: request.text(title), content: html`<p>${request.text(text)}</p>` };
}

function accepted(request: PageRequest): View {
  const { text } = request;
  const { to } = continueTo(request, 'afterSigninRedirectUrl', request.link(ORGANIZATIONS_PATH));
  return {
    title: text('invitation.acceptedTitle'),
    content: html`<p class="notice" role="status">${text('invitation.accepted')}</p>
<p><a class="button is-main" href="${to}">${text('common.continue')}</a></p>`,
  };
}

async function accept(request: PageRequest): Promise<PageResult> {
  try {
    await request.run(InvitationPageAcceptDocument, { input: { token: tokenOf(request) } });
  } catch (error) {
    if (!(error instanceof OperationFailure) || !error.is('EMAIL_NOT_VERIFIED')) throw error;
    // Elsewhere the code concerns an address of the user's choice.
    throw new OperationFailure({ ...error, message: error.message, code: 'INVITED_ADDRESS_NOT_VERIFIED' });
  }
  return { to: request.link(PATH, { done: 'accepted' }), forget: ['token'] };
}

async function renew(request: PageRequest): Promise<PageResult> {
  await request.run(InvitationPageRenewDocument, { input: { token: tokenOf(request) } });
  return { to: request.link(PATH, { done: 'renewed' }), forget: ['token'] };
}

/** The token of the link. Its cookie expires when the page is open for long. */
function tokenOf(request: PageRequest): string {
  const token = request.secret('token');
  if (token !== null) return token;
  throw new OperationFailure({ status: 400, code: 'INVALID_INVITATION', message: 'The page has no invitation.' });
}
