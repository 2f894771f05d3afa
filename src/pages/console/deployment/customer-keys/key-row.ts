import { html, type SafeHtml } from '@remix-run/html-template';
import {
  badge,
  button,
  date,
  field,
  form,
  icon,
  menu,
  menuPart,
  type Row,
  rowIcon,
  select,
  textWithDate,
} from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleApiAuthKeyRowFragment } from '../documents.ts';
import { isLive, statusBadge } from './key-status.ts';
import { keyLink } from './links.ts';

type Key = ConsoleApiAuthKeyRowFragment;

export function keyRow(request: ConsoleRequest, app: string, key: Key): Row {
  const { text } = request;
  const { id, name, prefix, lastFour, createdAt, lastUsedAt, expiresAt, revokedAt, selfMade } = key;
  const shownKey = lastFour === null ? '' : html`<code>${prefix === null ? '' : `${prefix}_`}…${lastFour}</code> · `;
  return {
    picture: rowIcon(icon('key')),
    title: name,
    href: keyLink(request, id),
    badges: html`${statusBadge(request, key)}${selfMade ? badge(text('console.customerKeys.selfMade')) : ''}`,
    text: html`${shownKey}${textWithDate(request, 'console.createdOn', date(request, createdAt))}${lastUsedAt === null ? '' : html` · ${textWithDate(request, 'console.customerKeys.lastUsed', date(request, lastUsedAt))}`}${expiresAt === null || revokedAt !== null ? '' : html` · ${textWithDate(request, 'console.customerKeys.expires', date(request, expiresAt))}`}`,
    ...(isLive(key) && request.may('api_auth_keys:write') && { end: keyMenu(request, app, { ...key, id }) }),
  };
}

function keyMenu(request: ConsoleRequest, app: string, { id, name, replacedById }: Key): SafeHtml {
  const { text } = request;
  const blank = { ...request, form: new URLSearchParams() };
  const hidden = { key: id };
  return menu(text('console.manage', { name }), [
    replacedById !== null
      ? ''
      : menuPart(
          text('console.customerKeys.rotate'),
          form(request, {
            action: 'rotate',
            hidden,
            content: [
              select(blank, {
                name: 'overlap',
                id: `overlap-${id}`,
                label: text('console.customerKeys.overlap'),
                options: [
                  { value: '0', label: text('console.customerKeys.overlapNone') },
                  { value: '3600', label: text('console.customerKeys.overlapHour') },
                  { value: '86400', label: text('console.customerKeys.overlapDay') },
                  { value: '604800', label: text('console.customerKeys.overlapWeek') },
                ],
                selected: '86400',
              }),
              button({ label: text('console.customerKeys.rotateNow'), isSmall: true }),
            ],
          }),
          false,
          { icon: 'key' },
        ),
    menuPart(
      text('console.customerKeys.revoke'),
      form(request, {
        action: 'revoke',
        hidden,
        content: [
          html`<p class="hint">${text('console.customerKeys.revokeHint', { app })}</p>`,
          field(blank, {
            name: 'reason',
            id: `reason-${id}`,
            label: text('console.customerKeys.reason'),
            maxLength: 255,
            autocomplete: 'off',
          }),
          button({ label: text('console.customerKeys.revokeNow', { name }), kind: 'danger', isSmall: true }),
        ],
      }),
      false,
      { icon: 'trash', isRisky: true },
    ),
  ]);
}
