import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form, linkButton, problem } from '../../elements/index.ts';
import { SignInSwitchAccountDocument } from '../documents.ts';
import type { HostedPage, PageRequest, PageResult, Redirect } from '../page.ts';
import { authorizationPath, RETURN_PARAMETER } from '../requests/authorization.ts';
import { pageLink } from '../requests/redirects.ts';
import { accountPicture, signOutActive } from '../sign-in/accounts.ts';
import { readState, type SignInState } from '../sign-in/state.ts';
import { endedView } from './ended.ts';
import { CHOOSE_ACCOUNT_PATH } from './paths.ts';

/** The page on which a user chooses the account with which an authorization request continues. */
export const chooseAccountPage: HostedPage = {
  path: CHOOSE_ACCOUNT_PATH,
  show,
  actions: { choose, other },
};

/** The authorization request that waits for the choice; null for a link to anything else. */
const returnPath = (request: PageRequest) => authorizationPath(request, request.query.get(RETURN_PARAMETER));

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const returnTo = returnPath(request);
  if (returnTo === null) return endedView(request, 400);
  const state = await readState(request);
  const { activeSignIn, signIns } = state.session;
  if (signIns.length === 0) return signIn(request, returnTo);
  const activeFirst = signIns.toSorted(
    (one, another) => Number(another.id === activeSignIn?.id) - Number(one.id === activeSignIn?.id),
  );
  return {
    title: text('oauth.accounts.title'),
    lead: text('oauth.accounts.lead'),
    content: html`${problem(request)}
<ul class="accounts">${activeFirst.map((account) => html`<li>${accountForm(request, account, returnTo)}</li>`)}<li>${otherAccount(request, state, returnTo)}</li></ul>`,
  };
}

const thisPage = (returnTo: string) =>
  `${CHOOSE_ACCOUNT_PATH}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}`;

function accountForm(
  request: PageRequest,
  account: SignInState['session']['signIns'][number],
  returnTo: string,
): SafeHtml {
  const { text } = request;
  const name = account.identifier ?? text('signIn.unnamedAccount');
  return form(request, {
    path: thisPage(returnTo),
    action: 'choose',
    hidden: { signin: account.id },
    content: button({
      label: html`${accountPicture(request, account, 'small')}<span>${text('signIn.continueAs', { name })}</span>`,
      kind: 'other',
    }),
  });
}

/** A browser that can have several accounts adds one. In others, the account is signed out. */
function otherAccount(request: PageRequest, { options }: SignInState, returnTo: string): SafeHtml {
  const look = { label: request.text('signIn.otherAccount'), kind: 'other', icon: 'plus' } as const;
  return options.multiSessionSupport === 'ENABLED'
    ? linkButton({ href: signIn(request, returnTo, { account: 'other' }).to, ...look })
    : form(request, { path: thisPage(returnTo), action: 'other', content: button(look) });
}

/** The sign-in page, which continues at the authorization request. */
const signIn = (
  request: PageRequest,
  returnTo: string,
  parameters: Readonly<Record<string, string>> = {},
): Redirect => ({
  to: pageLink({ ...request, redirectUrl: new URL(returnTo, request.origin).href }, 'signInPageUrl', parameters),
});

async function choose(request: PageRequest): Promise<PageResult> {
  const returnTo = returnPath(request);
  if (returnTo === null) return endedView(request, 400);
  const signInId = request.form.get('signin') ?? '0';
  await request.run(SignInSwitchAccountDocument, { input: { signInId } });
  return { to: returnTo };
}

async function other(request: PageRequest): Promise<PageResult> {
  const returnTo = returnPath(request);
  if (returnTo === null) return endedView(request, 400);
  await signOutActive(request);
  return signIn(request, returnTo);
}
