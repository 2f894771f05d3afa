import { isBusy, showBusy } from './busy.js';

/** If the next page does not come, the form can be sent again. The service does not run it twice. */
const MAX_BUSY_MS = 15_000;

/** Prevents that a form is sent a second time while its response is awaited. */
addEventListener('submit', (event) => {
  const form = event.target;
  // A module of the page does the work of other forms, and no next page ends the wait for a file.
  if (event.defaultPrevented || form.method !== 'post' || 'receivesFile' in form.dataset) return;
  const buttons = [...form.elements].filter(({ type }) => type === 'submit');
  if (buttons.some(isBusy)) return event.preventDefault();
  const button = event.submitter ?? buttons[0];
  if (button) setTimeout(showBusy(button), MAX_BUSY_MS);
});
