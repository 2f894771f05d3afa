import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, linkButton, problem } from '../../elements/index.ts';
import { PageSignOutDocument, SignInSwitchAccountDocument } from '../documents.ts';
import { userPicture } from '../layout/pictures.ts';
import type { PageRequest, PageResult, View } from '../page.ts';
import { continueTo } from '../requests/redirects.ts';
import { readState, type SignInState } from './state.ts';

type Account = SignInState['session']['signIns'][number];

/** What a signed-in user sees: who is signed in, and the other accounts of this browser. */
export function signedInView(request: PageRequest, state: SignInState, activeId: string): View {
  const { text } = request;
  const active = state.session.signIns.find(({ id }) => id === activeId);
  const name = active?.identifier;
  const hasSeveral = state.options.multiSessionSupport === 'ENABLED';
  const otherAccount = { label: text('signIn.otherAccount'), kind: 'other', icon: 'user' } as const;
  const other = hasSeveral
    ? linkButton({ href: request.link('/sign-in', { account: 'other' }), ...otherAccount })
    : form(request, { action: 'otherAccount', content: button(otherAccount) });
  return {
    title: text('signIn.signedIn'),
    lead: name ? text('signIn.signedInAs', { name }) : text('signIn.signedInUnnamed'),
    picture: accountPicture(request, active, 'large'),
    content: html`${problem(request)}
<div class="ways">
${linkButton({ href: continueTo(request, 'afterSigninRedirectUrl').to, label: text('common.continue') })}
${other}
${form(request, { path: '/sign-out', content: button({ label: text('signIn.signOut'), kind: 'other', icon: 'logout' }) })}
</div>
${accountList(request, state, activeId)}`,
  };
}

/** The picture of an account, by what a list of accounts knows about it. */
export const accountPicture = (
  request: PageRequest,
  account: Pick<Account, 'identifier' | 'userId'> | undefined,
  size: 'small' | 'large',
): SafeHtml =>
  userPicture(
    request,
    {
      id: account?.userId ?? null,
      imageUrl: null,
      firstName: null,
      lastName: null,
      email: account?.identifier ?? null,
    },
    { size },
  );

/** The other accounts that are signed in in this browser. */
export function accountList(request: PageRequest, state: SignInState, activeId: string | null): SafeHtml | string {
  if (state.options.multiSessionSupport !== 'ENABLED') return '';
  const others = state.session.signIns.filter(({ id }) => id !== activeId);
  if (others.length === 0) return '';
  const items = others.map((account) => html`<li>${switchForm(request, account)}</li>`);
  return html`<h2 class="accounts-title">${request.text('signIn.accounts')}</h2>
<ul class="accounts">${items}</ul>`;
}

function switchForm(request: PageRequest, account: Account): SafeHtml {
  const { text } = request;
  const name = account.identifier ?? text('signIn.unnamedAccount');
  return form(request, {
    path: '/sign-in',
    action: 'switchAccount',
    hidden: { signin: account.id },
    content: button({
      label: html`${accountPicture(request, account, 'small')}<span>${text('signIn.continueAs', { name })}</span>`,
      kind: 'other',
    }),
  });
}

export async function switchAccount(request: PageRequest): Promise<PageResult> {
  const signInId = request.form.get('signin') ?? '0';
  await request.run(SignInSwitchAccountDocument, { input: { signInId } });
  return continueTo(request, 'afterSigninRedirectUrl');
}

/** Signs the active account out, so that another one can sign in where a browser has one account. */
export async function signOutActive(request: PageRequest): Promise<void> {
  const { session } = await readState(request);
  const { activeSignIn } = session;
  if (activeSignIn !== null) await request.run(PageSignOutDocument, { input: { signInId: activeSignIn.id } });
}

/** Continues with the form of a sign-in without the active account. */
export async function useOtherAccount(request: PageRequest): Promise<PageResult> {
  await signOutActive(request);
  return { to: request.link('/sign-in') };
}

/** Signs the active account out, or all accounts of this browser. */
export async function signOut(request: PageRequest, isAll: boolean): Promise<PageResult> {
  const { session } = await readState(request);
  const active = isAll ? null : session.activeSignIn;
  await request.run(PageSignOutDocument, { input: active === null ? {} : { signInId: active.id } });
  const hasOthers = active !== null && session.signIns.length > 1;
  return continueTo(request, hasOthers ? 'afterSignOutOnePageUrl' : 'afterSignOutAllPageUrl');
}
