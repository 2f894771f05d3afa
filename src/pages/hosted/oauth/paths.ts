export const CONSENT_PATH = '/oauth-consent';
/** The parameter with the id of the authorization request. */
export const CONSENT_PARAMETER = 'request';
export const CHOOSE_ACCOUNT_PATH = '/choose-account';
