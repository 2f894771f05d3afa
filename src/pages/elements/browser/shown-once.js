/** Adds buttons that copy secrets and save them as a file. */
for (const box of document.querySelectorAll('.shown-once')) {
  const secrets = [...box.querySelectorAll('code')].map((element) => element.textContent);
  const text = `${secrets.join('\n')}\n`;
  const copy = box.querySelector('[data-copy]');
  const save = box.querySelector('[data-save]');
  copy.hidden = navigator.clipboard === undefined;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(secrets.length === 1 ? secrets[0] : text);
      box.querySelector('[data-status]').textContent = copy.dataset.done;
    } catch {
      // The browser does not allow it: the person copies what is selected.
      getSelection().selectAllChildren(box.querySelector('ul'));
    }
  });
  save.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = save.dataset.save;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
  box.querySelector('[data-tools]').hidden = false;
}
