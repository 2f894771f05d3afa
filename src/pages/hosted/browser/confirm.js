import { isBusy, showBusy } from './busy.js';
import { post } from './requests.js';

for (const hint of document.querySelectorAll('[data-needs-script]')) hint.hidden = true;

const form = document.querySelector('[data-passkey]');

/** Authenticates with a passkey. The browser asks the user to confirm. */
async function reauthenticate() {
  const { options } = await post('/me/reauthenticate/prepare-passkey');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await post('/me/reauthenticate', { passkey: credential.toJSON() });
}

if (form !== null && typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function') {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    const problem = form.querySelector('[data-problem]');
    if (isBusy(button)) return;
    const endBusy = showBusy(button);
    problem.hidden = true;
    try {
      await reauthenticate();
      location.assign(form.dataset.done);
    } catch ({ name }) {
      problem.textContent = name === 'NotAllowedError' ? form.dataset.cancelled : form.dataset.failed;
      problem.hidden = false;
      endBusy();
    }
  });
}
