const text = document.getElementById('text');
const actions = document.getElementById('actions');
const query = new URLSearchParams(location.search);
const token = query.get('token');
const redirectUrl = query.get('redirect_url');

/** Says how it ended. A link that was used, or can't be, has no business in the history. */
function end(title, sentence) {
  document.querySelector('h1').textContent = title;
  document.title = title;
  text.textContent = sentence;
  actions.replaceChildren();
  history.replaceState(null, '', location.pathname);
}

function succeeded({ signin, email, redirect_url: next }) {
  const then = next == null ? 'You can close this page and go on in the application.' : 'Taking you to the application …';
  if (signin != null) end('You are signed in', then);
  else if (email != null) end('Your address is confirmed', then);
  else end('One more step', `The link is confirmed, but something is still missing. ${then}`);
  if (next != null) location.replace(next);
}

/** Another try may help where the service was busy, or in another browser; the link is as it was. */
function failed({ message, errors }, button) {
  const code = errors?.[0]?.code;
  if (code === 'INVALID_LINK' || code === 'VALIDATION_FAILED') return end('This link does not work', message);
  text.textContent = message ?? 'Something went wrong. Try again.';
  button.disabled = false;
}

async function confirm(button) {
  button.disabled = true;
  text.textContent = 'One moment …';
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
    failed({ message: 'The service could not be reached. Try again in a moment.' }, button);
  }
}

if (token) {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'confirm';
  button.className = 'is-main';
  button.textContent = 'Continue';
  button.addEventListener('click', () => void confirm(button));
  text.textContent = 'You opened a link from your mail. Press the button to go on in this browser. The link works once.';
  actions.replaceChildren(button);
} else {
  end('This link is incomplete', 'Copy the whole link from the mail, or ask for a new one.');
}
