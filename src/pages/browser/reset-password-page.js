const text = document.getElementById('text');
const actions = document.getElementById('actions');
const form = document.getElementById('form');
const faults = document.getElementById('faults');
const button = form.querySelector('button');
const token = new URLSearchParams(location.search).get('token') ?? '';
// It need not stay in the browser's history, nor be copied from the address bar.
history.replaceState(null, '', location.pathname);

/** The envelope of a call to this host, or null. */
async function call(path, options) {
  try {
    return await (await fetch(path, options)).json();
  } catch {
    return null;
  }
}

function complain(...messages) {
  const items = messages.map((message) => Object.assign(document.createElement('li'), { textContent: message }));
  faults.replaceChildren(...items);
  faults.hidden = messages.length === 0;
}

/** The end of the form: what has come of it, and where to go on. */
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
  const answer = await call('/auth/reset-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, new_password: password }),
  });
  if (answer === null) return complain('The service could not be reached. Try again in a moment.');
  if (answer.status === 200) return finish('Your password was changed, and you were signed out everywhere.');
  if (answer.errors[0].code === 'INVALID_LINK') return finish(answer.message);
  complain(...answer.errors.map(({ message }) => message.replace(/^new_password /, 'The password ')));
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const password = document.getElementById('password').value;
  complain();
  if (password === '') return complain('Type the new password.');
  if (password !== document.getElementById('repeated').value) return complain('The two are not the same.');
  button.disabled = true;
  await send(password);
  button.disabled = false;
});

const meta = call('/.well-known/meta');
void meta.then((answer) => {
  const name = answer?.data?.app_name;
  if (name) document.title = `${document.title} · ${name}`;
});
if (token === '') void finish('This address has no token in it. Open the link of your mail once more.');
