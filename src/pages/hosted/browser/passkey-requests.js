import { post } from './requests.js';

export const canUsePasskeys = () => typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** The request for autofill, and when it has ended: a browser allows one pending request at a time. */
let autofill = { controller: new AbortController(), ended: Promise.resolve() };

async function abortAutofill() {
  autofill.controller.abort();
  await autofill.ended;
}

async function ask({ options }, extra = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey, ...extra });
  return credential.toJSON();
}

/** Completes a step of a sign-in. After a deleted passkey the browser learns that it no longer exists. */
async function complete(attemptId, { options }, credential) {
  try {
    await post('/auth/attempt-passkey', { signin_attempt_id: attemptId, credential });
  } catch (error) {
    if (error.code === 'PASSKEY_NOT_FOUND') {
      const unknown = { rpId: options.rpId, credentialId: credential.id };
      await PublicKeyCredential.signalUnknownCredential?.(unknown);
    }
    throw error;
  }
}

const begin = () => post('/auth/signin', { strategy: 'passkey' });

/** Signs in with a passkey of the browser's dialog. */
export async function signInWithPasskey() {
  await abortAutofill();
  const { signin_attempt: attempt, passkey_request: request } = await begin();
  await complete(attempt.id, request, await ask(request));
}

/** Passes the step of an attempt with a passkey. */
export async function passPasskeyStep(attemptId) {
  const request = await post('/auth/prepare-passkey', { signin_attempt_id: attemptId });
  await complete(attemptId, request, await ask(request));
}

/** How long before its expiry at which a challenge of the autofill is replaced. */
const MARGIN_MS = 5_000;
/** A page that stays open stops replacing challenges after an hour. */
const MAX_CHALLENGES = 12;

/** Waits until the user chooses a passkey in the autofill. Returns undefined when it ends without one. */
async function choose(aborted) {
  for (let count = 0; count < MAX_CHALLENGES && !aborted.aborted; count += 1) {
    const { signin_attempt: attempt, passkey_request: request } = await begin();
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

/** Offers passkeys in the autofill of the identifier field. Returns whether the user has signed in with one. */
export async function offerInAutofill() {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  const controller = new AbortController();
  const choice = choose(controller.signal);
  autofill = { controller, ended: choice.catch(() => {}) };
  const chosen = await choice;
  if (chosen === undefined) return false;
  await complete(chosen.attemptId, chosen.request, chosen.credential);
  return true;
}

/** Registers a passkey for the signed-in user. */
export async function registerPasskey() {
  const { options } = await post('/me/passkeys/prepare');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await post('/me/passkeys', { credential: credential.toJSON() });
}
