import { html, type SafeHtml } from '@remix-run/html-template';

/** The drawings of the icons, with lines on a square of 24. */
const DRAWINGS = {
  alert: html`<circle cx="12" cy="12" r="9"/><path d="M12 7.5v5M12 16.2v.1"/>`,
  apps: html`<rect x="4" y="4" width="6.5" height="6.5" rx="1.6"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.6"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.6"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.6"/>`,
  arrow: html`<path d="M5 12h14M13 6l6 6-6 6"/>`,
  back: html`<path d="M19 12H5M11 6l-6 6 6 6"/>`,
  book: html`<path d="M5 18.2V6a2.5 2.5 0 0 1 2.5-2.5h12v12.8h-12A2.5 2.5 0 0 0 5 18.9a1.6 1.6 0 0 0 1.6 1.6h12.9v-4.2"/>`,
  browser: html`<rect x="3" y="4.5" width="18" height="15" rx="2.5"/><path d="M3 9h18M6.4 6.8h.1M9 6.8h.1"/>`,
  building: html`<path d="M5 20.5V5.7c0-.9.7-1.7 1.6-1.7h6.8c.9 0 1.6.8 1.6 1.7v14.8M15 10h2.9c.9 0 1.6.7 1.6 1.6v8.9M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3"/>`,
  check: html`<path d="m5 12.5 4.6 4.6L19.2 7.2"/>`,
  chevron: html`<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>`,
  code: html`<path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.6 4.5l-3.2 15"/>`,
  copy: html`<rect x="8.5" y="8.5" width="12" height="12" rx="2.4"/><path d="M15.5 8.5V5.9c0-1.3-1-2.4-2.4-2.4H5.9c-1.3 0-2.4 1-2.4 2.4v7.2c0 1.3 1 2.4 2.4 2.4h2.6"/>`,
  download: html`<path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15"/>`,
  eye: html`<path d="M2.5 12S5.8 5.5 12 5.5 21.5 12 21.5 12 18.2 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>`,
  'eye-off': html`<path d="M9.9 5.8c.7-.2 1.4-.3 2.1-.3 6.2 0 9.5 6.5 9.5 6.5s-.9 1.8-2.7 3.5M6.3 7.3C3.8 9.1 2.5 12 2.5 12s3.3 6.5 9.5 6.5c2.1 0 3.8-.7 5.2-1.7M10 10a2.8 2.8 0 0 0 4 4M3.5 3.5l17 17"/>`,
  file: html`<path d="M6 3.5h8L18.5 8v12.5H6zM13.5 3.5V8.5h5M9 13h6M9 16.5h6"/>`,
  globe: html`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3z"/>`,
  home: html`<path d="m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5"/>`,
  image: html`<rect x="3" y="4.5" width="18" height="15" rx="2.5"/><circle cx="8.5" cy="10" r="1.7"/><path d="m4 18 5.5-5 3 2.7 3.5-3.7 4.5 4.5"/>`,
  inbox: html`<path d="M3.5 13.5 6 6c.3-1 1.2-1.5 2-1.5h8c.8 0 1.7.5 2 1.5l2.5 7.5V17c0 1.4-1.1 2.5-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17zM3.5 13.5h5l1.5 2.5h4l1.5-2.5h5"/>`,
  info: html`<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6v.1"/>`,
  key: html`<circle cx="8" cy="15.5" r="4.5"/><path d="M11.3 12.2 20.5 3M16.5 7l3 3"/>`,
  link: html`<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3"/>`,
  lock: html`<rect x="4.5" y="10.5" width="15" height="10" rx="2.5"/><path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7M12 14.5v2"/>`,
  logout: html`<path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M15 7.5l4.5 4.5-4.5 4.5M19.5 12H9.5"/>`,
  mail: html`<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7.5 8 6 8-6"/>`,
  menu: html`<g fill="currentColor" stroke="none"><circle cx="5.5" cy="12" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="18.5" cy="12" r="1.7"/></g>`,
  passkey: html`<circle cx="9" cy="8" r="3.7"/><path d="M3 20c0-3.6 2.5-6 6-6 1.1 0 2 .2 2.9.6"/><path d="M17.5 9.5a3 3 0 0 1 1.3 5.7v1.3l-1 1 1 1-1.3 2-1.3-1.5v-3.8a3 3 0 0 1 1.3-5.7zM17.5 12.2v.1"/>`,
  pencil: html`<path d="m4 20 1-4.5L16.2 4.3a2 2 0 0 1 2.9 0l.6.6a2 2 0 0 1 0 2.9L8.5 19zM14.5 6l3.5 3.5"/>`,
  phone: html`<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.3h2"/>`,
  plus: html`<path d="M12 5v14M5 12h14"/>`,
  search: html`<circle cx="10.8" cy="10.8" r="6.3"/><path d="m15.5 15.5 5 5"/>`,
  send: html`<path d="M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4z"/>`,
  settings: html`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
  shield: html`<path d="M12 3l7.5 2.7v5.5c0 4.7-3.1 8-7.5 9.8-4.4-1.8-7.5-5.1-7.5-9.8V5.7zM8.7 11.9l2.4 2.4 4.2-4.4"/>`,
  tag: html`<path d="M3.5 11V5A1.5 1.5 0 0 1 5 3.5h6l9.5 9.5-7.5 7.5zM8 8h.1"/>`,
  time: html`<circle cx="12" cy="12" r="9"/><path d="M12 7v5.3l3.5 2"/>`,
  trash: html`<path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l.9 12a2 2 0 0 0 2 1.8h6.2a2 2 0 0 0 2-1.8l.9-12M10 10.5v6M14 10.5v6"/>`,
  upload: html`<path d="M12 15.5V4.5M7 9l5-5 5 5M4.5 15.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-2.5"/>`,
  user: html`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c0-3.9 3.1-6.5 7.5-6.5s7.5 2.6 7.5 6.5"/>`,
  users: html`<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c0-3.3 2.7-5.5 6.5-5.5s6.5 2.2 6.5 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.5c2.1.8 3.5 2.6 3.5 5"/>`,
  wallet: html`<path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H18a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2H4.5M16 13.7h.1"/>`,
  warning: html`<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.1v.1"/>`,
  x: html`<path d="M6 6l12 12M18 6 6 18"/>`,
} as const;

export type IconName = keyof typeof DRAWINGS;

/** All icons, for the page of elements. */
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

/** An icon beside the words that say the same. Screen readers read only the words. */
export const icon = (name: IconName): SafeHtml =>
  html`<svg class="icon ${DIRECTED.has(name) ? 'is-directed' : ''}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${DRAWINGS[name]}</svg>`;

/** Icons that point along the line, and turn around in languages from right to left. */
const DIRECTED: ReadonlySet<IconName> = new Set(['arrow', 'back', 'logout', 'send']);
