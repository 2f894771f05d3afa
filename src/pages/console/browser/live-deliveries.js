import { showLocalTimes } from './local-times.js';

/**
 * Shows deliveries as they happen. A stream tells that one was created or attempted, and the list of the page is then read again, so
 * that its filters, texts and links are those of the page. However many changes there are, it is read once in two seconds.
 */
const INTERVAL_MS = 2_000;
const EVENTS = ['created', 'succeeded', 'retrying', 'failed', 'gap'];

const box = document.querySelector('[data-live]');
const button = box.querySelector('button');
const status = box.querySelector('[role="status"]');
const list = document.querySelector('#deliveries');
const { live, waiting, counted, again, lost } = box.dataset;

let isOn = false;
let source = null;
let reading = null;
let timer = 0;
let readAt = 0;
let count = 0;

button.hidden = false;
button.addEventListener('click', () => {
  if (isOn) stop('');
  else start();
});
// A page in the background takes no connection.
document.addEventListener('visibilitychange', () => {
  if (!isOn) return;
  if (document.hidden) close();
  else open();
});

function start() {
  isOn = true;
  count = 0;
  button.setAttribute('aria-pressed', 'true');
  open();
}

function stop(text) {
  isOn = false;
  close();
  button.setAttribute('aria-pressed', 'false');
  status.textContent = text;
}

function open() {
  source = new EventSource(live);
  // What changed before the stream began is in the list that is read now.
  source.addEventListener('open', () => {
    show();
    readSoon();
  });
  source.addEventListener('error', ({ target }) => {
    if (target.readyState === EventSource.CLOSED) stop(lost);
    else status.textContent = again;
  });
  for (const name of EVENTS) {
    source.addEventListener(name, () => {
      count += 1;
      readSoon();
    });
  }
}

function close() {
  source?.close();
  source = null;
  reading?.abort();
  reading = null;
  clearTimeout(timer);
  timer = 0;
}

function show() {
  status.textContent = count === 0 ? waiting : counted.replace('{count}', count);
}

function readSoon() {
  if (timer !== 0 || reading !== null) return;
  timer = setTimeout(read, Math.max(0, readAt + INTERVAL_MS - Date.now()));
}

/** Reads the content of the page as a document: no script of it runs, and no text becomes HTML in this page. */
function read() {
  const url = new URL(location.href);
  url.searchParams.set('part', 'content');
  timer = 0;
  readAt = Date.now();
  const before = count;
  reading = new XMLHttpRequest();
  reading.open('GET', url);
  reading.responseType = 'document';
  reading.addEventListener('loadend', ({ target }) => {
    if (target !== reading) return;
    reading = null;
    const found = target.status === 200 ? target.response?.querySelector('#deliveries') : null;
    // Without the list, the response is the sign-in page.
    if (found == null && target.status !== 0) return stop(lost);
    if (found != null) replaceList(found);
    show();
    if (count !== before) readSoon();
  });
  reading.send();
}

/** Replaces the list, marks what is new in it, and keeps the focus. */
function replaceList(found) {
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  const known = new Set([...list.querySelectorAll('.row')].map(keyOf));
  const next = document.importNode(found, true);
  for (const row of next.querySelectorAll('.row')) row.classList.toggle('is-new', !known.has(keyOf(row)));
  list.replaceChildren(...next.childNodes);
  showLocalTimes(list);
  if (focused === null) return;
  const again = [...list.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused);
  (again ?? button).focus({ preventScroll: true });
}

/** A row is new if it has another delivery, status or number of attempts. Its time is shown in the zone of the viewer. */
function keyOf(row) {
  const shown = row.cloneNode(true);
  for (const time of shown.querySelectorAll('time')) time.remove();
  return `${shown.querySelector('a')?.getAttribute('href')} ${shown.textContent}`;
}
