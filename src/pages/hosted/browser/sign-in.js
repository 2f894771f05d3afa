import { isBusy, showBusy } from './busy.js';
import {
  canUsePasskeys,
  offerInAutofill,
  passPasskeyStep,
  registerPasskey,
  signInWithPasskey,
} from './passkey-requests.js';
import { canUseWallets, linkWallet, signChallenge, signInWithWallet } from './wallet-requests.js';

const root = document.getElementById('sign-in');
const texts = JSON.parse(root.dataset.texts);
const { attempt } = root.dataset;

/** Remembers in this browser that the user does not want a passkey. */
const SKIPPED = 'gatehouse.passkey-offer-skipped';
const isSkipped = () => {
  try {
    return localStorage.getItem(SKIPPED) !== null;
  } catch {
    return true;
  }
};
const offersPasskey = root.dataset.offer === 'yes' && canUsePasskeys() && !isSkipped();

/** Goes on to the next step. `way` is how the user has signed in here, which the next page remembers. */
function continueSignIn(way) {
  const url = new URL(root.dataset.next, location.origin);
  if (url.origin === location.origin && url.searchParams.get('step') === 'next') {
    if (way !== undefined) url.searchParams.set('way', way);
    if (offersPasskey) url.searchParams.set('passkeys', 'yes');
  }
  location.assign(url);
}

function showProblem(error) {
  const problem = document.getElementById('script-problem');
  if (problem === null) return;
  const code = error instanceof TypeError ? 'NETWORK' : (error.code ?? error.name);
  problem.querySelector('[data-problem-text]').textContent = texts[code] ?? texts[error.name] ?? texts.OTHER;
  problem.hidden = false;
}

/** Runs the work of a button, then continues. One request to the authenticator or wallet is pending at a time. */
async function run(element, work, proceed = () => continueSignIn()) {
  if (isBusy(element)) return;
  const endBusy = showBusy(element);
  document.getElementById('script-problem')?.setAttribute('hidden', '');
  try {
    proceed(await work());
  } catch (error) {
    showProblem(error);
    endBusy();
  }
}

const BUTTONS = {
  'passkey-sign-in': {
    isUsable: canUsePasskeys,
    click: (element) => run(element, signInWithPasskey, () => continueSignIn('passkey')),
  },
  'passkey-step': { isUsable: canUsePasskeys, click: (element) => run(element, () => passPasskeyStep(attempt)) },
  'passkey-register': { isUsable: canUsePasskeys, click: (element) => run(element, registerPasskey) },
  'wallet-sign-in': {
    isUsable: () => true,
    click: (element) =>
      run(
        element,
        () => usingWallet(signInWithWallet),
        () => continueSignIn('wallet'),
      ),
  },
  'wallet-link': {
    isUsable: () => true,
    click: (element) => run(element, () => usingWallet(() => linkWallet(attempt))),
  },
  'wallet-sign-up': { isUsable: () => true, click: signUpWithWallet },
};

/** Runs an operation of a wallet, where the browser has one. */
function usingWallet(work) {
  if (canUseWallets()) return work();
  throw Object.assign(new Error('No wallet'), { code: 'NO_WALLET' });
}

/** Sends the form of a new account with a challenge that the wallet has signed. A field that the wallet replaces may be empty. */
function signUpWithWallet(element) {
  const { form, dataset } = element;
  if (![...form.elements].every((field) => field.name === dataset.replaces || field.reportValidity())) return;
  const send = ({ message, signature }) => {
    const addWallet = ({ formData }) => {
      formData.set('walletMessage', message);
      formData.set('walletSignature', signature);
    };
    form.addEventListener('formdata', addWallet, { once: true });
    form.submit();
  };
  run(element, () => usingWallet(signChallenge), send);
}

for (const element of root.querySelectorAll('[data-run]')) {
  const { isUsable, click } = BUTTONS[element.dataset.run];
  if (!isUsable()) continue;
  element.hidden = false;
  element.disabled = false;
  element.addEventListener('click', (event) => {
    event.preventDefault();
    click(element);
  });
}
/** What is around buttons of this script is shown together with them. */
for (const box of root.querySelectorAll('[data-scripted]')) {
  box.hidden = box.querySelector('[data-run]:not([hidden])') === null;
}

if (offersPasskey) {
  for (const form of document.forms) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: 'passkeys', value: 'yes' });
    form.append(input);
  }
  for (const link of root.querySelectorAll('a[href*="step=next"], a[data-provider]')) {
    const url = new URL(link.href);
    url.searchParams.set('passkeys', 'yes');
    link.href = url.href;
  }
}
for (const link of root.querySelectorAll('[data-skips-passkey]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem(SKIPPED, 'yes');
    } catch {
      // Without storage the page offers it again.
    }
  });
}

/** Counts down until the service accepts another message. */
for (const element of root.querySelectorAll('[data-wait]')) {
  const button = element.querySelector('button');
  const label = button.textContent;
  const end = Date.now() + Number(element.dataset.wait) * 1_000;
  const update = () => {
    const seconds = Math.ceil((end - Date.now()) / 1_000);
    button.disabled = seconds > 0;
    button.textContent = seconds > 0 ? element.dataset.waitText.replace('{seconds}', seconds) : label;
    if (seconds > 0) setTimeout(update, 1_000);
  };
  update();
}

/** Continues here when the user returns to this tab after the link was opened in another one. */
if (root.dataset.elsewhere === 'yes') {
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { data } = await (await fetch(`${base}/session`)).json();
      if (!data.signin_attempts.some(({ id }) => id === attempt)) continueSignIn();
    } catch {
      // The user can still load the page again.
    }
  });
}

if (root.dataset.autofill === 'yes') {
  try {
    if (await offerInAutofill()) continueSignIn('passkey');
  } catch (error) {
    // The user did not ask for a passkey, so only a rejected one is worth a message.
    if (typeof error.code === 'string' && error.code in texts) showProblem(error);
  }
}
