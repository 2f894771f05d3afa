import { html, type SafeHtml } from '@remix-run/html-template';
import { programOf } from '../../../platform/network/program-name.ts';
import {
  UserProfileDeleteOtherSessionsDocument,
  UserProfileDeleteSessionDocument,
  UserProfileSessionsPageDocument,
  type UserProfileSessionsPageQuery,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { dateTime } from '../layout/dates.ts';
import { button, form, notice, problem } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { itemAction, moreLink } from './items.ts';
import { doneOn, PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

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
  return profileView(request, {
    title: 'profile.sessions.title',
    content: html`${notice(request, { ended: 'profile.sessions.ended', othersEnded: 'profile.sessions.othersEnded' })}
${problem(request)}
<ul class="items">${newestFirst.map((session) => item(request, session))}</ul>
${moreLink(request, 'before', pageInfo?.hasPreviousPage ? pageInfo.startCursor : null)}
${
  others.length === 0
    ? ''
    : form(request, {
        content: button({ label: text('profile.sessions.endOthers'), action: 'endOthers', kind: 'danger' }),
      })
}`,
  });
}

const compare = (one: Session, other: Session) => one.lastActiveAt.localeCompare(other.lastActiveAt);

function item(request: PageRequest, session: Session): SafeHtml {
  const { text } = request;
  const device = deviceName(request, session.userAgent);
  const end = itemAction(request, {
    action: 'end',
    label: text('profile.sessions.end'),
    about: device,
    fields: { id: session.id },
  });
  return html`<li><div class="item-text"><strong>${device}</strong>${session.isCurrent ? html` <span class="badge">${text('profile.sessions.current')}</span>` : ''}
<p class="hint">${text('profile.sessions.lastActive')} ${dateTime(request, session.lastActiveAt)}</p>
<p class="hint">${text('profile.sessions.signedIn')} ${dateTime(request, session.signedInAt)}${session.ip === null ? '' : ` · ${session.ip}`}</p>
${session.impersonator === null ? '' : html`<p class="hint">${text('profile.sessions.impersonated')}</p>`}</div>
${end}</li>`;
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
