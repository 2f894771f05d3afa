import { html, type SafeHtml } from '@remix-run/html-template';
import { ICON_NAMES } from '../../elements/icons.ts';
import {
  actions,
  avatar,
  type ButtonKind,
  badge,
  button,
  checkbox,
  checkboxes,
  dateTime,
  disclosure,
  divider,
  emptyState,
  field,
  form,
  hintBox,
  icon,
  imageForm,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  problem,
  qrCode,
  radios,
  rowIcon,
  rows,
  section,
  select,
  shownOnce,
  sideNavigation,
  stateIcon,
  tabs,
} from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';

/**
 * Each element in each state, in the colors of the deployment, for those who work on the pages or choose the colors. Only
 * deployments in staging mode have it. Its texts are in English only.
 */
export const elementsPage: HostedPage = {
  path: '/-/elements',
  show,
  actions: { submit: showProblems, setImage: showProblems },
};

async function show(request: PageRequest): Promise<PageResult> {
  if (request.deployment.mode !== 'staging') {
    throw new OperationFailure({ status: 404, code: 'ROUTE_NOT_FOUND', message: 'No page has this address.' });
  }
  return {
    title: 'Elements',
    lead: html`What the pages are made of. Choose another language below, or send a form to see its mistakes.`,
    width: 'wide',
    content: html`<div class="with-side" lang="en"><div class="side">${sideNavigation(
      'Elements',
      PARTS.map(({ id, title }, at) => ({ label: title, href: `#${id}`, isCurrent: at === 0 })),
    )}</div>
<div>${PARTS.map(({ id, title, content }) => section({ id, title, content: content(request) }))}</div></div>`,
  };
}

/** Fails like a form with wrong fields. */
async function showProblems(): Promise<PageResult> {
  const error = (name: string, message: string) => ({ code: 'VALIDATION_FAILED', field: name, message });
  throw new OperationFailure({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'Some fields are wrong.',
    errors: [
      error('text', 'Enter at least 3 characters.'),
      error('password', 'This password is too common.'),
      error('country', 'Choose a country of the list.'),
      error('file', 'The file is larger than 5 MB.'),
      error('', 'A mistake of the whole form.'),
    ],
  });
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: (request: PageRequest) => SafeHtml;
}

const KINDS: readonly ButtonKind[] = ['main', 'other', 'risky', 'danger', 'plain'];
const RULES = {
  minLength: 10,
  requireLowercase: true,
  requireUppercase: false,
  requireNumber: true,
  requireSpecial: false,
};

const PARTS: readonly Part[] = [
  { id: 'buttons', title: 'Buttons', content: buttons },
  { id: 'fields', title: 'Fields', content: fields },
  { id: 'choices', title: 'Choices', content: choices },
  { id: 'messages', title: 'Messages and badges', content: messages },
  { id: 'lists', title: 'Lists and menus', content: lists },
  { id: 'pictures', title: 'Pictures', content: pictures },
  { id: 'secrets', title: 'Secrets', content: secrets },
  { id: 'navigation', title: 'Navigation', content: navigation },
  { id: 'icons', title: 'Icons', content: icons },
];

function buttons(): SafeHtml {
  return html`${actions(...KINDS.map((kind) => button({ label: kind, kind })))}<br>
${actions(...KINDS.map((kind) => button({ label: kind, kind, icon: 'check', isSmall: true })))}<br>
${actions(linkButton({ label: 'Link', href: '#buttons', kind: 'other', icon: 'arrow' }), html`<button type="button" class="button is-main" disabled>Disabled</button>`, html`<button type="button" class="button is-main" aria-busy="true" aria-disabled="true">Sending…</button>`)}
${divider('or')}`;
}

function fields(request: PageRequest): SafeHtml {
  return form(request, {
    content: [
      problem(request, ['text', 'password', 'country', 'file']),
      field(request, { name: 'text', label: 'Text', hint: 'What the field is for.', aside: 'optional' }),
      field(request, {
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        passwordRules: RULES,
      }),
      field(request, { name: 'code', label: 'Code', isCode: true, inputMode: 'numeric', maxLength: 6, isSecret: true }),
      field(request, { name: 'fixed', label: 'Cannot be changed', value: 'ada@example.com', isReadOnly: true }),
      field(request, { name: 'long', label: 'Several lines', isLong: true }),
      select(request, {
        name: 'country',
        label: 'Country',
        options: ['Austria', 'Germany', 'Kenya'].map((each) => ({ value: each, label: each })),
      }),
      button({ label: 'Show mistakes' }),
    ],
  });
}

function choices(request: PageRequest): SafeHtml {
  const roles = [
    { value: 'admin', label: 'Admin', description: 'Changes everything, and invites people.', isChosen: true },
    { value: 'member', label: 'Member', description: 'Sees everything.' },
  ];
  return html`${checkbox({ name: 'terms', label: 'I agree to the terms', isChecked: true })}
${checkboxes('roles', 'Roles', roles)}${radios(request, { name: 'role', legend: 'Role', choices: roles })}`;
}

function messages(request: PageRequest): SafeHtml {
  const done = { ...request, query: new URLSearchParams({ done: 'saved' }) };
  const failure = new OperationFailure({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many requests.',
    retryAfter: 30,
  });
  const tones = ['neutral', 'accent', 'good', 'warning', 'danger'] as const;
  return html`${notice(done, { saved: 'common.saved' })}${problem({ ...request, failure })}${hintBox(html`<p>A hint, before a person goes on.</p>`)}
<p class="actions">${tones.map((tone) => stateIcon('mail', tone))}</p>
<p class="actions">${tones.map((tone) => badge(tone, { tone }))}${badge('with an icon', { tone: 'good', icon: 'check' })}</p>
${disclosure('Opens', html`<p>Content that few people need.</p>`)}
${disclosure('Opens, and is dangerous', html`<p>Content that few people need.</p>`, { isDanger: true })}`;
}

function lists(request: PageRequest): SafeHtml {
  const person = (id: string, first: string, last: string) =>
    avatar({ kind: 'user', id, imageUrl: null, words: [first, last] });
  const edit = menuPart('Change roles', html`<p class="hint">A form.</p>`);
  const remove = button({ label: 'Remove', kind: 'risky', icon: 'trash' });
  const entries = (name: string) => menu(`Manage ${name}`, [edit, form(request, { content: remove })]);
  return html`${rows(
    [
      {
        picture: person('1', 'Ada', 'Lovelace'),
        title: 'Ada Lovelace',
        badges: badge('You', { tone: 'accent' }),
        text: 'ada@example.com',
        end: [html`<span class="row-tags">${badge('Admin')}${badge('+2')}</span>`, entries('Ada Lovelace')],
      },
      {
        picture: person('2', 'Grace', 'Hopper'),
        title: 'Grace Brewster Murray Hopper, whose name is long',
        text: html`grace@example.com · ${dateTime(request, '2026-01-31T10:00:00Z')}`,
        end: [badge('Member'), entries('Grace Hopper')],
        isActive: true,
      },
      {
        picture: rowIcon(icon('lock')),
        title: 'Password',
        text: 'An item without a picture of its own.',
        end: [badge('Off'), form(request, { content: button({ label: 'Set up', kind: 'other', isSmall: true }) })],
        below: disclosure('Change the password', html`<p>A form of the item.</p>`),
      },
      {
        picture: person('4', 'Mary', 'Somerville'),
        title: 'The whole row is a link',
        href: '#lists',
        text: 'mary@example.com',
        end: menu('Add Mary Somerville', [html`<div class="menu-content"><p>A form.</p></div>`], { word: 'Add' }),
      },
    ],
    { icon: 'users', title: 'No members' },
  )}${more(request, { hasNextPage: true, endCursor: 'x' }, '/-/elements')}<br>
${emptyState({ icon: 'inbox', title: 'No invitations', hint: 'Invite the people with whom you work.', action: linkButton({ label: 'Invite', href: '#lists', icon: 'plus', isSmall: true }) })}`;
}

function pictures(request: PageRequest): SafeHtml {
  const kinds = ['user', 'organization', 'workspace'] as const;
  const sizes = ['small', 'medium', 'large'] as const;
  const shown = kinds.flatMap((kind) =>
    sizes.map((size, at) =>
      avatar({ kind, size, id: `${kind}${at}`, imageUrl: null, words: at === 1 ? [] : ['Ada', 'Lovelace'] }),
    ),
  );
  const tones = Array.from({ length: 12 }, (_, at) =>
    avatar({ kind: 'user', id: `${at * 7}`, imageUrl: null, words: [`${at}`] }),
  );
  return html`<p class="actions">${shown}</p><p class="actions">${tones}</p>
${imageForm(request, { kind: 'user', picture: avatar({ kind: 'user', id: '3', imageUrl: null, words: ['Ada'], size: 'large' }), isUploaded: true })}`;
}

function secrets(request: PageRequest): SafeHtml {
  return html`${shownOnce(request, ['4f6d-1b2c', '9a8e-77d0', '0c1d-2e3f', '55aa-66bb'], 'codes.txt')}${qrCode('otpauth://totp/example', 'QR code')}`;
}

function navigation(): SafeHtml {
  const links = ['General', 'Members', 'Invitations'].map((label, at) => ({
    label,
    href: '#navigation',
    isCurrent: at === 0,
  }));
  return html`${tabs('Tabs', links)}`;
}

function icons(): SafeHtml {
  return html`<p class="actions">${ICON_NAMES.map((name) => badge(name, { icon: name }))}${icon('check')}</p>`;
}
