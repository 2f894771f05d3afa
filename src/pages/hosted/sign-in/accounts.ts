import { html, type SafeHtml } from '@remix-run/html-template';
import { PageSignOutDocument, SignInSwitchAccountDocument } from '../documents.ts';
import { button, form, problem } from '../layout/elements.ts';
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
  const other = hasSeveral
    ? html`<a class="button is-other" href="${request.link('/sign-in', { account: 'other' })}">${text('signIn.otherAccount')}</a>`
    : form(request, {
        action: 'otherAccount',
        content: button({ label: text('signIn.otherAccount'), kind: 'other' }),
      });
  return {
    title: text('signIn.signedIn'),
    content: html`${problem(request)}
<p>${name ? text('signIn.signedInAs', { name }) : text('signIn.signedInUnnamed')}</p>
<div class="ways">
<a class="button is-main" href="${continueTo(request, 'afterSigninRedirectUrl').to}">${text('common.continue')}</a>
${other}
${form(request, { path: '/sign-out', content: button({ label: text('signIn.signOut'), kind: 'other' }) })}
</div>
${accountList(request, state, activeId)}`,
  };
}

/** The other accounts that are signed in in this browser. */
export function accountList(request: PageRequest, state: SignInState, activeId: string | null): SafeHtml | string {
  if (state.options.multiSessionSupport !== 'ENABLED') return '';
  const others = state.session.signIns.filter(({ id }) => id !== activeId);
  if (others.length === 0) return '';
  const items = others.map((account) => html`<li>${switchForm(request, account)}</li>`);
  return html`<h2>${request.text('signIn.accounts')}</h2>
<ul class="accounts">${items}</ul>`;
}

function switchForm(request: PageRequest, { id, identifier }: Account): SafeHtml {
  const { text } = request;
  const name = identifier ?? text('signIn.unnamedAccount');
  return form(request, {
    path: '/sign-in',
    action: 'switchAccount',
    hidden: { signin: id },
    content: button({ label: text('signIn.continueAs', { name }), kind: 'other' }),
  });
}

export async function switchAccount(request: PageRequest): Promise<PageResult> {
  const signInId = request.form.get('signin') ?? '0';
  await request.run(SignInSwitchAccountDocument, { input: { signInId } });
  return continueTo(request, 'afterSigninRedirectUrl');
}

/** Signs the active account out, so that another one can sign in where a browser has one account. */
export async function useOtherAccount(request: PageRequest): Promise<PageResult> {
  const { session } = await readState(request);
  const { activeSignIn } = session;
  if (activeSignIn !== null) await request.run(PageSignOutDocument, { input: { signInId: activeSignIn.id } });
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
