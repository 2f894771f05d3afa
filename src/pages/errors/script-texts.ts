import type { Translate } from '../../platform/languages/translations.ts';
import type { TextKey } from '../texts/texts.ts';

/** The errors that scripts of passkeys and wallets meet, by the code of the operation or the name of the browser's error. */
const TEXTS: Readonly<Record<string, TextKey>> = {
  AbortError: 'script.cancelled',
  NotAllowedError: 'script.cancelled',
  InvalidStateError: 'script.hasPasskey',
  SecurityError: 'script.otherAddress',
  NotSupportedError: 'script.notSupported',
  NETWORK: 'script.offline',
  NO_WALLET: 'script.noWallet',
  4001: 'script.walletDeclined',
  4100: 'script.walletNotAllowed',
  '-32002': 'script.walletBusy',
  INVALID_CREDENTIALS: 'script.unknownWallet',
  INVALID_PASSKEY: 'error.INVALID_PASSKEY',
  PASSKEY_NOT_FOUND: 'error.PASSKEY_NOT_FOUND',
  INVALID_WALLET_SIGNATURE: 'error.INVALID_WALLET_SIGNATURE',
  WALLET_TAKEN: 'error.WALLET_TAKEN',
  STRATEGY_NOT_AVAILABLE: 'error.STRATEGY_NOT_AVAILABLE',
  SIGNIN_ATTEMPT_NOT_FOUND: 'error.SIGNIN_ATTEMPT_NOT_FOUND',
  IDENTIFIER_NOT_ALLOWED: 'error.IDENTIFIER_NOT_ALLOWED',
  COUNTRY_NOT_ALLOWED: 'error.COUNTRY_NOT_ALLOWED',
  TOO_MANY_ATTEMPTS: 'script.tooManyAttempts',
  RATE_LIMITED: 'script.tooManyAttempts',
  REAUTHENTICATION_REQUIRED: 'error.REAUTHENTICATION_REQUIRED',
  OTHER: 'error.INTERNAL',
};

/** The texts of errors that a page's script shows, in the language of the page. */
export const pageTexts = ({ text }: { readonly text: Translate<TextKey> }): Record<string, string> =>
  Object.fromEntries(Object.entries(TEXTS).map(([code, key]) => [code, text(key)]));
