import { html } from '@remix-run/html-template';
import { SignInPasskeyOfferDocument } from '../documents.ts';
import type { PageRequest, PageResult, Redirect } from '../page.ts';
import { continueTo } from '../requests/redirects.ts';
import { scripted, scriptProblem } from './scripted.ts';
import { newestAttempt, type SignInState } from './state.ts';

/** The parameter with which the script says that the browser can store passkeys, so that the page offers one. */
export const PASSKEYS = 'passkeys';

type EndSetting = 'afterSigninRedirectUrl' | 'afterSignupRedirectUrl';

/** Leads to the next step of a sign-in, or to the end. `setting` is where it ends. */
export function afterStep(
  request: PageRequest,
  attempt: { readonly id: string } | null | undefined,
  setting: EndSetting = 'afterSigninRedirectUrl',
): Redirect {
  if (attempt) return { to: request.link('/sign-in', { attempt: attempt.id }) };
  if (request.form.get(PASSKEYS) !== 'yes') return continueTo(request, setting);
  const after = setting === 'afterSignupRedirectUrl' ? { after: 'sign-up' } : {};
  return { to: request.link('/sign-in', { step: 'passkey', ...after }) };
}

/** Where the user continues after the offer of a passkey. */
const endOf = (request: PageRequest) =>
  continueTo(request, request.query.get('after') === 'sign-up' ? 'afterSignupRedirectUrl' : 'afterSigninRedirectUrl');

/** Leads to the next step where an operation does not name it. */
export function nextLink(request: PageRequest): string {
  const canStore = request.form.get(PASSKEYS) === 'yes';
  return request.link('/sign-in', { step: 'next', ...(canStore ? { [PASSKEYS]: 'yes' } : {}) });
}

/** Responds to the step that the URL names after a sign-in. Null when the browser is not signed in and nothing waits. */
export async function namedStep(request: PageRequest, state: SignInState): Promise<PageResult | null> {
  const step = request.query.get('step');
  if (step === null) return null;
  if (state.session.activeSignIn === null) {
    const attempt = newestAttempt(state);
    return step === 'next' && attempt !== null ? { to: request.link('/sign-in', { attempt: attempt.id }) } : null;
  }
  const offersPasskey = step === 'passkey' || (step === 'next' && request.query.get(PASSKEYS) === 'yes');
  return (offersPasskey ? await passkeyOffer(request, state) : null) ?? endOf(request);
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
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      next: to,
      content: html`${scriptProblem()}
<p>${text('signIn.offer.text')}</p>
<div class="ways">
<button type="button" class="button is-main" data-run="passkey-register" hidden>${text('signIn.offer.register')}</button>
<a class="button is-other" href="${to}" data-skips-passkey>${text('signIn.offer.skip')}</a>
</div>`,
    }),
  };
}
