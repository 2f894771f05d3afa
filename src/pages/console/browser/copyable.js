/** Shows the buttons that copy the code beside them. */
for (const button of document.querySelectorAll('[data-copies]')) {
  const box = button.closest('.copyable');
  const code = box.querySelector('code');
  const status = box.querySelector('[role="status"]');
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      status.textContent = button.dataset.copies;
      setTimeout(() => {
        status.textContent = '';
      }, 3000);
    } catch {
      // The browser does not allow it: the person copies what is selected.
      getSelection().selectAllChildren(code);
    }
  });
}
