const isUsable = () => typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** Passkeys of the signed-in user, and the requests of the browser for a passkey. */
export function connectPasskeys(api) {
  /** The request for autofill, and when it has ended. */
  let autofill = { controller: new AbortController(), ended: Promise.resolve() };

  /** Aborts the request for autofill, because a browser allows one pending request at a time. */
  async function abort() {
    autofill.controller.abort();
    await autofill.ended;
  }

  const begin = () => api.post('/auth/signin', { strategy: 'passkey' });

  /** Asks the browser for a passkey. Returns the credential in the JSON form of WebAuthn. */
  async function ask({ options }, extra = {}) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey, ...extra });
    return credential.toJSON();
  }

  /** Waits for the choice of a passkey in the autofill. Challenges expire, so it replaces them. Null after an abort. */
  async function choose(aborted) {
    if (!isUsable() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
    for (;;) {
      const { signin_attempt: attempt, passkey_request: request } = await begin();
      const expired = AbortSignal.timeout(Date.parse(request.expires_at) - Date.now() - 5_000);
      try {
        const signal = AbortSignal.any([aborted, expired]);
        return [attempt, request, await ask(request, { mediation: 'conditional', signal })];
      } catch (error) {
        if (aborted.aborted) return null;
        if (!expired.aborted) throw error;
      }
    }
  }

  /** Completes a step of a sign-in. After a deleted passkey the browser learns that it no longer exists. */
  async function complete(attempt, { options }, credential) {
    try {
      return await api.post('/auth/attempt-passkey', { signin_attempt_id: attempt.id, credential });
    } catch (error) {
      if (error.code === 'PASSKEY_NOT_FOUND') {
        const unknown = { rpId: options.rpId, credentialId: credential.id };
        await PublicKeyCredential.signalUnknownCredential?.(unknown);
      }
      throw error;
    }
  }

  /** Tells the browser which passkeys are left, so that it no longer offers deleted ones. */
  async function signalAccepted({ passkeys, rp_id: rpId, user_handle: userId }) {
    const allAcceptedCredentialIds = passkeys.map((passkey) => passkey.credential_id);
    await PublicKeyCredential.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds });
  }

  return {
    isUsable,
    abort,
    list: () => api.get('/me/passkeys'),
    async register(name) {
      const { options } = await api.post('/me/passkeys/prepare');
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = await navigator.credentials.create({ publicKey });
      await api.post('/me/passkeys', { credential: credential.toJSON(), ...(name && { name }) });
    },
    rename: (id, name) => api.patch(`/me/passkeys/${id}`, { name }),
    delete: async (id) => signalAccepted(await api.delete(`/me/passkeys/${id}`)),

    /** Signs in by the dialog of the browser. */
    async signIn() {
      await abort();
      const { signin_attempt: attempt, passkey_request: request } = await begin();
      return complete(attempt, request, await ask(request));
    },
    /**
     * Offers passkeys in the autofill of the field with `autocomplete="username webauthn"`. After the user has chosen one,
     * calls `onChoice` with a function that completes the sign-in.
     */
    async offerInAutofill(onChoice) {
      await abort();
      const controller = new AbortController();
      const choice = choose(controller.signal);
      autofill = { controller, ended: choice.catch(() => {}) };
      const chosen = await choice;
      if (chosen !== null) await onChoice(() => complete(...chosen));
    },
    /** Passes the second factor of a sign-in. */
    async passSecondFactor(attempt) {
      const request = await api.post('/auth/prepare-passkey', { signin_attempt_id: attempt.id });
      return complete(attempt, request, await ask(request));
    },
    /** Authenticates the signed-in user again, for operations that need a recent authentication. */
    async reauthenticate() {
      const request = await api.post('/me/reauthenticate/prepare-passkey');
      await api.post('/me/reauthenticate', { passkey: await ask(request) });
    },
  };
}
