// The credential field of GraphiQL and the API reference. The value stays in this closure: it is not stored, nor in a URL.
(() => {
  const box = document.querySelector('.gh-credential');
  const input = document.getElementById('credential');
  const state = document.getElementById('credential-state');
  const hint = document.getElementById('hint');
  const { header, prefix, cookie } = box.dataset;
  const idle = state.textContent;

  const value = () => {
    const text = input.value.trim();
    // Accept a whole header value with its prefix.
    return prefix && text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length).trim() : text;
  };

  const show = () => {
    const isSet = value() !== '';
    box.classList.toggle('is-set', isSet);
    box.classList.remove('is-missing');
    hint.hidden = true;
    state.textContent = isSet ? `Sent as ${header}` : idle;
  };

  input.addEventListener('input', show);
  input.addEventListener('focus', () => input.select());
  // Browsers restore field values when a page is reloaded or comes from their cache.
  window.addEventListener('pagehide', () => {
    input.value = '';
  });
  input.value = '';

  globalThis.gatehouse = {
    settings: JSON.parse(document.getElementById('page').textContent),

    headers: () => (value() === '' ? {} : { [header]: prefix + value() }),

    // The service rejects a request with both the cookie and the header.
    credentials: () => (cookie && value() !== '' ? 'omit' : 'same-origin'),

    // Shows what to do after a response without a valid credential.
    showUnauthenticated() {
      box.classList.add('is-missing');
      hint.textContent = cookie
        ? 'You are not signed in. Sign in through the API (your browser keeps the session cookie), or paste a development session above.'
        : value() === ''
          ? 'This request requires a credential. Paste an API key into the field above. The service printed one when it first started.'
          : 'This credential is invalid, or it has expired or was revoked. Paste another one.';
      hint.hidden = false;
    },
  };
})();
