/** Shows entered passwords, and how strong a new one is. */
for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal);
  const setShown = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.hidden = false;
  button.addEventListener('click', ({ detail }) => {
    const { selectionStart, selectionEnd } = input;
    setShown(input.type === 'password');
    // A click interrupts typing, which goes on at the same place. With the keyboard the focus stays on the button.
    if (detail === 0) return;
    input.focus();
    input.setSelectionRange(selectionStart, selectionEnd);
  });
  // Password managers and the history of the browser know only the fields of passwords.
  input.form?.addEventListener('submit', () => setShown(false));
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** 0 for weak to 3 for strong: by the length, the kinds of characters and how many differ. The service knows common passwords. */
function levelOf(password) {
  const characters = [...password];
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = Math.min(characters.length, 2 * new Set(characters).size) + 2 * kinds;
  return [12, 16, 21].filter((least) => points >= least).length;
}

for (const box of document.querySelectorAll('[data-strength]')) {
  const input = document.getElementById(box.dataset.strength);
  const words = JSON.parse(box.dataset.words);
  const rules = [...box.querySelectorAll('[data-pattern]')].map((item) => ({
    item,
    pattern: new RegExp(item.dataset.pattern, 'su'),
  }));
  const show = () => {
    const { value } = input;
    box.hidden = value === '';
    const broken = rules.filter(({ item, pattern }) => !item.classList.toggle('is-met', pattern.test(value)));
    const level = broken.length > 0 ? Math.min(1, levelOf(value)) : levelOf(value);
    box.dataset.level = level;
    const word = box.querySelector('.strength-word');
    if (word.textContent !== words[level]) word.textContent = words[level];
  };
  input.addEventListener('input', show);
  // The browser may have filled it in.
  show();
}
