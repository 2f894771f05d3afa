import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  date,
  dateTime,
  disclosure,
  form,
  icon,
  type Row,
  rowIcon,
  rows,
  section,
  select,
  textWithDate,
} from '../../elements/index.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest } from '../page.ts';
import { confirmedForm, rowMenu } from '../user-profile/row-actions.ts';

interface Secret {
  readonly id: string;
  readonly hint: string;
  readonly expiresAt: string | null;
  readonly createdAt: string;
}

/** The secrets of an application on a page of the console or of an organization. */
interface ShownSecrets {
  readonly secrets: readonly Secret[];
  /** Where the forms are sent, with the parameters of the page. */
  readonly path: string;
  readonly mayChange: boolean;
}

/** How long the other secret stays, in hours; `keep` until it is deleted. */
const OVERLAPS = ['keep', '1', '24', '168', '720'] as const;

const MAX_SECRETS = 2;

const isExpired = ({ expiresAt }: Secret): boolean => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** The secrets of an application, and the form that adds one to replace the other. */
export function secretsSection(request: PageRequest, shown: ShownSecrets): SafeHtml {
  const { text } = request;
  const { secrets, mayChange } = shown;
  const usable = secrets.filter((secret) => !isExpired(secret)).length;
  return section({
    title: text('console.oauth.secrets'),
    id: 'secrets',
    hint: text('console.oauth.secretsHint'),
    content: [
      rows(
        secrets.map((secret) => secretRow(request, shown, secret, usable)),
        { icon: 'key', title: text('console.oauth.noSecret'), hint: text('console.oauth.noSecretHint') },
      ),
      mayChange ? newSecret(request, shown, usable) : '',
    ],
  });
}

function secretRow(request: PageRequest, { path, mayChange }: ShownSecrets, secret: Secret, usable: number): Row {
  const { text } = request;
  const { id, hint, expiresAt, createdAt } = secret;
  const ended = isExpired(secret);
  const expiry =
    expiresAt === null || ended
      ? ''
      : html` · ${textWithDate(request, 'console.oauth.expires', dateTime(request, expiresAt))}`;
  const isOnly = usable === 1 && !ended;
  const remove = confirmedForm(request, {
    path,
    action: 'deleteSecret',
    label: text('console.oauth.deleteSecret'),
    text: text(isOnly ? 'console.oauth.deleteOnlySecretHint' : 'console.oauth.deleteSecretHint'),
    about: hint,
    fields: { secret: id },
  });
  const state = expiresAt === null ? 'console.oauth.secretActive' : 'console.oauth.secretEnds';
  return {
    picture: rowIcon(icon('key')),
    title: html`<code>${hint}</code>`,
    badges: ended
      ? badge(text('console.oauth.expired'))
      : badge(text(state), { tone: expiresAt === null ? 'good' : 'warning' }),
    text: html`${textWithDate(request, 'console.createdOn', date(request, createdAt))}${expiry}`,
    ...(mayChange && { end: rowMenu(request, hint, [remove]) }),
  };
}

function newSecret(request: PageRequest, { path }: ShownSecrets, usable: number): SafeHtml {
  const { text } = request;
  if (usable >= MAX_SECRETS) return html`<p class="hint">${text('console.oauth.twoSecrets')}</p>`;
  const overlap = select(
    { ...request, form: new URLSearchParams() },
    {
      name: 'overlap',
      label: text('console.oauth.previous'),
      options: OVERLAPS.map((value) => ({
        value,
        label:
          value === 'keep'
            ? text('console.oauth.previousStays')
            : text('console.oauth.previousEnds', { hours: Number(value), days: Number(value) / 24 }),
      })),
      selected: 'keep',
    },
  );
  const creating = form(request, {
    path,
    action: 'createSecret',
    content: [
      usable === 0 ? '' : overlap,
      actions(button({ label: text('console.oauth.createSecret'), icon: 'key', isSmall: true })),
    ],
  });
  return disclosure(text('console.oauth.newSecret'), creating, { isOpen: usable === 0 });
}

/** When the other secret expires; null if it stays. */
export function previousExpiry(request: PageRequest): string | null {
  const overlap = OVERLAPS.find((each) => each === fieldValue(request, 'overlap')) ?? 'keep';
  return overlap === 'keep' ? null : new Date(Date.now() + Number(overlap) * 3_600_000).toISOString();
}
