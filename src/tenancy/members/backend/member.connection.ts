import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, isUnfiltered } from '../../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../../platform/graph/connections.ts';
import { plainNodesOf } from '../../../platform/graph/plain-selection.ts';
import { fromSelection } from '../../../platform/graph/selection.ts';
import type { JsonList } from '../../../platform/json/json-list.ts';
import type { Level } from '../../parents/parent.ts';
import type { MemberRows } from '../member.reads.ts';
import { isMemberField, type MemberField, type MemberSortKey, SORT_FIELDS, USER_FIELDS } from '../member-fields.ts';
import { matchingMembershipCounts, memberCounts, membershipCounts } from '../membership-counts.reads.ts';
import type { MembershipCriteria, MembershipParent } from '../membership-criteria.ts';
import { canReadAsJson, jsonPagesOf } from './member-json.reads.ts';
import { isTiedByUser, type MemberPage, memberPages } from './member-pages.reads.ts';

/** A list of memberships of one level: the members of an organization, workspace or role, or the memberships of a user. */
interface MemberList<L extends Level> {
  readonly level: L;
  readonly parent: MembershipParent;
  readonly id: string;
}

/** A list with the fields that the document and its cursors need. */
export function memberConnection<L extends Level>(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  list: MemberList<L>,
  args: PageArgs & MembershipCriteria,
  info: GraphQLResolveInfo,
) {
  const { level, parent, id } = list;
  const { search, filter, orderBy } = args;
  const sortFieldOf = (key: string) => SORT_FIELDS[key as MemberSortKey];
  const fields = orderBy ? [...new Set([...fieldsOf(info), sortFieldOf(orderBy.field)])] : fieldsOf(info);
  const plain = plainNodesOf(info, { viewer });
  const jsonPages = plain ? jsonPagesOf(plain) : null;
  const read = (edgePage: EdgePage): Promise<readonly MemberRows[L][] | JsonList | undefined> => {
    const page: MemberPage<L> = { ...edgePage, level, parent, fields, search, filter };
    if (jsonPages !== null && canReadAsJson(page)) return loaders.load(jsonPages, id, page);
    return loaders.load(memberPages<L>, id, page);
  };
  return connectionOf(args, read, {
    total: async () => (await countMembers({ loaders }, list, { search, filter })) ?? 0,
    ...(isTiedByUser(parent, orderBy) && { idOf: ({ userId }) => userId }),
    sortValueOf: (member, key) => member[sortFieldOf(key)] ?? null,
  });
}

/** An unfiltered list uses the same count as other fields, so that they share one statement. */
function countMembers(
  { loaders }: Pick<Context, 'loaders'>,
  { level, parent, id }: MemberList<Level>,
  criteria: MembershipCriteria,
) {
  if (parent !== 'role' && isUnfiltered(criteria)) {
    return loaders.load(parent === 'user' ? membershipCounts[level] : memberCounts, id);
  }
  return loaders.load(matchingMembershipCounts, id, { level, parent, ...criteria });
}

/**
 * The fields that a document reads. A nested document returns thousands of members; unread columns would take half of its
 * time.
 */
const fieldsOf = fromSelection((fieldsAt): readonly MemberField[] => {
  const ofMembers = [...fieldsAt(['nodes'], ['edges', 'node'])].filter(isMemberField);
  const ofUsers = [...fieldsAt(['nodes', 'user'], ['edges', 'node', 'user'])].flatMap(
    (field) => USER_FIELDS[field] ?? [],
  );
  return [...new Set<MemberField>(['id', 'userId', ...ofMembers, ...ofUsers])];
});
