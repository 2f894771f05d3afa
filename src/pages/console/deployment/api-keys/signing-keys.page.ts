import { html, type SafeHtml } from '@remix-run/html-template';
import {
  badge,
  button,
  date,
  dateTime,
  disclosure,
  form,
  icon,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleSigningKeysDocument,
  type ConsoleSigningKeysQuery,
  ConsoleSigningKeysRotateDocument,
} from '../documents.ts';
import { credentialTabs } from './credential-tabs.ts';

/** The keys that sign the tokens of a deployment, and their rotation. */
export const signingKeysPage = consolePage({
  path: '/signing-keys',
  scope: 'settings:read',
  show,
  actions: { rotate },
  sensitive: ['rotate'],
});

type SigningKey = NonNullable<ConsoleSigningKeysQuery['signingKeys']>['nodes'][number];

const PURPOSES = ['SESSION', 'ACCESS_TOKEN', 'OIDC'] as const;
const TONES = { NEXT: 'neutral', ACTIVE: 'good', RETIRED: 'warning' } as const;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { signingKeys } = await request.run(ConsoleSigningKeysDocument);
  const nodes = signingKeys?.nodes ?? [];
  return {
    title: text('console.signingKeys.title'),
    lead: text('console.signingKeys.lead'),
    content: html`${credentialTabs(request)}${notice(request, { rotated: 'console.signingKeys.rotated' })}${problem(request)}
${PURPOSES.map((purpose) =>
  keySection(
    request,
    purpose,
    nodes.filter((key) => key.purpose === purpose),
  ),
)}`,
  };
}

function keySection(request: ConsoleRequest, purpose: SigningKey['purpose'], keys: readonly SigningKey[]): SafeHtml {
  const { text } = request;
  const rotating = form(request, {
    action: 'rotate',
    hidden: { purpose },
    content: [
      html`<p>${text('console.signingKeys.rotateHint')}</p>`,
      button({ label: text('console.signingKeys.rotate'), kind: 'danger', isSmall: true }),
    ],
  });
  return section({
    title: text(`console.signingKeys.purpose.${purpose}`),
    hint: text(`console.signingKeys.purposeHint.${purpose}`),
    content: html`${rows(
      keys.map((key) => keyRow(request, key)),
      { icon: 'key', title: text('console.signingKeys.none'), hint: text('console.signingKeys.noneHint') },
    )}
${keys.length > 0 && request.may('settings:write') ? disclosure(text('console.signingKeys.rotate'), rotating, { isDanger: true }) : ''}`,
  });
}

function keyRow(request: ConsoleRequest, { kid, state, algorithm, createdAt, publishedUntil }: SigningKey): Row {
  const { text } = request;
  const until =
    publishedUntil === null
      ? ''
      : html` · ${textWithDate(request, 'console.signingKeys.until', dateTime(request, publishedUntil))}`;
  return {
    picture: rowIcon(icon('key')),
    title: html`<code>${kid}</code>`,
    badges: badge(text(`console.signingKeys.state.${state}`), { tone: TONES[state] }),
    text: html`${algorithm} · ${textWithDate(request, 'console.createdOn', date(request, createdAt))}${until}`,
  };
}

async function rotate(request: ConsoleRequest): Promise<PageResult> {
  const purpose = PURPOSES.find((each) => each === fieldValue(request, 'purpose')) ?? 'SESSION';
  await request.run(ConsoleSigningKeysRotateDocument, { purpose });
  return { to: request.link('/signing-keys', { done: 'rotated' }) };
}
