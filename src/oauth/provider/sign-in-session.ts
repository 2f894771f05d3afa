import type { AdapterPayload } from 'oidc-provider';
import { currentProviderRequest } from './current-request.ts';
import { readSignInSession, type SignInSession } from './session.reads.ts';

/** Begins the id of a session of the provider that belongs to a sign-in. */
const PREFIX = 'signin-';

/** `acr` of a sign-in, in the values that discovery lists. */
export const ACR = { singleFactor: 'urn:gatehouse:acr:1fa', multiFactor: 'urn:gatehouse:acr:2fa' } as const;

/** `amr` of RFC 8176 for the methods of a sign-in. */
const AMR: Readonly<Record<string, string>> = {
  email_password: 'pwd',
  username_password: 'pwd',
  phone_otp: 'sms',
  email_otp: 'otp',
  passkey: 'hwk',
  wallet: 'swk',
};

export const sessionIdOf = (signInId: string): string => `${PREFIX}${signInId}`;

/** The sign-in of a session's id; null for a session of a browser that is not signed in. */
export const signInIdOf = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

/** The session of the provider that a sign-in is, with the applications that it was used for. */
export async function findSignInSession(signInId: string): Promise<AdapterPayload | undefined> {
  const { ctx, deployment } = currentProviderRequest();
  const found = await readSignInSession(ctx.rows, ctx.viewer.deploymentId, signInId, deployment.authSettings);
  return found === null ? undefined : sessionPayload(signInId, found);
}

/** When and how a user has signed in, as the provider names it. */
export function authenticationOf({
  authenticatedAt,
  method,
  secondFactor,
}: Pick<SignInSession, 'authenticatedAt' | 'method' | 'secondFactor'>) {
  const amr = [AMR[method ?? ''], secondFactor === null ? undefined : 'mfa'].filter((each) => each !== undefined);
  return {
    loginTs: Math.floor(Date.parse(authenticatedAt) / 1_000),
    acr: secondFactor === null ? ACR.singleFactor : ACR.multiFactor,
    ...(amr.length > 0 && { amr }),
  };
}

function sessionPayload(signInId: string, { userId, stored, ...authentication }: SignInSession) {
  const now = Math.floor(Date.now() / 1_000);
  const id = sessionIdOf(signInId);
  return {
    ...stored,
    jti: id,
    uid: id,
    kind: 'Session',
    accountId: userId,
    ...authenticationOf(authentication),
    iat: now,
    exp: now + SESSION_SECONDS,
  } as AdapterPayload;
}

/** Longer than a sign-in can last. Its end deletes the record: see `end-application-sessions.ts`. */
export const SIGN_IN_SECONDS = 366 * 86_400;

/** The sign-in itself says whether it has expired. */
export const SESSION_SECONDS = 86_400;
