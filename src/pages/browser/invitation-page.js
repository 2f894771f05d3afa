const token = new URLSearchParams(location.search).get('token') ?? '';
const text = document.getElementById('text');
const actions = document.getElementById('actions');

/** Sends a request to this host and returns the response envelope, or a message when there is no response. */
async function request(method, path, body) {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    return { isOk: response.ok, status: response.status, ...(await response.json()) };
  } catch {
    return { isOk: false, status: 0, message: 'The service could not be reached. Check your connection and try again.', errors: [] };
  }
}

function show(sentence, ...buttons) {
  text.textContent = sentence;
  actions.replaceChildren(...buttons.filter((button) => button !== null));
}

/** A link to a page of the application, with the invitation token. Null when the settings do not contain the page. */
function link(label, page, isMain, parameters = { invitation_token: token }) {
  if (!page) return null;
  const url = new URL(page, location.origin);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const element = document.createElement('a');
  element.href = url.href;
  element.textContent = label;
  if (isMain) element.className = 'is-main';
  return element;
}

function acceptButton(pages) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'is-main';
  element.textContent = 'Accept invitation';
  element.addEventListener('click', async () => {
    element.disabled = true;
    await accept(pages);
  });
  return element;
}

async function accept(pages) {
  const response = await request('POST', '/invitations/accept', { token });
  if (response.isOk) {
    const { organization, workspace } = response.data;
    // Remove the used token from the browser's history.
    history.replaceState(null, '', location.pathname);
    const name = workspace === null ? `“${organization.name}”` : `“${workspace.name}” in “${organization.name}”`;
    show(`You are now a member of ${name}.`, link('Continue', pages.after_signin_redirect_url, true, {}));
    return;
  }
  const code = response.errors?.[0]?.code;
  if (code === 'NOT_AUTHENTICATED') return void (await start());
  const otherAccount = code === 'EMAIL_NOT_VERIFIED' ? link('Use another account', pages.sign_in_page_url, false) : null;
  const retry = response.status === 0 || response.status >= 429 ? acceptButton(pages) : null;
  show(response.message, retry, otherAccount);
}

async function start() {
  const [meta, graph] = await Promise.all([
    request('GET', '/.well-known/meta'),
    request('POST', '/graphql', { query: '{ viewer { email username } }' }),
  ]);
  const pages = meta.isOk ? meta.data : {};
  if (meta.isOk) document.title = `${document.title.split(' · ')[0]} · ${pages.app_name}`;
  if (!graph.isOk) return show(graph.message ?? graph.errors?.[0]?.message);
  if (graph.data.viewer !== null) {
    const { email, username } = graph.data.viewer;
    const otherAccount = link('Use another account', pages.sign_in_page_url, false);
    const account = email ?? username;
    show(account ? `You are signed in as ${account}.` : 'You are signed in.', acceptButton(pages), otherAccount);
    return;
  }
  const toApp = pages.app_name ? ` to ${pages.app_name}` : '';
  show(
    `You are invited${toApp}. To accept, sign up with the email address that received the invitation. If you have an account, sign in and open the link again.`,
    link('Sign up', pages.sign_up_page_url, true),
    link('Sign in', pages.sign_in_page_url, false),
  );
}

if (token === '') show('This link is incomplete. Open the link in the invitation email again.');
else void start();
