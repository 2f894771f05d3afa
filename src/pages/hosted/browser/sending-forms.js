import { showBusy } from './busy.js';

/** A page that does not come is no reason to lock the form. The service runs a form that is sent again once. */
const MAX_BUSY_MS = 15_000;

/** Functions that end the busy state, by form. */
const sending = new Map();

function end(form) {
  const { timer, endBusy } = sending.get(form);
  sending.delete(form);
  clearTimeout(timer);
  endBusy();
}

/** Prevents that a form is sent a second time while its response is awaited. */
addEventListener('submit', (event) => {
  const form = event.target;
  // A module of the page does the work of the form in place of sending it.
  if (event.defaultPrevented || form.method !== 'post') return;
  if (sending.has(form)) return event.preventDefault();
  const button = event.submitter ?? form.querySelector('button[type="submit"]');
  const endBusy = button === null ? () => {} : showBusy(button);
  sending.set(form, { endBusy, timer: setTimeout(() => end(form), MAX_BUSY_MS) });
});

/** A page that the browser keeps for the way back is shown as it was left. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of [...sending.keys()]) end(form);
});
