const token = new URLSearchParams(location.search).get('token') ?? '';
const text = document.getElementById('text');
const actions = document.getElementById('actions');

/** The envelope of a call to this host; without one, a sentence in its place. */
async function call(method, path, body) {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    return { isOk: response.ok, status: response.status, ...(await response.json()) };
  } catch {
    return { isOk: false, status: 0, message: 'The service could not be reached. Try again in a moment.', errors: [] };
  }
}

function show(sentence, ...buttons) {
  text.textContent = sentence;
  actions.replaceChildren(...buttons.filter((button) => button !== null));
}

/** A link to one of the application's pages, which takes the invitation along; null where no setting names the page. */
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
  element.textContent = 'Accept the invitation';
  element.addEventListener('click', async () => {
    element.disabled = true;
    await accept(pages);
  });
  return element;
}

async function accept(pages) {
  const answer = await call('POST', '/invitations/accept', { token });
  if (answer.isOk) {
    const { organization, workspace } = answer.data;
    // The token is of no use any more: it need not stay in the browser's history.
    history.replaceState(null, '', location.pathname);
    const place = workspace === null ? `“${organization.name}”` : `“${workspace.name}” of “${organization.name}”`;
    show(`You are now a member of ${place}.`, link('Continue', pages.after_signin_redirect_url, true, {}));
    return;
  }
  const code = answer.errors?.[0]?.code;
  if (code === 'NOT_AUTHENTICATED') return void (await start());
  const other = code === 'EMAIL_NOT_VERIFIED' ? link('Use another account', pages.sign_in_page_url, false) : null;
  const retry = answer.status === 0 || answer.status >= 429 ? acceptButton(pages) : null;
  show(answer.message, retry, other);
}

async function start() {
  const [meta, graph] = await Promise.all([
    call('GET', '/.well-known/meta'),
    call('POST', '/graphql', { query: '{ viewer { email username } }' }),
  ]);
  const pages = meta.isOk ? meta.data : {};
  if (meta.isOk) document.title = `${document.title.split(' · ')[0]} · ${pages.app_name}`;
  if (!graph.isOk) return show(graph.message ?? graph.errors?.[0]?.message);
  if (graph.data.viewer !== null) {
    const { email, username } = graph.data.viewer;
    const other = link('Use another account', pages.sign_in_page_url, false);
    show(`You are signed in as ${email ?? username ?? 'yourself'}.`, acceptButton(pages), other);
    return;
  }
  const where = pages.app_name ? ` to ${pages.app_name}` : '';
  show(
    `You are invited${where}. To accept, sign up with the address that the invitation was sent to, or sign in and open its link again.`,
    link('Sign up', pages.sign_up_page_url, true),
    link('Sign in', pages.sign_in_page_url, false),
  );
}

if (token === '') show('This address has no invitation in it. Open the link of your mail once more.');
else void start();
