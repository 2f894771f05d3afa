// The credential field of GraphiQL and the API reference, and what both keep for this browser tab: the credential, and the
// tabs, queries and history of GraphiQL. Never in localStorage, whose content survives the tab and is shared by all tabs.
(() => {
  const box = document.querySelector('.credential');
  const input = document.getElementById('credential');
  const keep = document.getElementById('keep');
  const state = document.getElementById('credential-state');
  const hint = document.getElementById('hint');
  const { header, prefix, cookie } = box.dataset;
  const idle = state.textContent;

  const PREFIX = 'gatehouse:';
  const CREDENTIAL = 'credential';
  // The choice itself is no secret, so it applies to later tabs too.
  const FORGET = 'gatehouse:forget';

  // What this page has stored. The content of sessionStorage while the box is checked.
  const values = new Map();
  const isKept = () => keep.checked;
  const ownKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

  const storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      values.set(key, value);
      if (isKept()) write(key, value);
    },
    removeItem(key) {
      values.delete(key);
      sessionStorage.removeItem(PREFIX + key);
    },
    clear(start) {
      for (const key of [...values.keys()]) if (key.startsWith(start)) storage.removeItem(key);
    },
  };

  const write = (key, value) => {
    try {
      sessionStorage.setItem(PREFIX + key, value);
    } catch {
      // The storage is full: a long history is kept until the page is left.
    }
  };

  const load = () => {
    for (const key of ownKeys()) values.set(key.slice(PREFIX.length), sessionStorage.getItem(key));
    input.value = storage.getItem(CREDENTIAL) ?? '';
  };

  const forget = () => {
    for (const key of ownKeys()) sessionStorage.removeItem(key);
  };

  const value = () => {
    const text = input.value.trim();
    // Accept a whole header value with its prefix.
    return prefix && text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length).trim() : text;
  };

  const show = () => {
    const isSet = value() !== '';
    box.classList.toggle('is-set', isSet);
    input.removeAttribute('aria-invalid');
    hint.hidden = true;
    state.textContent = isSet ? `Sent as ${header}` : idle;
  };

  input.addEventListener('input', () => {
    if (value() === '') storage.removeItem(CREDENTIAL);
    else storage.setItem(CREDENTIAL, value());
    show();
  });
  input.addEventListener('focus', () => input.select());

  keep.addEventListener('change', () => {
    if (isKept()) {
      localStorage.removeItem(FORGET);
      for (const [key, text] of values) write(key, text);
    } else {
      localStorage.setItem(FORGET, 'yes');
      forget();
    }
  });

  // Browsers restore field values when a page is reloaded or comes from their cache.
  window.addEventListener('pagehide', () => {
    if (!isKept()) values.delete(CREDENTIAL);
    input.value = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Another page of this tab may have changed the credential or the choice.
    keep.checked = localStorage.getItem(FORGET) === null;
    values.delete(CREDENTIAL);
    load();
    show();
  });

  keep.checked = localStorage.getItem(FORGET) === null;
  if (!isKept()) forget();
  load();
  show();

  globalThis.gatehouse = {
    settings: JSON.parse(document.getElementById('page').textContent),
    storage,

    hasCredential: () => value() !== '',

    // The options of a request with these headers and the credential. A header of the request replaces the credential.
    authorized(own = {}) {
      const headers = new Headers(own);
      if (value() !== '' && !headers.has(header)) headers.set(header, prefix + value());
      // The service rejects a request with both the cookie and the header.
      return { headers, credentials: cookie && headers.has(header) ? 'omit' : 'same-origin' };
    },

    // Shows what to do after a response without a valid credential.
    showUnauthenticated() {
      input.setAttribute('aria-invalid', 'true');
      hint.textContent = cookie
        ? 'You are not signed in. Sign in through the API (your browser keeps the session cookie), or paste a development session above.'
        : value() === ''
          ? 'This request requires a credential. Paste an API key into the field above. The service printed one when it first started.'
          : 'This credential is invalid, or it has expired or was revoked. Paste another one.';
      hint.hidden = false;
    },
  };
})();
