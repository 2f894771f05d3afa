import { html, type SafeHtml } from '@remix-run/html-template';
import { divider, icon, scriptProblem } from '../../elements/index.ts';
import type { SignUpPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

type Options = NonNullable<SignUpPageQuery['authOptions']>;

/** How users sign up with a wallet. */
export interface WalletWay {
  /** Whether each new account needs a wallet. */
  readonly isRequired: boolean;
  /** Whether the account can sign in with the wallet, so that it needs no password. */
  readonly signsIn: boolean;
}

/** Returns null where a wallet is neither required nor a way to sign in. */
export function walletWay({ signUpFields, strategies }: Options): WalletWay | null {
  const field = signUpFields.find(({ name }) => name === 'wallet');
  const signsIn = strategies.includes('WEB3_WALLET');
  if (field === undefined || !(field.required || signsIn)) return null;
  // Users register passkeys after they have signed in.
  const hasOther = strategies.some((strategy) => strategy !== 'WEB3_WALLET' && strategy !== 'PASSKEY');
  return { isRequired: field.required || !hasOther, signsIn };
}

/** The button that signs up with a wallet and the fields of its form. It is hidden and disabled until the script runs. */
export function walletButton(request: PageRequest, { isRequired, signsIn }: WalletWay): SafeHtml {
  const { text } = request;
  const replacesPassword = signsIn && !isRequired;
  const button = html`<button type="submit" class="button ${isRequired ? 'is-main' : 'is-other'}" data-run="wallet-sign-up" ${replacesPassword ? html`data-replaces="password" aria-describedby="wallet-hint"` : ''} formnovalidate hidden disabled>${icon('wallet')}<span>${text('signUp.withWallet')}</span></button>`;
  return html`${scriptProblem()}
${isRequired ? html`<noscript><p>${text('signUp.walletNeedsScript')}</p></noscript>` : ''}
<div data-scripted hidden>${isRequired ? '' : divider(text('common.or'))}
<div class="ways">${button}</div>
${replacesPassword ? html`<p class="hint is-centered" id="wallet-hint">${text('signUp.walletReplacesPassword')}</p>` : ''}</div>`;
}
