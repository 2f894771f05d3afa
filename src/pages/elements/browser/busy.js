const status = document.querySelector('[data-sending]');
/** Functions that end the busy state, by button. */
const busy = new Map();

export const isBusy = (button) => busy.has(button);

/**
 * Shows that the work of a button is under way, and tells it to screen readers. The button keeps the focus, and its value is sent.
 * Returns a function that ends it.
 */
export function showBusy(button) {
  const content = [...button.childNodes];
  const { sending } = status.dataset;
  const end = () => {
    if (busy.get(button) !== end) return;
    busy.delete(button);
    button.replaceChildren(...content);
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
    button.style.minInlineSize = '';
    status.textContent = '';
  };
  busy.set(button, end);
  button.style.minInlineSize = `min(${button.offsetWidth}px, 100%)`;
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
  button.replaceChildren(sending);
  status.textContent = sending;
  return end;
}

/** A page that the browser keeps for the way back is shown as it was left. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const end of [...busy.values()]) end();
});
