const date = (text) => new Date(text).toLocaleDateString(undefined, { dateStyle: 'medium' });

function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const button = (text, label, onclick, className = 'quiet') =>
  create('button', { type: 'button', className, onclick, textContent: text, ariaLabel: label });

/** An item with a title, what is known of it, and its buttons. All texts are added as text, never as HTML. */
const item = (title, facts, ...buttons) =>
  create(
    'li',
    {},
    create(
      'div',
      { className: 'facts' },
      create('strong', { textContent: title }),
      create('small', { textContent: facts.filter(Boolean).join(' · ') }),
    ),
    create('div', { className: 'buttons' }, ...buttons),
  );

/** A passkey with buttons to rename and delete it. */
export function passkeyItem(passkey, { rename, remove }) {
  const { id, name, is_synced: isSynced, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const facts = [
    isSynced ? 'Synced' : 'On one device',
    `added ${date(createdAt)}`,
    lastUsedAt === null ? 'not used yet' : `used ${date(lastUsedAt)}`,
  ];
  const shown = item(
    name,
    facts,
    button('Rename', `Rename ${name}`, () => shown.replaceWith(renameItem(passkey, shown, rename))),
    button('Delete', `Delete ${name}`, () => remove(id), 'quiet danger'),
  );
  return shown;
}

/** The form for the new name of a passkey, which replaces its item. */
function renameItem({ id, name }, shown, rename) {
  const input = create('input', { value: name, maxLength: 100, required: true, ariaLabel: 'Name of the passkey' });
  const cancel = button('Cancel', 'Cancel', () => form.parentElement.replaceWith(shown));
  const form = create('form', { className: 'rename' }, input, create('button', { textContent: 'Save' }), cancel);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    rename(id, input.value);
  });
  queueMicrotask(() => input.select());
  return create('li', {}, form);
}

/** A wallet with a button to unlink it. */
export function walletItem({ id, address, chain_id: chainId, created_at: createdAt }, { unlink }) {
  const short = `${address.slice(0, 8)}…${address.slice(-6)}`;
  const facts = [`Chain ${chainId}`, `linked ${date(createdAt)}`];
  const shown = item(
    short,
    facts,
    button('Unlink', `Unlink ${address}`, () => unlink(id), 'quiet danger'),
  );
  shown.title = address;
  return shown;
}
