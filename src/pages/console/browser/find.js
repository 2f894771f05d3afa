/**
 * The search of the bar. Ctrl-K, or Cmd-K on a Mac, goes to it; Escape leaves it. While a person types, the results of the page that the
 * form leads to are shown below the field (a combobox with a list, as ARIA describes it).
 */
const MIN_LETTERS = 2;
const PAUSE_MS = 200;

const field = document.querySelector('#find');
const list = document.querySelector('#find-results');
const status = document.querySelector('#find-status');

let timer = 0;
/** The request whose results are awaited. A newer one ends it, so that there is one at most. */
let reading = null;
/** What the shown results were found with. */
let shown = '';
let selected = -1;

field.setAttribute('role', 'combobox');
field.setAttribute('aria-autocomplete', 'list');
field.setAttribute('aria-expanded', 'false');
field.setAttribute('aria-controls', list.id);
field.autocomplete = 'off';

const wanted = () => field.value.trim();
const options = () => [...list.querySelectorAll('[role="option"]')];

addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});

field.addEventListener('input', () => {
  clearTimeout(timer);
  reading?.abort();
  if ([...wanted()].length < MIN_LETTERS) close();
  else timer = setTimeout(read, PAUSE_MS);
});

field.addEventListener('keydown', (event) => {
  const isOpen = !list.hidden;
  if (event.key === 'Escape') {
    if (isOpen) event.preventDefault();
    else field.blur();
    close();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (isOpen) select(selected === -1 && step === -1 ? -1 : selected + step);
    else if (shown !== '' && shown === wanted()) open();
  } else if (event.key === 'Enter' && isOpen && selected !== -1) {
    // Without a selected result, the form leads to all of them.
    event.preventDefault();
    options()[selected].click();
  }
});

field.form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!field.form.contains(relatedTarget)) close();
});
// The focus stays in the field, so that the list does not close before the click on a result.
list.addEventListener('mousedown', (event) => event.preventDefault());

function read() {
  const search = wanted();
  const url = new URL(field.form.action);
  for (const [name, value] of new FormData(field.form)) url.searchParams.set(name, value);
  url.searchParams.set('search', search);
  url.searchParams.set('part', 'content');
  reading = new XMLHttpRequest();
  reading.open('GET', url);
  // A document is parsed without running anything, and no text becomes HTML in this page.
  reading.responseType = 'document';
  reading.addEventListener('load', ({ target }) => {
    const found = target.status === 200 ? target.response?.querySelector('[data-found]') : null;
    if (found == null || search !== wanted() || document.activeElement !== field) return;
    show(found);
    shown = search;
  });
  reading.addEventListener('loadend', ({ target }) => {
    if (reading === target) reading = null;
  });
  reading.send();
}

function show(found) {
  selected = -1;
  field.removeAttribute('aria-activedescendant');
  list.replaceChildren(...[...found.querySelectorAll('.section')].map(groupOf));
  status.textContent = found.dataset.found;
  if (options().length === 0) close();
  else open();
}

function groupOf(section, at) {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  const title = document.createElement('p');
  title.id = `find-group-${at}`;
  title.textContent = section.querySelector('h2').textContent;
  group.setAttribute('aria-labelledby', title.id);
  const rows = [...section.querySelectorAll('.row')].filter((row) => row.querySelector('a'));
  group.append(title, ...rows.map((row, index) => optionOf(row, `find-option-${at}-${index}`)));
  return group;
}

function optionOf(row, id) {
  const link = row.querySelector('a');
  const option = document.createElement('a');
  option.id = id;
  option.href = link.getAttribute('href');
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const picture = row.querySelector('.row-line').firstElementChild;
  const text = document.createElement('span');
  const name = document.createElement('strong');
  name.textContent = link.textContent;
  name.dir = 'auto';
  const hint = document.createElement('span');
  hint.textContent = row.querySelector('.row-hint')?.textContent ?? '';
  hint.dir = 'auto';
  text.append(name, ...(hint.textContent === '' ? [] : [' ', hint]));
  option.append(document.importNode(picture, true), text);
  return option;
}

function select(to) {
  const all = options();
  selected = (to + all.length) % all.length;
  for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === selected));
  field.setAttribute('aria-activedescendant', all[selected].id);
  all[selected].scrollIntoView({ block: 'nearest' });
}

function open() {
  list.hidden = false;
  field.setAttribute('aria-expanded', 'true');
}

function close() {
  clearTimeout(timer);
  reading?.abort();
  list.hidden = true;
  status.textContent = '';
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
  for (const option of options()) option.setAttribute('aria-selected', 'false');
  selected = -1;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
for (const hint of document.querySelectorAll('[data-shortcut]')) {
  hint.textContent = isMac ? '⌘K' : 'Ctrl K';
  hint.hidden = false;
}
