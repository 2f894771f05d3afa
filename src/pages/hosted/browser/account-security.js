import { isBusy, showBusy } from './busy.js';
import { post } from './requests.js';
import { canUseWallets, linkWallet } from './wallet-requests.js';

for (const hint of document.querySelectorAll('[data-needs-script]')) hint.hidden = true;

/** Registers a passkey, with the name of this browser. The browser asks the user to confirm. */
async function registerPasskey() {
  const { options } = await post('/me/passkeys/prepare');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await post('/me/passkeys', { credential: credential.toJSON() });
}

const canRegister = () => typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function';

/** The browser's errors and the codes of wallets when the user has cancelled a request. */
const CANCELLED = ['NotAllowedError', 'AbortError', 4001];

function showProblem(form, error) {
  const problem = form.querySelector('[data-problem]');
  const isCancelled = CANCELLED.includes(error.name) || CANCELLED.includes(error.code);
  problem.querySelector('p').textContent = isCancelled ? form.dataset.cancelled : form.dataset.failed;
  problem.hidden = false;
}

/** Runs the work of a form in place of sending it. */
function improve(form, work) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    if (isBusy(button)) return;
    const endBusy = showBusy(button);
    form.querySelector('[data-problem]').hidden = true;
    try {
      await work();
      location.assign(form.dataset.done);
    } catch (error) {
      if (error.code === 'REAUTHENTICATION_REQUIRED') return location.assign(form.dataset.confirm);
      showProblem(form, error);
      endBusy();
    }
  });
}

/** Runs the form where the browser can do its work, or says that it cannot. */
function offer(selector, isSupported, work) {
  const form = document.querySelector(selector);
  if (form === null) return;
  if (isSupported()) return improve(form, work);
  form.parentElement.querySelector('[data-unsupported]').hidden = false;
}

offer('[data-add-passkey]', canRegister, registerPasskey);
offer('[data-link-wallet]', canUseWallets, linkWallet);

/** Tells the browser which passkeys are left after a removal, so that it no longer offers the removed one. */
const accepted = document.querySelector('[data-accepted-passkeys]');
if (accepted !== null) {
  const { acceptedPasskeys, rpId, userHandle } = accepted.dataset;
  const allAcceptedCredentialIds = acceptedPasskeys.split(' ').filter((id) => id !== '');
  try {
    await globalThis.PublicKeyCredential?.signalAllAcceptedCredentials?.({
      rpId,
      userId: userHandle,
      allAcceptedCredentialIds,
    });
  } catch {
    // The passkey is removed from the account in any case.
  }
}
