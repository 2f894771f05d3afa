import type { PasskeyRequest, SigninAttempt } from '@gatehouse/client/deployment';
import { type DeploymentOperations, ServiceError } from '@gatehouse/client/session';

export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** The request for autofill of this page. A browser allows one pending request at a time. */
let autofill: { readonly controller: AbortController; readonly ended: Promise<unknown> } | null = null;

async function endAutofill(): Promise<void> {
  autofill?.controller.abort();
  await autofill?.ended;
}

async function ask({ options }: PasskeyRequest, extra: CredentialRequestOptions = {}): Promise<PublicKeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return (await navigator.credentials.get({ ...extra, publicKey })) as PublicKeyCredential;
}

/** Signs in with a passkey of the browser's dialog. Returns the attempt for the next step, or null. */
export async function signInWithPasskey(gatehouse: DeploymentOperations): Promise<SigninAttempt | null> {
  await endAutofill();
  const { signin_attempt, passkey_request } = await gatehouse.signIn({ strategy: 'passkey' });
  if (signin_attempt === null || passkey_request === null) return signin_attempt;
  return complete(gatehouse, signin_attempt.id, passkey_request, await ask(passkey_request));
}

/** Passes a step of an attempt with a passkey. */
export async function passWithPasskey(
  gatehouse: DeploymentOperations,
  attemptId: string,
): Promise<SigninAttempt | null> {
  await endAutofill();
  const request = await gatehouse.preparePasskey({ signin_attempt_id: attemptId });
  return complete(gatehouse, attemptId, request, await ask(request));
}

async function complete(
  gatehouse: DeploymentOperations,
  attemptId: string,
  { options }: PasskeyRequest,
  credential: PublicKeyCredential,
): Promise<SigninAttempt | null> {
  try {
    const result = await gatehouse.attemptPasskey({
      signin_attempt_id: attemptId,
      credential: credential.toJSON() as unknown as Readonly<Record<string, unknown>>,
    });
    return result.signin_attempt;
  } catch (error) {
    // The browser learns that the passkey no longer exists.
    if (error instanceof ServiceError && error.code === 'PASSKEY_NOT_FOUND') {
      const unknown = { rpId: String(options['rpId']), credentialId: credential.id };
      await PublicKeyCredential.signalUnknownCredential?.(unknown);
    }
    throw error;
  }
}

/** How long before its expiry a challenge of the autofill is replaced, and how often. */
const MARGIN_MS = 5_000;
const MAX_CHALLENGES = 12;

/**
 * Offers passkeys in the autofill of the field for the identifier until `signal` ends it. Returns undefined if no passkey was chosen,
 * or else the attempt for the next step, or null.
 */
export async function offerInAutofill(
  gatehouse: DeploymentOperations,
  signal: AbortSignal,
): Promise<SigninAttempt | null | undefined> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  if (signal.aborted) return undefined;
  await endAutofill();
  const controller = new AbortController();
  const choice = choose(gatehouse, AbortSignal.any([controller.signal, signal]));
  autofill = { controller, ended: choice.catch(() => {}) };
  const chosen = await choice;
  return chosen === undefined ? undefined : complete(gatehouse, chosen.attemptId, chosen.request, chosen.credential);
}

async function choose(gatehouse: DeploymentOperations, aborted: AbortSignal) {
  for (let count = 0; count < MAX_CHALLENGES && !aborted.aborted; count += 1) {
    const { signin_attempt: attempt, passkey_request: request } = await gatehouse.signIn({ strategy: 'passkey' });
    if (attempt === null || request === null) return undefined;
    const expired = AbortSignal.timeout(Math.max(0, Date.parse(request.expires_at) - Date.now() - MARGIN_MS));
    try {
      const signal = AbortSignal.any([aborted, expired]);
      return { attemptId: attempt.id, request, credential: await ask(request, { mediation: 'conditional', signal }) };
    } catch (error) {
      if (aborted.aborted) return undefined;
      if (!expired.aborted) throw error;
    }
  }
  return undefined;
}
