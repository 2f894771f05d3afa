import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  date,
  emailText,
  linkButton,
  more,
  notice,
  type Row,
  rows,
  searchForm,
  searchOf,
  tabs,
  textWithDate,
} from '../../../elements/index.ts';
import { userPicture } from '../../../hosted/layout/pictures.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { searchArguments } from '../../layout/search-arguments.ts';
import { ConsoleUsersDocument, type ConsoleUsersQuery } from '../documents.ts';

/** The users of a deployment, newest first, with a search by name, address, id and external id. */
export const usersPage = consolePage({ path: '/users', scope: 'users:read', show });

type User = NonNullable<ConsoleUsersQuery['users']>['nodes'][number];

/** The lists of users, by the value of the parameter `status`. */
const STATUSES: readonly { readonly status: string; readonly label: TextKey }[] = [
  { status: '', label: 'console.users.all' },
  { status: 'active', label: 'console.users.active' },
  { status: 'inactive', label: 'console.users.inactive' },
];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const search = searchOf(request);
  const status = query.get('status') ?? '';
  const isActive = status === 'active' ? true : status === 'inactive' ? false : null;
  const { users } = await request.run(ConsoleUsersDocument, {
    ...searchArguments(search, isActive === null ? {} : { isActive }),
    after: query.get('after'),
  });
  if (!users) throw new Error('The list of users is missing.');
  const kept = { ...(search !== null && { search }), ...(status !== '' && { status }) };
  return {
    title: text('console.nav.users'),
    content: html`${notice(request, { erased: 'console.user.erased' })}<div class="list-head">${searchForm(request, {
      label: text('console.users.search'),
      placeholder: text('console.users.searchBy'),
      path: status === '' ? '/users' : `/users?status=${status}`,
    })}${adding(request)}</div>
${tabs(
  text('console.users.lists'),
  STATUSES.map(({ status: each, label }) => ({
    label: text(label),
    href: request.link('/users', { ...(search !== null && { search }), ...(each !== '' && { status: each }) }),
    isCurrent: each === status,
  })),
)}
${rows(
  users.nodes.map((user) => userRow(request, user)),
  search === null
    ? { icon: 'users', title: text('console.users.none'), hint: text('console.users.noneHint') }
    : {
        icon: 'search',
        title: text('console.users.noneMatch', { search }),
        hint: text('console.users.noneMatchHint'),
        action: linkButton({
          label: text('organization.clearSearch'),
          href: request.link('/users'),
          kind: 'other',
          isSmall: true,
        }),
      },
)}
${more(request, users.pageInfo, request.link('/users', kept))}`,
  };
}

/** What adds users: a form for one, and the imports. */
function adding(request: ConsoleRequest): SafeHtml {
  const { text, link } = request;
  const imports = linkButton({
    label: text('console.imports.title'),
    href: link('/imports'),
    kind: 'other',
    icon: 'upload',
    isSmall: true,
  });
  if (!request.may('users:write')) return imports;
  return actions(
    imports,
    linkButton({ label: text('console.newUser.title'), href: link('/new-user'), icon: 'plus', isSmall: true }),
  );
}

function userRow(request: ConsoleRequest, user: User): Row {
  const { text } = request;
  const name = personName(user);
  return {
    picture: userPicture(request, { ...user, imageUrl: null }),
    title: name,
    href: request.link(`/users/${user.id}`),
    badges: user.isActive ? '' : badge(text('console.users.inactiveBadge'), { tone: 'danger' }),
    text: html`${user.email === null || user.email === name ? '' : html`${emailText(user.email)} · `}${textWithDate(request, 'console.createdOn', date(request, user.createdAt))}`,
  };
}
