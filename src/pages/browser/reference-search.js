// The full-text search of the API reference and the guides. Loads its index when the field is first used.
(() => {
  const MAX_RESULTS = 30;
  const MAX_WORDS = 20;
  const SNIPPET = 110;
  const input = document.getElementById('gh-search');
  const results = document.getElementById('gh-results');
  let index;
  let selected = -1;

  const load = () => {
    index ??= fetch(input.dataset.index)
      .then((response) => response.json())
      .then((entries) =>
        entries.map((entry) => ({
          ...entry,
          title: entry.t.toLowerCase(),
          place: `${entry.p} ${entry.g}`.toLowerCase(),
          text: entry.x.toLowerCase(),
        })),
      )
      .catch(() => {
        // The next input tries again.
        index = undefined;
        return [];
      });
    return index;
  };

  const wordsOf = (text) =>
    text.slice(0, input.maxLength).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

  /** 0 unless every word is found. Words of the title count most, then those of the path, and beginnings of words. */
  const scoreOf = ({ title, place, text }, words) => {
    let score = 0;
    for (const word of words) {
      const inTitle = title.includes(word);
      const inPlace = place.includes(word);
      const at = text.indexOf(word);
      if (!inTitle && !inPlace && at === -1) return 0;
      const begins = at === 0 || /\W/.test(text[at - 1] ?? '');
      score += (inTitle ? 20 : 0) + (inPlace ? 8 : 0) + (at === -1 ? 0 : begins ? 4 : 1);
    }
    const together = words.join(' ');
    // A title that begins with the words, and the words beside each other, are most likely what the reader means.
    const isNamed = title.startsWith(together);
    return score + (isNamed ? 25 : 0) + (words.length > 1 && `${title} ${text}`.includes(together) ? 50 : 0);
  };

  const element = (name, className, ...children) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
  };

  /** The text with its found words marked. */
  const marked = (text, words) => {
    const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\w]/g, '\\$&')).join('|')})`, 'gi');
    return text.split(pattern).map((part, at) => (at % 2 === 1 ? element('mark', '', part) : part));
  };

  /**
   * The part of the text around the words: around all of them if they are beside each other, otherwise around the first one.
   * The beginning if they are only in the title.
   */
  const snippetOf = ({ x, text }, words) => {
    const together = text.indexOf(words.join(' '));
    const places = words.map((word) => text.indexOf(word)).filter((found) => found !== -1);
    const first = places.length > 0 ? Math.min(...places) : 0;
    const at = Math.max(0, (together === -1 ? first : together) - 40);
    const start = at === 0 ? 0 : x.indexOf(' ', at) + 1;
    return `${start > 0 ? '… ' : ''}${x.slice(start, start + SNIPPET)}${x.length > start + SNIPPET ? ' …' : ''}`;
  };

  const close = () => {
    results.hidden = true;
    selected = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const select = (to) => {
    const options = [...results.querySelectorAll('[role=option]')];
    if (options.length === 0) return;
    selected = (to + options.length) % options.length;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === selected));
    input.setAttribute('aria-activedescendant', options[selected].id);
    options[selected].scrollIntoView({ block: 'nearest' });
  };

  const search = async () => {
    const words = wordsOf(input.value);
    if (words.length === 0) return close();
    const entries = await load();
    // The text has changed meanwhile.
    if (wordsOf(input.value).join(' ') !== words.join(' ')) return;
    const found = entries
      .map((entry) => ({ entry, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_RESULTS);
    const options = found.map(({ entry }, at) => {
      const link = element(
        'a',
        'rf-found',
        element('strong', '', ...marked(entry.t, words)),
        element('span', 'rf-where', entry.g, ...(entry.p ? [' › ', element('code', '', entry.p)] : [])),
        element('span', '', ...marked(snippetOf(entry, words), words)),
      );
      link.href = entry.h;
      link.id = `result-${at}`;
      link.tabIndex = -1;
      link.setAttribute('role', 'option');
      link.addEventListener('click', close);
      return link;
    });
    results.replaceChildren(
      ...(options.length > 0 ? options : [element('p', 'rf-none', 'Nothing found. Use fewer words.')]),
    );
    results.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    select(0);
  };

  input.addEventListener('focus', load);
  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') select(selected + 1);
    else if (event.key === 'ArrowUp') select(selected - 1);
    else if (event.key === 'Enter') results.querySelector('[aria-selected=true]')?.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('.rf-search')) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    input.focus();
  });
})();
