import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  date,
  field,
  form,
  icon,
  more,
  rowIcon,
  rows,
  section,
  textWithDate,
} from '../../../../elements/index.ts';
import { fieldValue } from '../../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import type { ConsoleRequest } from '../../../console-request.ts';
import {
  ConsoleAllowDocument,
  ConsoleBlockDocument,
  ConsoleRestrictionListsDocument,
  type ConsoleRestrictionListsQuery,
  ConsoleStopAllowingDocument,
  ConsoleStopBlockingDocument,
  ConsoleUpdateRestrictionsDocument,
} from '../../documents.ts';
import { versionedSettingsPage } from '../frame/versioned-settings.ts';

/** Who may sign up and sign in: by the mode of sign-up, by country, and by two lists of addresses. */
export const restrictionsSettingsPage = versionedSettingsPage({
  path: '/settings/restrictions',
  query: 'restrictions',
  form: {
    input: 'UpdateRestrictionsInput',
    texts: 'console.setting.restrictions',
    parts: [
      { title: 'console.settings.signUp', fields: ['signUpMode'] },
      { title: 'console.settings.countries', fields: ['countryRestrictions'] },
      { title: 'console.settings.lists', fields: ['allowlistEnabled', 'blocklistEnabled'] },
    ],
  },
  update: (request, { input, version }) => request.run(ConsoleUpdateRestrictionsDocument, { input, version }),
  below: lists,
  done: { added: 'console.settings.entryAdded', removed: 'console.settings.entryRemoved' },
  actions: {
    allow: (request) => change(request, ConsoleAllowDocument, 'added'),
    stopAllowing: (request) => change(request, ConsoleStopAllowingDocument, 'removed'),
    block: (request) => change(request, ConsoleBlockDocument, 'added'),
    stopBlocking: (request) => change(request, ConsoleStopBlockingDocument, 'removed'),
  },
});

type Entries = NonNullable<ConsoleRestrictionListsQuery['allowlist']>;

interface List {
  readonly title: TextKey;
  readonly hint: TextKey;
  readonly empty: TextKey;
  readonly add: string;
  readonly remove: string;
  /** The parameter of the URL with the last entry that was shown. */
  readonly after: string;
}

const ALLOWLIST: List = {
  title: 'console.settings.allowlist',
  hint: 'console.settings.allowlistHint',
  empty: 'console.settings.allowlistEmpty',
  add: 'allow',
  remove: 'stopAllowing',
  after: 'allowed',
};
const BLOCKLIST: List = {
  title: 'console.settings.blocklist',
  hint: 'console.settings.blocklistHint',
  empty: 'console.settings.blocklistEmpty',
  add: 'block',
  remove: 'stopBlocking',
  after: 'blocked',
};

async function lists(request: ConsoleRequest): Promise<SafeHtml> {
  const { allowlist, blocklist } = await request.run(ConsoleRestrictionListsDocument, {
    allowlistAfter: request.query.get(ALLOWLIST.after),
    blocklistAfter: request.query.get(BLOCKLIST.after),
  });
  if (!allowlist || !blocklist) throw new Error('A list of restrictions is missing.');
  return html`${listSection(request, ALLOWLIST, allowlist)}${listSection(request, BLOCKLIST, blocklist)}`;
}

function listSection(request: ConsoleRequest, list: List, { nodes, pageInfo }: Entries): SafeHtml {
  const { text } = request;
  const mayChange = request.may('settings:write');
  return section({
    title: text(list.title),
    hint: text(list.hint),
    content: html`${mayChange ? addForm(request, list) : ''}
${rows(
  nodes.map(({ value, kind, createdAt }) => ({
    picture: rowIcon(icon(kind === 'DOMAIN' ? 'globe' : 'mail')),
    title: value,
    text: textWithDate(request, 'console.settings.addedOn', date(request, createdAt)),
    ...(mayChange && {
      end: form(request, {
        action: list.remove,
        hidden: { value },
        content: button({
          label: html`${text('console.settings.remove')} <span class="unseen">${value}</span>`,
          kind: 'other',
          isSmall: true,
        }),
      }),
    }),
  })),
  { icon: 'shield', title: text(list.empty) },
)}
${more(request, pageInfo, request.link(request.path), list.after)}`,
  });
}

function addForm(request: ConsoleRequest, { add }: List): SafeHtml {
  const own = actionForm(request, add);
  const { text } = own;
  return form(own, {
    action: add,
    content: html`<div class="filters">${field(own, {
      name: 'value',
      id: add,
      label: text('console.settings.entry'),
      isRequired: true,
      maxLength: 255,
    })}${button({ label: text('console.settings.add'), kind: 'other', icon: 'plus', isSmall: true })}</div>`,
  });
}

type ListDocument =
  | typeof ConsoleAllowDocument
  | typeof ConsoleStopAllowingDocument
  | typeof ConsoleBlockDocument
  | typeof ConsoleStopBlockingDocument;

async function change(request: ConsoleRequest, document: ListDocument, done: string): Promise<PageResult> {
  await request.run(document as typeof ConsoleStopAllowingDocument, { value: fieldValue(request, 'value') });
  return { to: request.link(request.path, { done }) };
}
