// The API reference and the guides are complete without this script. It opens fields in place, copies examples and shows the
// position.
(() => {
  const menu = document.getElementById('gh-menu');
  const contents = document.getElementById('gh-contents');

  menu.addEventListener('click', () => {
    const isOpen = contents.classList.toggle('is-open');
    menu.setAttribute('aria-expanded', String(isOpen));
  });
  document.getElementById('gh-toc').addEventListener('click', ({ target }) => {
    if (!target.closest('a')) return;
    contents.classList.remove('is-open');
    menu.setAttribute('aria-expanded', 'false');
  });

  // The fields of an object are in the document once, and are copied to the operation that shows them.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const name = target.dataset?.object;
      const fields = name && document.querySelector(`#object-${name} > .rf-fields`);
      if (!fields) return;
      delete target.dataset.object;
      const [summary] = target.children;
      target.replaceChildren(summary, fields.cloneNode(true));
    },
    true,
  );

  for (const button of document.querySelectorAll('.rf-copy')) button.hidden = !navigator.clipboard;
  document.addEventListener('click', async ({ target }) => {
    if (!target.matches('.rf-copy')) return;
    await navigator.clipboard.writeText(target.closest('.rf-code').querySelector('pre').textContent);
    target.textContent = 'Copied';
    setTimeout(() => {
      target.textContent = 'Copy';
    }, 1500);
  });

  const links = new Map(
    [...document.querySelectorAll('.rf-toc a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
  );
  // A section of a guide has the id of its heading.
  const idOf = ({ dataset, id }) => dataset.heading ?? id;
  const visible = new Set();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](idOf(target));
      const [current] = [...links.keys()].filter((id) => visible.has(id));
      for (const [id, link] of links) link.classList.toggle('is-current', id === current);
    },
    { rootMargin: '-80px 0px -60% 0px' },
  );
  for (const part of document.querySelectorAll('.rf-op, .gd-section')) observer.observe(part);
})();
