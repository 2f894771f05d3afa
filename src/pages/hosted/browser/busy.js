const status = document.querySelector('[data-sending]');

/**
 * Shows that the work of a button is under way, and tells it to screen readers. The button keeps the focus and its place in the
 * form. Returns a function that ends it.
 */
export function showBusy(button) {
  const content = [...button.childNodes];
  const { sending } = status.dataset;
  button.style.minInlineSize = `${button.offsetWidth}px`;
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
  button.replaceChildren(sending);
  status.textContent = sending;
  return () => {
    button.replaceChildren(...content);
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
    button.style.minInlineSize = '';
    status.textContent = '';
  };
}
