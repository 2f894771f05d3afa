import { isBusy, showBusy } from './busy.js';

/** If the next page does not come, the form can be sent again. The service does not run it twice. */
const MAX_BUSY_MS = 15_000;

/** Prevents that a form is sent a second time while its response is awaited. */
addEventListener('submit', (event) => {
  const form = event.target;
  // A module of the page does the work of other forms.
  if (event.defaultPrevented || form.method !== 'post') return;
  const buttons = [...form.querySelectorAll('button')];
  if (buttons.some(isBusy)) return event.preventDefault();
  const end = showBusy(event.submitter ?? buttons[0]);
  setTimeout(end, MAX_BUSY_MS);
});
