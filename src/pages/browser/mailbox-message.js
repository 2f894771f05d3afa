// Shows one message of the development mailbox. Its HTML is written into a frame that runs no scripts and loads nothing.
(() => {
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const copyButton = (code) => {
    const button = element('button', { type: 'button', textContent: 'Copy', className: 'button is-small' });
    button.setAttribute('aria-label', `Copy ${code}`);
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code);
        button.textContent = 'Copied';
      } catch {
        // Without https or localhost there is no clipboard. Select the code instead.
        getSelection().selectAllChildren(button.previousElementSibling);
        button.textContent = 'Selected';
      }
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    return button;
  };

  const newTab = (link) => {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return link;
  };

  const isWebAddress = (text) => /^https?:\/\//i.test(text ?? '');

  // Removes what the frame's policy would block, so that messages cause no violations of it. The frame's parser has its policy,
  // which allows inline styles.
  const prepare = (html, { DOMParser }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const blocked of parsed.querySelectorAll(
      'script, iframe, frame, object, embed, base, link, form, meta[http-equiv], video, audio',
    )) {
      blocked.remove();
    }
    for (const node of parsed.querySelectorAll('*')) {
      for (const { name, value } of [...node.attributes]) {
        const isLoaded = ['src', 'srcset', 'background', 'poster'].includes(name) && !value.startsWith('data:image/');
        if (name.startsWith('on') || isLoaded) node.removeAttribute(name);
      }
    }
    for (const link of parsed.querySelectorAll('a, area')) {
      if (isWebAddress(link.getAttribute('href'))) newTab(link);
      else link.removeAttribute('href');
    }
    return parsed.documentElement.innerHTML;
  };

  const frameOf = (message) => {
    const frame = element('iframe', { className: 'mb-frame', title: 'Message' });
    frame.setAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    frame.addEventListener('load', () => {
      const root = frame.contentDocument.documentElement;
      root.innerHTML = prepare(message.html, frame.contentWindow);
      const fitFrame = () => {
        frame.style.height = `${root.scrollHeight}px`;
      };
      fitFrame();
      new ResizeObserver(fitFrame).observe(frame.parentElement);
    });
    frame.src = globalThis.gatehouse.settings.frame;
    return frame;
  };

  // Buttons that switch between the HTML and the text of a mail.
  const bodyOf = (message) => {
    const body = element('div', { className: 'mb-body' });
    const show = (isHtml) =>
      body.replaceChildren(
        isHtml ? frameOf(message) : element('pre', { className: 'mb-text', textContent: message.text }),
      );
    if (message.html === null) {
      show(false);
      return [body];
    }
    const buttons = [
      ['HTML', true],
      ['Text', false],
    ].map(([textContent, isHtml]) => {
      const button = element('button', { type: 'button', textContent, className: 'button is-small' });
      button.addEventListener('click', () => {
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        show(isHtml);
      });
      return button;
    });
    buttons[0].click();
    return [element('div', { className: 'actions mb-views', role: 'group', ariaLabel: 'View' }, ...buttons), body];
  };

  const row = (term, ...details) => [element('dt', { textContent: term }), element('dd', {}, ...details)];

  // The tones of `elements.css`, chosen by the recipient.
  const TONES = 10;
  const toneOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7) % TONES;

  globalThis.mailbox = {
    element,

    /** The initial of the recipient of a mail, or a symbol for a phone. */
    picture({ channel, to }) {
      const symbol =
        channel === 'EMAIL' ? to[0].toUpperCase() : document.getElementById('phone').content.cloneNode(true);
      return element('span', { className: `picture of-user is-tone-${toneOf(to)}`, ariaHidden: 'true' }, symbol);
    },

    CHANNELS: { EMAIL: 'Mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' },

    time(createdAt) {
      const at = new Date(createdAt);
      const isToday = at.toDateString() === new Date().toDateString();
      const textContent = at.toLocaleString([], { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
      return element('time', { dateTime: createdAt, textContent });
    },

    // The elements of a message: subject, recipient, codes, links and content.
    render(message) {
      const codes = message.codes.map((code) =>
        element('span', { className: 'mb-code' }, element('code', { textContent: code }), copyButton(code)),
      );
      const links = message.links.filter(isWebAddress).map((href) => newTab(element('a', { href, textContent: href })));
      return [
        element(
          'div',
          { className: 'mb-title' },
          this.picture(message),
          element('h2', { textContent: message.subject ?? `${this.CHANNELS[message.channel]} message`, tabIndex: -1 }),
        ),
        element(
          'dl',
          { className: 'mb-facts' },
          ...row('To', message.to),
          ...row('Sent by', this.CHANNELS[message.channel]),
          ...row('Time', this.time(message.createdAt)),
          ...(codes.length > 0 ? row(codes.length === 1 ? 'Code' : 'Codes', ...codes) : []),
          ...(links.length > 0 ? row(links.length === 1 ? 'Link' : 'Links', ...links) : []),
        ),
        ...bodyOf(message),
      ];
    },
  };
})();
