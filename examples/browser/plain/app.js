import { API_URL, GATEHOUSE_URL } from './config.js';
import { connect, sessionTokens } from './gatehouse.js';

const gatehouse = connect(GATEHOUSE_URL);
const tokens = sessionTokens(gatehouse.sessionToken);
const element = (id) => document.getElementById(id);

/** Shows the account, the form for a code, or the form for email address and password. */
async function show() {
  const user = await gatehouse.user();
  const attempt = user === null ? await gatehouse.waitingAttempt() : null;
  const organizations = user === null ? [] : await gatehouse.organizations();
  element('email').textContent = user?.email ?? '';
  element('organizations').replaceChildren(...organizations.map(({ name }) => listItem(name)));
  element('no-organizations').hidden = organizations.length > 0;
  element('account').hidden = user === null;
  element('code-form').hidden = attempt === null;
  element('sign-in').hidden = user !== null || attempt !== null;
}

/** Shows a button for each provider of social sign-in, which leads there and comes back to this page. */
async function showProviders() {
  const providers = await gatehouse.socialProviders();
  element('providers').replaceChildren(...providers.map(({ name, label }) => providerButton(name, label)));
}

function providerButton(name, label) {
  const link = document.createElement('a');
  link.className = 'button';
  link.href = gatehouse.socialSignIn(name, location.href);
  link.textContent = `Continue with ${label}`;
  return link;
}

function listItem(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

const showError = (error) => {
  element('error').textContent = error.message;
};

/** Runs an operation, and shows the new state of the session, and the error if one fails. */
async function run(work) {
  element('error').textContent = '';
  await work().catch(showError);
  await show().catch(showError);
}

/** Calls `work` with the fields of a form, and clears them when it succeeds. */
function onSubmit(id, work) {
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    run(async () => {
      await work(fields);
      form.reset();
    });
  });
}

onSubmit('sign-in-form', ({ email, password, action }) => gatehouse[action](email, password));
onSubmit('code-form', async ({ code }) => gatehouse.verify(await gatehouse.waitingAttempt(), code));
onSubmit('organization-form', ({ name }) => gatehouse.createOrganization(name));

element('call-api').addEventListener('click', () =>
  run(async () => {
    const response = await tokens.fetch(new URL('/greeting', API_URL));
    element('api-response').textContent = (await response.json()).message;
  }),
);

element('sign-out').addEventListener('click', () =>
  run(async () => {
    await gatehouse.signOut();
    tokens.forget();
    element('api-response').textContent = '';
  }),
);

// The user may have signed out, or in to another account, in another tab.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') return;
  tokens.forget();
  run(async () => {});
});

element('sign-in-page').href = gatehouse.signInPage(location.href);
run(showProviders);
