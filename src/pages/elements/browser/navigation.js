/** Scrolls to the link of the current page in a row of links that is wider than the screen. */
for (const list of document.querySelectorAll('[data-scrolls] > ul')) {
  const current = list.querySelector('[aria-current]');
  if (current === null) continue;
  const [box, item] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  list.scrollLeft += (item.left + item.right - box.left - box.right) / 2;
}
