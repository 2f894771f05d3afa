/** What the user can do about errors of the browser, by their names. */
const BROWSER = {
  NotAllowedError: 'The request was cancelled, or no passkey confirmed it in time. Try again.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'The address of this page may not use these passkeys.',
  NotSupportedError: 'This device cannot store a passkey of this kind.',
  AbortError: 'The request was cancelled. Try again.',
};

/** Errors of wallets, by their codes in EIP-1193 and JSON-RPC. */
const WALLET = {
  4001: 'You declined the request in your wallet.',
  4100: 'Your wallet does not allow this page to use the account.',
  '-32002': 'Your wallet shows an earlier request. Answer it there first.',
};

/** An error in words. Errors of Gatehouse have words of their own. */
export function wordsOf(error) {
  if (error instanceof TypeError) return 'The service cannot be reached, or does not allow the address of this page.';
  return BROWSER[error.name] ?? WALLET[error.code] ?? error.message ?? 'Something went wrong. Try again.';
}
