/** Shows a chosen image before it is uploaded, and accepts an image that is dropped. */
for (const zone of document.querySelectorAll('[data-drop-zone]')) {
  const input = zone.querySelector('input[type="file"]');
  const preview = zone.querySelector('[data-preview]');
  const before = [...preview.childNodes];
  const look = preview.firstElementChild?.className ?? '';
  const showBefore = () => preview.replaceChildren(...before);
  zone.querySelector('[data-drop-hint]').hidden = false;
  zone.classList.add('is-enhanced');

  const show = () => {
    const [file] = input.files;
    if (!file || !input.accept.split(',').includes(file.type)) return showBefore();
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // Another file was chosen meanwhile.
      if (input.files[0] !== file) return;
      const image = document.createElement('img');
      image.className = look;
      image.alt = '';
      image.addEventListener('error', showBefore);
      image.src = reader.result;
      preview.replaceChildren(image);
    });
    reader.readAsDataURL(file);
  };
  input.addEventListener('change', show);

  const setTarget = (isTarget) => zone.classList.toggle('is-target', isTarget);
  zone.addEventListener('dragover', (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setTarget(true);
  });
  zone.addEventListener('dragleave', ({ relatedTarget }) => setTarget(zone.contains(relatedTarget)));
  zone.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    setTarget(false);
    // The form takes one file.
    const one = new DataTransfer();
    one.items.add(file);
    input.files = one.files;
    show();
  });
}
