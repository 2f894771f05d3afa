import { html } from '@remix-run/html-template';
import { linkButton, scriptButton, scriptProblem, stateIcon } from '../../elements/index.ts';
import { SignInPasskeyOfferDocument } from '../documents.ts';
import type { PageRequest, PageResult, Redirect } from '../page.ts';
import { continueTo } from '../requests/redirects.ts';
import { rememberWay, sentWay, type Way, wayField } from './last-way.ts';
import { scripted } from './scripted.ts';
import { newestAttempt, type SignInState } from './state.ts';

/** The parameter with which the script says that the browser can store passkeys, so that the page offers one. */
export const PASSKEYS = 'passkeys';

type EndSetting = 'afterSigninRedirectUrl' | 'afterSignupRedirectUrl';

interface End {
  /** Where the sign-in ends. */
  readonly setting?: EndSetting;
  /** How the person signs in, which the browser remembers at the end. */
  readonly way?: Way | null;
}

/** Leads to the next step of a sign-in, or to the end. */
export function afterStep(
  request: PageRequest,
  attempt: { readonly id: string } | null | undefined,
  { setting = 'afterSigninRedirectUrl', way = null }: End = {},
): Redirect {
  if (attempt) return { to: stepPath(request, attempt.id, way) };
  const cookies = rememberWay(request, way);
  if (request.form.get(PASSKEYS) !== 'yes') return { ...continueTo(request, setting), cookies };
  const after = setting === 'afterSignupRedirectUrl' ? { after: 'sign-up' } : {};
  return { to: request.link('/sign-in', { step: 'passkey', ...after }), cookies };
}

/** The step of an attempt. Its link names a provider, which the attempt does not know. */
export const stepPath = (request: PageRequest, attempt: string, way: Way | null): string =>
  request.link('/sign-in', { attempt, ...(way?.startsWith('sso:') ? wayField(way) : {}) });

/** Where the user continues after the offer of a passkey. */
const endOf = (request: PageRequest) =>
  continueTo(request, request.query.get('after') === 'sign-up' ? 'afterSignupRedirectUrl' : 'afterSigninRedirectUrl');

/** Leads to the next step where an operation does not name it. */
export function nextLink(request: PageRequest): string {
  const canStore = request.form.get(PASSKEYS) === 'yes';
  return request.link('/sign-in', {
    step: 'next',
    ...wayField(sentWay(request)),
    ...(canStore ? { [PASSKEYS]: 'yes' } : {}),
  });
}

/** Responds to the step that the URL names after a sign-in. Null when the browser is not signed in and nothing waits. */
export async function namedStep(request: PageRequest, state: SignInState): Promise<PageResult | null> {
  const step = request.query.get('step');
  if (step === null) return null;
  if (state.session.activeSignIn === null) {
    const attempt = newestAttempt(state);
    return step === 'next' && attempt !== null ? { to: stepPath(request, attempt.id, sentWay(request)) } : null;
  }
  const offersPasskey = step === 'passkey' || (step === 'next' && request.query.get(PASSKEYS) === 'yes');
  const shown = (offersPasskey ? await passkeyOffer(request, state) : null) ?? endOf(request);
  return { ...shown, cookies: step === 'next' ? rememberWay(request, sentWay(request)) : [] };
}

/** Offers to register a passkey, once in each browser. Null for users who have one, or when the settings do not want it. */
async function passkeyOffer(request: PageRequest, state: SignInState): Promise<PageResult | null> {
  if (!state.options.passkeyRegistrationPrompt) return null;
  const { passkeys } = await request.run(SignInPasskeyOfferDocument);
  if (!passkeys?.promptRegistration) return null;
  const { text } = request;
  const { to } = endOf(request);
  return {
    title: text('signIn.offer.title'),
    picture: stateIcon('passkey'),
    lead: text('signIn.offer.text'),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      next: to,
      content: html`${scriptProblem()}
<div class="ways">
${scriptButton({ run: 'passkey-register', label: text('signIn.offer.register') })}
<div data-skips-passkey>${linkButton({ href: to, label: text('signIn.offer.skip'), kind: 'other' })}</div>
</div>`,
    }),
  };
}
