/** The exports of identity for other contexts and hosts: users, sign-in and sign-up, sessions and factors. */

export { verifiedPrimaryEmail } from './addresses/user-address.reads.ts';
export { addUserPhone } from './addresses/user-address.service.ts';
export { readEmail } from './addresses/user-identifiers.ts';
export { startAuthenticator, verifyAuthenticator } from './enrolment/authenticator.service.ts';
export { sendOwnerMessage } from './messages/notify-owner.ts';
export { recipientLocales } from './messages/recipient-locales.ts';
export { assertMaySignIn } from './policy/admission.ts';
export { allowsAuthenticators, authPolicy } from './policy/policy.reads.ts';
export { type CredentialLookup, createRequestAuthentication } from './sessions/authenticate-request.ts';
export type { PresentedCredential } from './sessions/credential.reads.ts';
export { updateLastActive } from './sessions/last-active.ts';
export { currentSession, primeCurrentSession } from './sessions/session.reads.ts';
export { lockSession } from './sessions/session.record.ts';
export { readUnverifiedSessionToken } from './sessions/session-token.ts';
export { recordSessionChange, signinNotInBrowser } from './sessions/switch-sign-in.service.ts';
export { signIn } from './sign-in/sign-in.service.ts';
export { createJwtTemplate } from './tokens/jwt-template.service.ts';
export { createUser } from './user-management/user.service.ts';
export { User } from './users/user.entity.ts';
export { userExists, userNotFound, usersById } from './users/user.reads.ts';
export { userSearchPattern } from './users/user-search.ts';
export { addWaitlistEntry, approveWaitlistEntry } from './waitlist/waitlist.service.ts';
