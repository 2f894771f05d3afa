const text = document.getElementById('text');
const actions = document.getElementById('actions');
const ticket = new URLSearchParams(location.search).get('ticket');
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

/** Shows the result and removes the used or invalid ticket from the browser's history. */
function end(title, sentence) {
  hasEnded = true;
  setTitle(title);
  text.textContent = sentence;
  actions.replaceChildren();
  history.replaceState(null, '', location.pathname);
}

function succeeded({ signin }) {
  if (signin != null) end('You are signed in', 'You can close this page and continue in the application.');
  else end('One more step', 'The link was accepted. Continue the sign-in in the application.');
}

/** Shows an error. Unless the ticket is invalid, it was not used, and the user can try again. */
function failed({ message, errors }, button) {
  if (errors?.[0]?.code === 'INVALID_CREDENTIALS') return end('This link is invalid', message);
  text.textContent = message ?? 'Something went wrong. Try again.';
  button.disabled = false;
}

async function signIn(button) {
  button.disabled = true;
  text.textContent = 'Signing in …';
  try {
    const response = await fetch('/auth/signin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ strategy: 'ticket', ticket }),
    });
    const body = await response.json();
    if (response.ok) succeeded(body.data);
    else failed(body, button);
  } catch {
    failed({ message: 'The service could not be reached. Check your connection and try again.' }, button);
  }
}

if (ticket) {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'confirm';
  button.className = 'is-main';
  button.textContent = 'Continue';
  button.addEventListener('click', () => void signIn(button));
  text.textContent = 'Press Continue to sign in in this browser. The link can be used once.';
  actions.replaceChildren(button);
  void showAppName();
} else {
  end('This link is incomplete', 'Copy the whole link, or ask for a new one.');
}
