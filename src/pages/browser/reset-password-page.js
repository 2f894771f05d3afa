const text = document.getElementById('text');
const actions = document.getElementById('actions');
const form = document.getElementById('form');
const errorList = document.getElementById('errors');
const button = form.querySelector('button');
const token = new URLSearchParams(location.search).get('token') ?? '';
// Remove the token from the address bar and the browser's history.
history.replaceState(null, '', location.pathname);

/** Sends a request to this host and returns the response envelope, or null when there is no response. */
async function request(path, options) {
  try {
    return await (await fetch(path, options)).json();
  } catch {
    return null;
  }
}

function showErrors(...messages) {
  const items = messages.map((message) => Object.assign(document.createElement('li'), { textContent: message }));
  errorList.replaceChildren(...items);
  errorList.hidden = messages.length === 0;
}

/** Replaces the form with the result and a link to the sign-in page. */
async function finish(sentence) {
  form.hidden = true;
  text.textContent = sentence;
  const page = (await meta)?.data?.sign_in_page_url;
  if (!page) return;
  const link = Object.assign(document.createElement('a'), { href: new URL(page, location.origin).href });
  link.className = 'is-main';
  link.textContent = 'Sign in';
  actions.replaceChildren(link);
}

async function send(password) {
  const response = await request('/auth/reset-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, new_password: password }),
  });
  if (response === null) return showErrors('The service could not be reached. Check your connection and try again.');
  if (response.status === 200) return finish('Your password was changed. You were signed out on all devices.');
  if (response.errors[0].code === 'INVALID_LINK') return finish(response.message);
  showErrors(...response.errors.map(({ message }) => message.replace(/^new_password /, 'The password ')));
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const password = document.getElementById('password').value;
  showErrors();
  if (password === '') return showErrors('Enter a new password.');
  if (password !== document.getElementById('repeated').value) return showErrors('The passwords do not match.');
  button.disabled = true;
  await send(password);
  button.disabled = false;
});

const meta = request('/.well-known/meta');
void meta.then((response) => {
  const name = response?.data?.app_name;
  if (name) document.title = `${document.title} · ${name}`;
});
if (token === '') void finish('This link is incomplete. Open the link in the email again, or request a new one.');
