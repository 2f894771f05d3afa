import { html } from '@remix-run/html-template';
import { programOf } from '../../../platform/network/program-name.ts';
import {
  badge,
  button,
  dateTime,
  form,
  icon,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
} from '../../elements/index.ts';
import {
  UserProfileDeleteOtherSessionsDocument,
  UserProfileDeleteSessionDocument,
  UserProfileSessionsPageDocument,
  type UserProfileSessionsPageQuery,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import { actionForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';
import { rowForm, rowProblem } from './row-actions.ts';

type Session = NonNullable<NonNullable<UserProfileSessionsPageQuery['viewer']>['sessions']>['nodes'][number];

/** The browsers in which the user is signed in. */
export const sessionsPage = profilePage({
  path: `${PROFILE_PATH}/sessions`,
  show,
  actions: { end, endOthers },
});

async function show(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const { viewer } = await request.run(UserProfileSessionsPageDocument, { before: request.query.get('before') });
  const { nodes = [], pageInfo } = viewer?.sessions ?? {};
  const newestFirst = nodes.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || compare(other, one),
  );
  const others = newestFirst.filter((session) => !session.isCurrent);
  const endOthersForm = form(request, {
    content: button({
      label: text('profile.sessions.endOthers'),
      action: 'endOthers',
      kind: 'risky',
      icon: 'logout',
      isSmall: true,
    }),
  });
  return profileView(request, {
    title: 'profile.sessions.title',
    user: viewer,
    content: html`${notice(request, { ended: 'profile.sessions.ended', othersEnded: 'profile.sessions.othersEnded' })}
${section({
  title: text('profile.sessions.list'),
  hint: text('profile.sessions.listHint'),
  content: [
    problem(actionForm(request, 'endOthers')),
    rows(
      newestFirst.map((session) => sessionRow(request, session)),
      { icon: 'browser', title: text('profile.sessions.list') },
    ),
    more(
      request,
      { hasNextPage: pageInfo?.hasPreviousPage ?? false, endCursor: pageInfo?.startCursor ?? null },
      request.link(request.path),
      'before',
    ),
    others.length === 0 ? '' : html`<div class="section-end">${endOthersForm}</div>`,
  ],
})}`,
  });
}

const compare = (one: Session, other: Session) => one.lastActiveAt.localeCompare(other.lastActiveAt);

/** Systems of phones, whose sessions have their icon. */
const PHONES: ReadonlySet<string | null> = new Set(['iPhone', 'Android']);

function sessionRow(request: PageRequest, session: Session): Row {
  const { text } = request;
  const { id, ip, isCurrent, userAgent } = session;
  const device = deviceName(request, userAgent);
  const { system } = programOf(userAgent);
  return {
    picture: rowIcon(icon(PHONES.has(system) ? 'phone' : 'browser')),
    title: device,
    badges: [
      isCurrent ? badge(text('profile.sessions.current'), { tone: 'accent' }) : '',
      session.impersonator === null ? '' : badge(text('impersonation.label'), { tone: 'warning' }),
    ],
    text: html`${text('profile.sessions.lastActive')} ${dateTime(request, session.lastActiveAt)}${ip === null ? '' : ` · ${ip}`}<br>
${text('profile.sessions.signedIn')} ${dateTime(request, session.signedInAt)}${session.impersonator === null ? '' : html`<br>${text('profile.sessions.impersonated')}`}`,
    // This session ends with the button of the navigation, which also leads to the sign-in page.
    end: isCurrent
      ? ''
      : rowForm(request, { action: 'end', label: text('profile.sessions.end'), about: device, fields: { id } }),
    below: rowProblem(request, 'id', id),
    isActive: isCurrent,
  };
}

/** The browser and system of a session in the language of the page. */
function deviceName({ text }: PageRequest, userAgent: string | null): string {
  const { browser, system } = programOf(userAgent);
  if (system === null) return browser ?? text('profile.sessions.unknown');
  return text('profile.sessions.device', { browser: browser ?? text('profile.sessions.unknown'), system });
}

async function end(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeleteSessionDocument, { id: fieldValue(request, 'id') });
  return doneOn(request, 'ended');
}

async function endOthers(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeleteOtherSessionsDocument);
  return doneOn(request, 'othersEnded');
}
