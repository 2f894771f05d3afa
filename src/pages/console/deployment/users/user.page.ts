import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../../deployment/index.ts';
import {
  actions,
  badge,
  button,
  date,
  dateTime,
  emailText,
  form,
  icon,
  linkButton,
  notice,
  problem,
  rowIcon,
  rows,
  section,
  shownOnce,
  textWithDate,
} from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue, filledFields } from '../../../hosted/forms/form-values.ts';
import { userPicture } from '../../../hosted/layout/pictures.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { imageOr, imageSection, isImageSent } from '../../layout/uploaded-images.ts';
import { readNames } from '../audit-log/sentence.ts';
import {
  ConsoleCreateTicketDocument,
  ConsoleDeleteUserDocument,
  ConsoleDeleteUserImageDocument,
  ConsoleEndSessionDocument,
  ConsoleEndSessionsDocument,
  ConsoleImpersonateDocument,
  ConsoleLiftLockoutDocument,
  ConsoleRemoveAuthenticatorDocument,
  ConsoleSetUserImageDocument,
  ConsoleUpdateUserDocument,
  ConsoleUserDocument,
} from '../documents.ts';
import { changes, keys, organizations, workspaces } from './belongings.ts';
import { exportUser } from './export-user.ts';
import { supportActions } from './support-actions.ts';
import { type ShownUser, verdict } from './verdict.ts';

/** One user: whether they can sign in and why not, their ways in, sessions and organizations, and what support can do. */
export const userPage = consolePage({
  path: '/users/{user}',
  scope: 'users:read',
  show,
  actions: {
    unlock,
    endSessions,
    endSession,
    removeAuthenticator,
    activate: (request) => setActive(request, true),
    deactivate: (request) => setActive(request, false),
    setImage,
    deleteImage,
    createTicket,
    impersonate,
    export: exportUser,
    erase,
  },
  sensitive: ['removeAuthenticator', 'createTicket', 'impersonate', 'export', 'erase'],
  maxFileBytes: imageUpload.maxBytes,
  shownOnce: {
    createTicket: { text: 'console.user.linkLost', next: (request) => request.link(request.path) },
    impersonate: { text: 'console.user.linkLost', next: (request) => request.link(request.path) },
  },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { user, uiSettings } = await request.run(ConsoleUserDocument, {
    id: request.pathParameter,
    organizationsAfter: request.query.get('organizations'),
    workspacesAfter: request.query.get('workspaces'),
    keysAfter: request.query.get('keys'),
  });
  if (!user) throw new Error('The user is missing.');
  const names = await readNames(request, user.auditLog?.nodes ?? []);
  const name = personName(user);
  const initials = userPicture(request, { ...user, imageUrl: null }, { size: 'large' });
  const picture = imageOr(request, 'user', user.imageUrl, initials);
  const { imageUrl } = user;
  const defaultUrl = uiSettings?.defaultUserProfileImageUrl ?? '';
  return {
    title: name,
    picture,
    lead: user.email === null || user.email === name ? '' : emailText(user.email),
    back: { label: text('console.nav.users'), href: request.link('/users') },
    content: html`${notice(request, {
      created: 'console.newUser.done',
      unlocked: 'console.user.unlocked',
      sessionsEnded: 'console.user.sessionsEnded',
      authenticatorRemoved: 'console.user.authenticatorRemoved',
      activated: 'console.user.activated',
      deactivated: 'console.user.deactivated',
      imageSaved: 'image.saved',
      imageDeleted: 'image.removed',
    })}${isImageSent(request) ? '' : problem(request)}
${verdict(request, user)}
${request.may('users:write') ? supportActions(request, user) : ''}
${about(request, user)}
${waysIn(request, user)}
${sessions(request, user)}
${organizations(request, user)}
${workspaces(request, user)}
${keys(request, user)}
${changes(request, user, names)}
${request.may('users:write') ? imageSection(request, { kind: 'user', picture, imageUrl, defaultUrl }) : ''}`,
  };
}

function about(request: ConsoleRequest, user: ShownUser): SafeHtml {
  const { text } = request;
  const entries = [
    [text('console.id'), html`<code>${user.id}</code>`],
    ...(user.externalId === null ? [] : [[text('console.externalId'), html`<code>${user.externalId}</code>`] as const]),
    ...(user.username === null ? [] : [[text('common.username'), user.username] as const]),
    [text('console.created'), dateTime(request, user.createdAt)],
    [
      text('console.user.lastSignIn'),
      user.signInState?.lastSignInAt == null
        ? text('console.user.never')
        : dateTime(request, user.signInState.lastSignInAt),
    ],
  ] as const;
  return section({
    title: text('console.user.about'),
    action: linkButton({
      href: request.link(`/user-applications/${user.id}`),
      label: text('console.userApps.show'),
      kind: 'other',
      icon: 'apps',
      isSmall: true,
    }),
    content: facts(entries),
  });
}

/** The addresses, accounts and keys with which the user signs in. */
function waysIn(
  request: ConsoleRequest,
  { emails, phones, socialAccounts, wallets, passkeys, signInState }: ShownUser,
): SafeHtml {
  const { text } = request;
  const badges = ({ isPrimary, isVerified }: { readonly isPrimary: boolean; readonly isVerified: boolean }) =>
    html`${isPrimary ? badge(text('console.user.primary'), { tone: 'accent' }) : ''}${isVerified ? badge(text('console.user.verified'), { tone: 'good', icon: 'check' }) : badge(text('console.user.unverified'), { tone: 'warning' })}`;
  const second = signInState?.secondFactors ?? [];
  const items = [
    ...emails.map((email) => ({
      picture: rowIcon(icon('mail')),
      title: emailText(email.email),
      badges: badges(email),
    })),
    ...phones.map((phone) => ({ picture: rowIcon(icon('phone')), title: phone.phoneNumber, badges: badges(phone) })),
    ...socialAccounts.map(({ provider, email }) => ({
      picture: rowIcon(icon('link')),
      title: provider,
      text: email ?? '',
    })),
    ...wallets.map(({ address }) => ({ picture: rowIcon(icon('wallet')), title: html`<code>${address}</code>` })),
    ...(signInState?.hasPassword ? [{ picture: rowIcon(icon('lock')), title: text('common.password') }] : []),
    ...(passkeys ?? []).map(({ name, lastUsedAt }) => ({
      picture: rowIcon(icon('passkey')),
      title: name,
      text: lastUsedAt === null ? '' : textWithDate(request, 'console.user.lastUsed', date(request, lastUsedAt)),
    })),
    ...second.map((method) => ({
      picture: rowIcon(icon('shield')),
      title: text(`console.factor.${method}`),
      badges: badge(text('console.user.secondFactor')),
    })),
  ];
  return section({
    title: text('console.user.waysIn'),
    content: rows(items, { icon: 'lock', title: text('console.user.noWays') }),
  });
}

function sessions(request: ConsoleRequest, { sessions: found }: ShownUser): SafeHtml {
  const { text } = request;
  // The list of the graph is oldest first, and this is a page from its end.
  const nodes = found?.nodes.toReversed() ?? [];
  const mayEnd = request.may('users:write');
  return section({
    title: text('console.user.sessions'),
    action:
      mayEnd && nodes.length > 0
        ? form(request, {
            action: 'endSessions',
            content: button({ label: text('console.user.endSessions'), kind: 'other', icon: 'logout', isSmall: true }),
          })
        : '',
    content: rows(
      nodes.map(({ id, ip, userAgent, signedInAt, lastActiveAt, impersonator }) => ({
        picture: rowIcon(icon('browser')),
        title: userAgent ?? text('console.user.unknownBrowser'),
        badges:
          impersonator === null
            ? ''
            : badge(text('console.user.impersonatedBy', { actor: impersonator }), { tone: 'warning' }),
        text: html`${ip ?? ''} · ${textWithDate(request, 'console.user.signedIn', date(request, signedInAt))} · ${textWithDate(request, 'console.operators.lastActive', dateTime(request, lastActiveAt))}`,
        ...(mayEnd && {
          end: form(request, {
            action: 'endSession',
            hidden: { session: id },
            content: button({ label: text('console.user.endSession'), kind: 'other', isSmall: true }),
          }),
        }),
      })),
      { icon: 'browser', title: text('console.user.noSessions') },
    ),
  });
}

async function unlock(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleLiftLockoutDocument, { id: request.pathParameter });
  return doneOn(request, 'unlocked');
}

async function endSessions(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleEndSessionsDocument, { id: request.pathParameter });
  return doneOn(request, 'sessionsEnded');
}

async function endSession(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleEndSessionDocument, {
    id: request.pathParameter,
    session: fieldValue(request, 'session'),
  });
  return doneOn(request, 'sessionsEnded');
}

async function removeAuthenticator(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRemoveAuthenticatorDocument, { id: request.pathParameter });
  return doneOn(request, 'authenticatorRemoved');
}

async function setActive(request: ConsoleRequest, isActive: boolean): Promise<PageResult> {
  await request.run(ConsoleUpdateUserDocument, { id: request.pathParameter, input: { isActive } });
  return doneOn(request, isActive ? 'activated' : 'deactivated');
}

async function createTicket(request: ConsoleRequest): Promise<PageResult> {
  const { createSignInTicket: ticket } = await request.run(ConsoleCreateTicketDocument, { id: request.pathParameter });
  return linkView(request, ticket?.url, 'console.user.ticketLead');
}

async function impersonate(request: ConsoleRequest): Promise<PageResult> {
  const { createImpersonation: ticket } = await request.run(ConsoleImpersonateDocument, {
    id: request.pathParameter,
    input: { actor: request.operator?.email ?? request.operator?.id ?? '', ...filledFields(request, ['reason']) },
  });
  return linkView(request, ticket?.url, 'console.user.impersonateLead');
}

function linkView(
  request: ConsoleRequest,
  url: string | undefined,
  lead: 'console.user.ticketLead' | 'console.user.impersonateLead',
): PageResult {
  if (url === undefined) throw new Error('The link is missing.');
  const { text } = request;
  return {
    title: text('console.user.linkTitle'),
    lead: text(lead),
    content: html`${shownOnce(request, [url], 'link.txt')}
${actions(linkButton({ href: request.link(request.path), label: text('common.continue') }))}`,
  };
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteUserDocument, { id: request.pathParameter });
  return { to: request.link('/users', { done: 'erased' }) };
}

async function setImage(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleSetUserImageDocument, { id: request.pathParameter });
  return doneOn(request, 'imageSaved');
}

async function deleteImage(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteUserImageDocument, { id: request.pathParameter });
  return doneOn(request, 'imageDeleted');
}
