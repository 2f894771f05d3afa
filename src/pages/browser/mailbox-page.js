// The development mailbox. Reads the messages with the credential of the header, and again every few seconds.
document.addEventListener('DOMContentLoaded', () => {
  const { gatehouse, mailbox } = globalThis;
  const { element, CHANNELS, picture, time, render } = mailbox;
  const { endpoint, messages: messagesPath } = gatehouse.settings;
  const POLL_MS = 3000;
  const PAGE_SIZE = 50;
  const LIST = `query ($last: Int!, $before: String) {
    developmentMessages(last: $last, before: $before) {
      nodes { id channel to subject text codes createdAt }
      pageInfo { hasPreviousPage startCursor }
    }
  }`;
  const ONE =
    'query ($id: ID!) { developmentMessage(id: $id) { id channel to subject text html codes links createdAt } }';

  const main = document.querySelector('.mb');
  const status = main.querySelector('.mb-status');
  const list = main.querySelector('.mb-list');
  const content = main.querySelector('.mb-content');
  const back = main.querySelector('.mb-back');
  const older = document.getElementById('older');
  const empty = document.getElementById('delete-all');

  let shown = new Map();
  let selected = null;
  // Whether the user chose the message. Otherwise the newest one is shown.
  let isChosen = false;
  let oldest = null;
  let timer = null;
  // Changes with the credential, so that responses to an earlier one are ignored.
  let round = 0;

  // The first sentence is the title of what is shown without messages.
  const say = (title, hint = '') => {
    if (status.textContent === title + hint) return;
    const texts = [
      [title, 'empty-title'],
      [hint, 'hint'],
    ].filter(([text]) => text !== '');
    status.replaceChildren(...texts.map(([textContent, className]) => element('p', { className, textContent })));
  };

  const stop = (title, hint) => {
    clearTimeout(timer);
    timer = null;
    shown = new Map();
    selected = null;
    isChosen = false;
    main.classList.remove('has-choice');
    list.replaceChildren();
    content.replaceChildren();
    older.hidden = true;
    empty.hidden = true;
    say(title, hint);
  };

  const send = (path, options) =>
    fetch(path, {
      ...options,
      ...gatehouse.authorized({ 'Content-Type': 'application/json' }),
    });

  const REASONS = {
    FEATURE_DISABLED: ['This key belongs to a production deployment', 'Only staging deployments have a mailbox.'],
    INSUFFICIENT_PERMISSIONS: ['This key cannot read the mailbox', 'It needs the scope messages:read.'],
  };

  const ENTER_KEY = [
    'Enter an API key',
    'Paste the key of a staging deployment into the field above. Its messages then appear here by themselves.',
  ];

  // The data of a query. Returns null after an error that another credential would solve, and throws for others.
  const query = async (text, variables) => {
    const response = await send(endpoint, { method: 'POST', body: JSON.stringify({ query: text, variables }) });
    const { data, errors = [] } = await response.json();
    const code = errors[0]?.extensions?.code ?? errors[0]?.code;
    if (response.status === 401 || code === 'NOT_AUTHENTICATED') {
      stop(...ENTER_KEY);
      gatehouse.showUnauthenticated();
      return null;
    }
    if (REASONS[code]) {
      stop(...REASONS[code]);
      return null;
    }
    if (errors.length > 0) throw new Error(errors[0].message);
    return data;
  };

  const itemOf = (message) => {
    const { id, channel, to, subject, text, codes, createdAt } = message;
    const button = element(
      'button',
      { type: 'button', className: 'mb-item' },
      picture(message),
      element(
        'span',
        { className: 'row-text' },
        element(
          'span',
          { className: 'mb-line' },
          element('span', { className: 'mb-subject', textContent: subject ?? text, dir: 'auto' }),
          element('span', { className: 'row-hint' }, time(createdAt)),
        ),
        element(
          'span',
          { className: 'mb-line' },
          element('span', { className: 'row-hint', textContent: `${CHANNELS[channel]} to ${to}` }),
          ...codes.slice(0, 1).map((code) => element('code', { textContent: code })),
        ),
      ),
    );
    button.addEventListener('click', () => {
      isChosen = true;
      main.classList.add('has-choice');
      select(id, true);
    });
    return element('li', { className: 'row' }, button);
  };

  const markSelected = () => {
    for (const [id, { item }] of shown) {
      if (id === selected) item.firstChild.setAttribute('aria-current', 'true');
      else item.firstChild.removeAttribute('aria-current');
    }
  };

  async function select(id, isFocused = false) {
    if (selected === id) return;
    selected = id;
    markSelected();
    const mine = round;
    try {
      const data = await query(ONE, { id });
      if (data === null || mine !== round || selected !== id) return;
      content.replaceChildren(...render.call(mailbox, data.developmentMessage));
      if (isFocused) content.querySelector('h2').focus();
    } catch (error) {
      if (mine === round && selected === id) content.replaceChildren(element('p', { textContent: error.message }));
    }
  }

  // Puts the messages into the list, newest first. The connection has the newest last.
  const show = (nodes, { isOlder }) => {
    const added = nodes.filter(({ id }) => !shown.has(id));
    for (const message of added) shown.set(message.id, { message, item: itemOf(message) });
    const items = added.map(({ id }) => shown.get(id).item).reverse();
    if (isOlder) list.append(...items);
    else list.prepend(...items);
  };

  async function refresh() {
    clearTimeout(timer);
    if (!gatehouse.hasCredential()) {
      stop(...ENTER_KEY);
      return;
    }
    const mine = round;
    try {
      const data = await query(LIST, { last: PAGE_SIZE, before: null });
      if (data === null || mine !== round) return;
      const { nodes, pageInfo } = data.developmentMessages;
      if (shown.size === 0) {
        oldest = pageInfo.startCursor;
        older.hidden = !pageInfo.hasPreviousPage;
      }
      // Another window, or the retention, has deleted them.
      if (nodes.length === 0 && shown.size > 0) stop('');
      show(nodes, { isOlder: false });
      const newest = nodes.at(-1)?.id ?? null;
      if (newest !== null && !isChosen) select(newest);
      markSelected();
      empty.hidden = nodes.length === 0;
      if (nodes.length > 0) say('');
      else say('No messages yet', 'Mail and phone messages of the deployment appear here by themselves.');
    } catch {
      if (mine === round) say('The service does not respond', 'This page tries again every few seconds.');
    }
    if (mine === round && !document.hidden) timer = setTimeout(refresh, POLL_MS);
  }

  older.addEventListener('click', async () => {
    const mine = round;
    const data = await query(LIST, { last: PAGE_SIZE, before: oldest }).catch(() => null);
    if (data === null || mine !== round) return;
    const { nodes, pageInfo } = data.developmentMessages;
    show(nodes, { isOlder: true });
    oldest = pageInfo.startCursor ?? oldest;
    older.hidden = !pageInfo.hasPreviousPage;
  });

  empty.addEventListener('click', async () => {
    if (!confirm('Delete all messages of the mailbox?')) return;
    const response = await send(messagesPath, { method: 'DELETE' }).catch(() => null);
    if (response?.status === 204) {
      round += 1;
      stop('');
      refresh();
    } else if (response?.status === 403) say('This key cannot delete messages', 'It needs the scope messages:write.');
    else say('The messages were not deleted', 'Try again.');
  });

  back.addEventListener('click', () => {
    main.classList.remove('has-choice');
    shown.get(selected)?.item.firstChild.focus();
    isChosen = false;
  });

  let typing = null;
  document.getElementById('credential').addEventListener('input', () => {
    round += 1;
    clearTimeout(timer);
    clearTimeout(typing);
    typing = setTimeout(() => {
      stop('');
      refresh();
    }, 300);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && timer !== null) refresh();
  });
  refresh();
});
