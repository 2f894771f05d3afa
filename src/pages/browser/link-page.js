const text = document.getElementById('text');
const actions = document.getElementById('actions');
const query = new URLSearchParams(location.search);
const token = query.get('token');
const redirectUrl = query.get('redirect_url');
let hasEnded = false;

function setTitle(title) {
  document.querySelector('h1').textContent = title;
  document.title = title;
}

/** Adds the application's name to the heading. Without a response, the heading does not change. */
async function showAppName() {
  try {
    const { data } = await (await fetch('/.well-known/meta')).json();
    if (data?.app_name && !hasEnded) setTitle(`Sign in to ${data.app_name}`);
  } catch {
    // The page works without the name.
  }
}

/** Shows the result and removes the used or invalid link from the browser's history. */
function end(title, sentence) {
  hasEnded = true;
  setTitle(title);
  text.textContent = sentence;
  actions.replaceChildren();
  history.replaceState(null, '', location.pathname);
}

function succeeded({ signin, email, redirect_url: next }) {
  const then = next == null ? 'You can close this page and continue in the application.' : 'Redirecting to the application …';
  if (signin != null) end('You are signed in', then);
  else if (email != null) end('Your email address is confirmed', then);
  else end('One more step', `The link was accepted, but your sign-in or sign-up is not complete. ${then}`);
  if (next != null) location.replace(next);
}

/** Shows an error. Unless the link is invalid, it was not used, and the user can try again. */
function failed({ message, errors }, button) {
  const code = errors?.[0]?.code;
  if (code === 'INVALID_LINK' || code === 'VALIDATION_FAILED') return end('This link is invalid', message);
  text.textContent = message ?? 'Something went wrong. Try again.';
  button.disabled = false;
}

async function confirm(button) {
  button.disabled = true;
  text.textContent = 'Checking the link …';
  try {
    const response = await fetch('/auth/verify-magic-link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(redirectUrl === null ? { token } : { token, redirect_url: redirectUrl }),
    });
    const body = await response.json();
    if (response.ok) succeeded(body.data);
    else failed(body, button);
  } catch {
    failed({ message: 'The service could not be reached. Check your connection and try again.' }, button);
  }
}

if (token) {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'confirm';
  button.className = 'is-main';
  button.textContent = 'Continue';
  button.addEventListener('click', () => void confirm(button));
  text.textContent = 'Press Continue to use the link from your email in this browser. The link can be used once.';
  actions.replaceChildren(button);
  void showAppName();
} else {
  end('This link is incomplete', 'Copy the whole link from the email, or request a new one.');
}
