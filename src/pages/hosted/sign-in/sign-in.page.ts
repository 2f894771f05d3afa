import { html } from '@remix-run/html-template';
import { notice, problem, problemBox, scriptProblem } from '../../elements/index.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { continueTo, pageLink } from '../requests/redirects.ts';
import { accountList, signedInView, switchAccount, useOtherAccount } from './accounts.ts';
import { namedStep, nextLink } from './after-sign-in.ts';
import { withEmailCode, withEmailLink, withPassword, withPhoneCode } from './begin.ts';
import { headingBelowLogo } from './heading.ts';
import { lastWay } from './last-way.ts';
import { shownMethod } from './methods.ts';
import { scripted } from './scripted.ts';
import { attemptOf, readState, type SignInState } from './state.ts';
import { createBackupCodes, sendAgain, startEnrolment, stepLink, verifyCode, verifyEnrolment } from './step-actions.ts';
import { stepView } from './steps.ts';
import { signInWays } from './ways.ts';

/** The page on which users sign in, with every strategy that the settings enable and each step that may follow. */
export const signInPage: HostedPage = {
  path: '/sign-in',
  setting: 'signInPageUrl',
  show,
  actions: {
    password: withPassword,
    'email-code': withEmailCode,
    'email-link': withEmailLink,
    phone: withPhoneCode,
    verify: verifyCode,
    sendAgain,
    startEnrolment,
    verifyEnrolment,
    createBackupCodes,
    switchAccount,
    otherAccount: useOtherAccount,
  },
  shownOnce: {
    startEnrolment: { text: 'shownOnce.nextAuthenticator', next: stepLink },
    createBackupCodes: { text: 'shownOnce.nextCodesAtSignIn', next: nextLink },
  },
};

async function show(request: PageRequest): Promise<PageResult> {
  const state = await readState(request);
  const named = await namedStep(request, state);
  if (named !== null) return named;
  const attempt = attemptOf(request, state);
  if (attempt !== null) return stepView(request, state, attempt);
  const active = state.session.activeSignIn;
  // The attempt was completed in another tab, such as by its link.
  if (active !== null && request.query.has('attempt')) return continueTo(request, 'afterSigninRedirectUrl');
  const addsAccount = request.query.has('account') && state.options.multiSessionSupport === 'ENABLED';
  if (active !== null && !addsAccount) return signedInView(request, state, active.id);
  return formView(request, state);
}

/** The page with the ways to sign in, before a sign-in begins. */
export function formView(request: PageRequest, state: SignInState): View {
  const { text, appName, query, failure } = request;
  const method = shownMethod(request, state, lastWay(request, state.options));
  const isExpired = query.has('attempt') && failure === null;
  const active = state.session.activeSignIn;
  return {
    title: text('signIn.title', { app: appName }),
    ...headingBelowLogo(request, 'signIn.heading'),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      // A pending passkey leaves the browser without an active account, so it is not offered to signed-in users.
      hasAutofill: state.options.passkeyAutofill && active === null && method !== null && method !== 'phone',
      content: [
        problem(request, ['email', 'username', 'identifier', 'password', 'phoneNumber']),
        isExpired ? problemBox([text('signIn.expired')]) : '',
        scriptProblem(),
        notice(request, {
          passwordChanged: 'signIn.passwordChanged',
          signedOut: 'signIn.signedOut',
          joined: 'signIn.accountCreated',
        }),
        signInWays(request, state),
        accountList(request, state, active?.id ?? null),
      ],
    }),
    ...signUpLink(request, state),
  };
}

/** How users without an account get one, at the foot of the card; nothing where sign-up is by invitation only. */
function signUpLink(request: PageRequest, { options }: SignInState): Pick<View, 'foot'> {
  const { text } = request;
  if (options.signUpMode === 'CLOSED') return {};
  const [setting, label] =
    options.signUpMode === 'OPEN'
      ? (['signUpPageUrl', 'signIn.signUp'] as const)
      : (['waitlistPageUrl', 'signIn.joinWaitlist'] as const);
  return { foot: html`<p>${text('signIn.noAccount')} <a href="${pageLink(request, setting)}">${text(label)}</a></p>` };
}
