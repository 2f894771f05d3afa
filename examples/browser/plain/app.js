import { GATEHOUSE_URL } from './config.js';
import { connect } from './gatehouse.js';

const gatehouse = connect(GATEHOUSE_URL);
const element = (id) => document.getElementById(id);

/** Shows the account, the form for a code, or the form for email address and password. */
async function show() {
  const user = await gatehouse.user();
  const attempt = user === null ? await gatehouse.waitingAttempt() : null;
  element('account').hidden = user === null;
  element('code-form').hidden = attempt === null;
  element('sign-in-form').hidden = user !== null || attempt !== null;
  element('email').textContent = user?.email ?? '';
}

/** Runs an operation, shows its error if it fails, and shows the new state of the session. */
async function run(work) {
  element('error').textContent = '';
  try {
    await work();
  } catch (error) {
    element('error').textContent = error.message;
  }
  await show();
}

element('sign-in-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { email, password } = Object.fromEntries(new FormData(event.target));
  const operation = event.submitter.value === 'sign-up' ? gatehouse.signUp : gatehouse.signIn;
  run(() => operation(email, password));
});

element('code-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { code } = Object.fromEntries(new FormData(event.target));
  run(async () => gatehouse.verify(await gatehouse.waitingAttempt(), code));
});

element('sign-out').addEventListener('click', () => run(gatehouse.signOut));

run(async () => {});
