import { html, type SafeHtml } from '@remix-run/html-template';
import { button, dateTime, form, linkButton, problem, stateIcon, textWithDate } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import type { TextKey } from '../../texts/texts.ts';
import { InvitationPageAcceptDocument, InvitationPageRenewDocument } from '../documents.ts';
import { groupPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { continueTo, pageLink, replacedPage } from '../requests/redirects.ts';
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
  if (query.get('done') === 'renewed')
    return message(request, 'invitation.renewedTitle', 'invitation.renewed', stateIcon('mail'));
  const token = request.secret('token');
  if (token === null) return message(request, 'invitation.title', 'invitation.incomplete', UNUSABLE);
  if (failure?.is('INVALID_INVITATION')) return invalid(request);
  const found = await findInvitation(request, token);
  if (found === null) return { ...invalid(request), status: 400 };
  if (found.preview.status === 'EXPIRED') return expired(request, found.preview);
  return {
    title: request.text('invitation.title'),
    heading: request.text('invitation.heading', { name: groupOf(found.preview).name }),
    lead: invitationText(request, found.preview),
    picture: pictureOf(request, found.preview),
    ...(request.isSignedIn ? acceptForm(request, token, found) : signInLinks(request, token, found.preview)),
  };
}

/** What differs between people who are signed in and others. */
type Card = Pick<View, 'content' | 'foot'>;

const UNUSABLE = stateIcon('link', 'warning');

const invalid = (request: PageRequest): View => ({
  ...message(request, 'invitation.invalidTitle', 'invitation.invalid', UNUSABLE),
  content: html`<div class="ways">${linkButton({ href: pageLink(request, 'signInPageUrl'), label: request.text('link.toSignIn'), kind: 'other' })}</div>`,
});

/** The organization or workspace that the invitation is to. */
const groupOf = ({ organizationName, workspaceName }: Preview) =>
  workspaceName === null
    ? ({ kind: 'organization', name: organizationName } as const)
    : ({ kind: 'workspace', name: workspaceName } as const);

function pictureOf(request: PageRequest, preview: Preview): SafeHtml {
  const { kind, name } = groupOf(preview);
  return groupPicture(request, kind, { id: null, name, imageUrl: preview.imageUrl }, { size: 'large' });
}

const validUntil = (request: PageRequest, { expiresAt }: Preview): SafeHtml =>
  html`<p class="hint is-centered">${textWithDate(request, 'invitation.validUntil', dateTime(request, expiresAt))}</p>`;

function acceptForm(request: PageRequest, token: string, { account, preview }: FoundInvitation): Card {
  const { text } = request;
  return {
    content: html`${problem(request)}
${form(request, { action: 'accept', content: button({ label: text('invitation.accept') }) })}
${validUntil(request, preview)}`,
    foot: html`<p>${account === null ? text('signUp.signedIn') : text('signIn.signedInAs', { name: account })}
<a href="${signInLink(request, token, { account: 'other' })}">${text('signIn.otherAccount')}</a></p>`,
  };
}

function signInLinks(request: PageRequest, token: string, preview: Preview): Card {
  const { text } = request;
  const signUp = pageLink(request, 'signUpPageUrl', { invitation_token: token });
  return {
    content: html`${problem(request)}
<p class="is-centered">${text('invitation.howToAccept', { email: preview.email ?? '' })}</p>
<div class="ways">${linkButton({ href: signUp, label: text('signUp.submit') })}
${linkButton({ href: signInLink(request, token), label: text('signIn.submit'), kind: 'other' })}</div>
${validUntil(request, preview)}`,
  };
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
    lead: textWithDate(request, 'invitation.expired', dateTime(request, preview.expiresAt)),
    picture: pictureOf(request, preview),
    content: html`${problem(request)}
<p class="is-centered">${invitationText(request, preview)}</p>
${form(request, { action: 'renew', content: button({ label: text('invitation.renew') }) })}`,
  };
}

function message(request: PageRequest, title: TextKey, text: TextKey, picture: SafeHtml): View {
  return { title: request.text(title), lead: request.text(text), picture, content: html`` };
}

function accepted(request: PageRequest): View {
  const { text } = request;
  const { to } = continueTo(request, 'afterSigninRedirectUrl', request.link(ORGANIZATIONS_PATH));
  return {
    title: text('invitation.acceptedTitle'),
    lead: html`<span role="status">${text('invitation.accepted')}</span>`,
    picture: stateIcon('check', 'good'),
    content: html`<div class="ways">${linkButton({ href: to, label: text('common.continue') })}</div>`,
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
