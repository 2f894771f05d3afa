import { connectApi } from './api.js';
import { GATEHOUSE_URL } from './config.js';
import { wordsOf } from './errors.js';
import { identifierLabel, passwordSignIn, signUpInputs } from './fields.js';
import { passkeyItem, walletItem } from './lists.js';
import { connectPasskeys } from './passkeys.js';
import { connectWallets } from './wallets.js';

const api = connectApi(GATEHOUSE_URL);
const passkeys = connectPasskeys(api);
const wallets = connectWallets(api);
const element = (id) => document.getElementById(id);

/** Attempts that the user has given up in this page. */
const abandoned = new Set();
let options;
let attempt = null;
let isSigningUp = false;

const tell = (error, notice = '') => {
  element('error').textContent = error === null ? '' : wordsOf(error);
  element('notice').textContent = notice;
};

/** Runs an operation, tells how it went, and shows the new state of the session. */
async function run(work, notice = '') {
  await passkeys.abort();
  document.body.ariaBusy = 'true';
  tell(null);
  const error = await failureOf(work);
  const hidden = await failureOf(show);
  document.body.ariaBusy = 'false';
  // Otherwise a password would still be in its field after the user has signed out.
  if (error === null) for (const form of document.forms) form.reset();
  tell(error ?? hidden, error === null ? notice : '');
}

const failureOf = (work) =>
  work().then(
    () => null,
    (error) => error,
  );

/** Runs an operation that needs a recent authentication. Asks for one with a passkey or wallet if it is too old. */
const runConfirmed = (work, notice) =>
  run(async () => {
    try {
      await work();
    } catch (error) {
      if (error.code !== 'REAUTHENTICATION_REQUIRED') throw error;
      if (element('passkey-list').children.length > 0) await passkeys.reauthenticate();
      else if (element('wallet-list').children.length > 0) await wallets.reauthenticate();
      else throw error;
      await work();
    }
  }, notice);

/** Shows the account, the step that a sign-up or sign-in waits for, or the forms. */
async function show() {
  options ??= await api.get('/auth/options');
  const session = await api.get('/session');
  const isSignedIn = session.active_signin !== null;
  attempt = isSignedIn ? null : waitingAttempt(session);
  element('account').hidden = !isSignedIn;
  element('step').hidden = attempt === null;
  element('sign-in').hidden = isSignedIn || attempt !== null || isSigningUp;
  element('sign-up').hidden = isSignedIn || attempt !== null || !isSigningUp;
  if (isSignedIn) await showAccount();
  else if (attempt !== null) showStep();
  else showForms();
}

/** The newest attempt with a step of this page. One that waits for autofill is not a step that the user has begun. */
function waitingAttempt({ signup_attempts: signUps, signin_attempts: signIns }) {
  const isAutofill = ({ method, current_step: step }) => method === 'passkey' && step === 'verify_first_factor';
  const waiting = [...signUps, ...signIns.filter((each) => !isAutofill(each))];
  return waiting.filter(({ id }) => !abandoned.has(id)).at(-1) ?? null;
}

function showForms() {
  const { strategies, sign_up_fields: fields, sign_up_mode: mode } = options;
  const usesPasskeys = strategies.includes('passkey') && passkeys.isUsable();
  const usesWallets = strategies.includes('web3_wallet');
  const usesPasswords = strategies.includes('email_password') || strategies.includes('username_password');
  element('identifier-label').textContent = identifierLabel(strategies);
  element('password-sign-in').hidden = !usesPasswords;
  element('other-ways').hidden = !usesPasskeys && !usesWallets;
  element('passkey-sign-in').hidden = !usesPasskeys;
  element('wallet-sign-in').hidden = !usesWallets;
  element('to-sign-up').hidden = mode !== 'open';
  element('wallet-sign-up').hidden = !fields.some(({ name }) => name === 'wallet');
  if (element('sign-up-fields').children.length === 0) element('sign-up-fields').append(...signUpInputs(fields));
  if (isSigningUp || !usesPasskeys || !options.passkey_autofill) return;
  passkeys.offerInAutofill((complete) => run(complete)).catch((error) => tell(error));
}

const STEPS = {
  verify_email: 'Enter the code that we have sent to your email address.',
  verify_phone: 'Enter the code that we have sent to your phone.',
  verify_first_factor: 'Enter the code that we have sent to you.',
  verify_second_factor: 'Confirm that it is you with a passkey, or with a code of your authenticator app.',
  link_wallet: 'Each account here needs a wallet. Link one to continue.',
};

function showStep() {
  const { current_step: step } = attempt;
  element('step-text').textContent = STEPS[step] ?? `Another page has to complete this step: ${step}.`;
  element('passkey-step').hidden = step !== 'verify_second_factor' || !passkeys.isUsable();
  element('wallet-step').hidden = step !== 'link_wallet';
  element('code-form').hidden = !step.startsWith('verify_');
}

async function showAccount() {
  isSigningUp = false;
  const [user, { passkeys: ownPasskeys, prompt_registration: isPrompted }, ownWallets] = await Promise.all([
    api.get('/me'),
    passkeys.list(),
    wallets.list(),
  ]);
  element('user').textContent = user.email ?? user.username ?? `user ${user.id}`;
  element('prompt').hidden = !isPrompted;
  element('no-passkeys').hidden = ownPasskeys.length > 0;
  element('add-passkey').hidden = !options.strategies.includes('passkey') || !passkeys.isUsable();
  element('passkey-list').replaceChildren(...ownPasskeys.map((passkey) => passkeyItem(passkey, passkeyActions)));
  element('wallets').hidden = options.wallets === null && ownWallets.length === 0;
  element('no-wallets').hidden = ownWallets.length > 0;
  element('link-wallet').hidden = options.wallets === null;
  element('wallet-list').replaceChildren(...ownWallets.map((wallet) => walletItem(wallet, walletActions)));
}

const passkeyActions = {
  rename: (id, name) => runConfirmed(() => passkeys.rename(id, name), 'The passkey has its new name.'),
  remove: (id) => {
    if (!confirm('Delete this passkey? You can no longer sign in with it.')) return;
    runConfirmed(() => passkeys.delete(id), 'The passkey was deleted.');
  },
};

const walletActions = {
  unlink: (id) => {
    if (!confirm('Unlink this wallet? You can no longer sign in with it.')) return;
    runConfirmed(() => wallets.unlink(id), 'The wallet was unlinked.');
  },
};

/** Runs an operation of a wallet, where the browser has one. */
const withWallet = (work) => async () => {
  if (wallets.isUsable()) return work();
  throw new Error('This browser has no wallet. Install one, then load the page again.');
};

const onSubmit = (id, handle) =>
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    const filled = [...new FormData(event.target)].filter(([, value]) => value !== '');
    handle(Object.fromEntries(filled), event.submitter?.value);
  });
const onClick = (id, handle) => element(id).addEventListener('click', handle);

onSubmit('password-sign-in', (input) => run(() => api.post('/auth/signin', passwordSignIn(options.strategies, input))));
onSubmit('sign-up', (fields, way) =>
  run(way === 'wallet' ? withWallet(() => wallets.signUp(fields)) : () => api.post('/auth/signup', fields)),
);
onSubmit('code-form', ({ code }) => {
  const field = attempt.method === undefined ? 'signup_attempt_id' : 'signin_attempt_id';
  run(() => api.post('/auth/attempt-verification', { [field]: attempt.id, code }));
});
onSubmit('add-passkey', ({ name }) => {
  runConfirmed(() => passkeys.register(name), 'The passkey was added.');
});
onClick('passkey-sign-in', () => run(passkeys.signIn));
onClick('wallet-sign-in', () => run(withWallet(wallets.signIn)));
onClick('passkey-step', () => run(() => passkeys.passSecondFactor(attempt)));
onClick('wallet-step', () => run(withWallet(() => wallets.link(attempt))));
onClick('link-wallet', () =>
  runConfirmed(
    withWallet(() => wallets.link(null)),
    'The wallet was linked.',
  ),
);
onClick('sign-out', () => run(() => api.post('/auth/signout')));
onClick('start-again', () => run(async () => abandoned.add(attempt.id)));
for (const [id, value] of [
  ['to-sign-up', true],
  ['to-sign-in', false],
]) {
  onClick(id, () => run(async () => (isSigningUp = value)));
}

run(async () => {});
