// The credential box of both pages. What is typed stays in this closure: it is neither stored nor put into an address.
(() => {
  const box = document.querySelector('.gh-credential');
  const input = document.getElementById('credential');
  const state = document.getElementById('credential-state');
  const hint = document.getElementById('hint');
  const { header, prefix, cookie } = box.dataset;
  const idle = state.textContent;

  const value = () => {
    const text = input.value.trim();
    // Somebody who copies a whole header means the same credential.
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
  // Browsers fill fields again when a page is reloaded or comes back from their cache.
  window.addEventListener('pagehide', () => {
    input.value = '';
  });
  input.value = '';

  globalThis.gatehouse = {
    settings: JSON.parse(document.getElementById('page').textContent),

    headers: () => (value() === '' ? {} : { [header]: prefix + value() }),

    // The cookie and the header name two sessions, which the service refuses.
    credentials: () => (cookie && value() !== '' ? 'omit' : 'same-origin'),

    // The call was refused for want of a credential: say what to do.
    refused() {
      box.classList.add('is-missing');
      hint.textContent = cookie
        ? 'You are not signed in. Sign in through the API (the session cookie is kept by your browser), or paste a development session above.'
        : value() === ''
          ? 'This call needs a credential. Paste an API key into the box above; the service printed one when it first started.'
          : 'The service does not accept this credential: it is wrong, expired or revoked.';
      hint.hidden = false;
    },
  };
})();
