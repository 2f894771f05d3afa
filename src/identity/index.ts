/** The exports of identity for other contexts and hosts: users, sign-in and sign-up, sessions and factors. */

export { verifiedPrimaryEmail } from './addresses/user-address.reads.ts';
export { addUserPhone } from './addresses/user-address.service.ts';
export { readEmail } from './addresses/user-identifiers.ts';
export { updateAuthSettings } from './auth-settings/auth-settings.service.ts';
export {
  type ApplicationTokens,
  type CredentialLookup,
  createRequestAuthentication,
} from './current-session/authenticate-request.ts';
export { deploymentIdOfHost, type PresentedCredential } from './current-session/credential.reads.ts';
export { updateLastActive } from './current-session/last-active.ts';
export { currentSession, primeCurrentSession } from './current-session/session.reads.ts';
export { readUnverifiedSessionToken } from './current-session/session-token.ts';
export { signOut } from './current-session/sign-out.service.ts';
export { recordSessionChange, signInNotInBrowser } from './current-session/switch-sign-in.service.ts';
export { startAuthenticator, verifyAuthenticator } from './enrolment/authenticator.service.ts';
export { acceptedFactors, factorsOf } from './factors/authenticator.reads.ts';
export { sendOwnerMessage } from './messages/notify-owner.ts';
export { recipientLocales } from './messages/recipient-locales.ts';
export { assertMaySignIn } from './policy/admission.ts';
export { allowsAuthenticators, authPolicy } from './policy/policy.reads.ts';
export { endSessionsOf } from './sessions/end-sessions.ts';
export { lockSession } from './sessions/session.record.ts';
export { signIn } from './sign-in/sign-in.service.ts';
export { SOCIAL_COOKIE } from './social-attempts/browser-binding.ts';
export { socialRedirectUri } from './social-providers/redirect-uri.ts';
export { createSocialProvider, updateSocialProvider } from './social-settings/social-provider.service.ts';
export { readClaimValues } from './tokens/claim-values.reads.ts';
export { compileClaims } from './tokens/compile-claims.ts';
export { jwtTemplatesById } from './tokens/jwt-template.reads.ts';
export { createJwtTemplate } from './tokens/jwt-template.service.ts';
export { createUser, setUserPassword } from './user-management/user.service.ts';
export { User } from './users/user.entity.ts';
export { userExists, userNotFound, usersById } from './users/user.reads.ts';
export { lockUser } from './users/user.record.ts';
export { userMatch } from './users/user-search.ts';
export { addWaitlistEntry, approveWaitlistEntry } from './waitlist/waitlist.service.ts';
