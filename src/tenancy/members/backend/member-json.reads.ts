import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import type { BatchOf } from '../../../platform/database/batching/loaders.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import { activeRowBudget, VALUE_BYTES } from '../../../platform/database/guards/response-limit.ts';
import { type JsonSource, jsonText } from '../../../platform/graph/json-text.ts';
import type { PlainSelection } from '../../../platform/graph/plain-selection.ts';
import { JsonList } from '../../../platform/json/json-list.ts';
import type { Level } from '../../parents/parent.ts';
import { isMemberField, USER_FIELDS } from '../member-fields.ts';
import { isInIdOrder, type MemberPage, positionsOf, selectPage } from './member-pages.reads.ts';

/** Reads the page of each parent's members as JSON. */
type JsonPages = BatchOf<Context, string, JsonList, MemberPage<Level>>;

/** Whether a page can be read as JSON. The rows of a page from the end of the list are in reverse order. */
export const canReadAsJson = (page: MemberPage<Level>): boolean => isInIdOrder(page) && !page.isFromEnd;

const texts = new WeakMap<PlainSelection, string | null>();
/** The same read for equal selections, so that they share a batch. */
const reads = new LRUCache<string, JsonPages>({ max: 500 });

/** The read of the pages of a document. Null if a selected field is not a column of the page. */
export function jsonPagesOf(selection: PlainSelection): JsonPages | null {
  let text = texts.get(selection);
  if (text === undefined) {
    text = jsonText(selection, MEMBER);
    texts.set(selection, text);
  }
  return text === null ? null : readOf(text);
}

function readOf(text: string): JsonPages {
  const known = reads.get(text);
  if (known !== undefined) return known;
  const read: JsonPages = (ctx, parentIds, page) => readJson(ctx, parentIds, page, text);
  reads.set(text, read);
  return read;
}

const columnOf = (field: string | undefined) => (field === undefined ? undefined : `member."${field}"`);

const isColumn = (field: string) => isMemberField(field) || field === 'organizationId' || field === 'workspaceId';

const MEMBER: JsonSource = {
  column: (name) => columnOf(isColumn(name) ? name : undefined),
  object: (name) => (name === 'user' ? USER : undefined),
};

const USER: JsonSource = { column: (name) => columnOf(name === 'id' ? 'userId' : USER_FIELDS[name]) };

/** `text` is the SQL for the JSON of one `member`, whose columns are the fields of the page. */
async function readJson(
  { rows, viewer }: Context,
  parentIds: readonly string[],
  page: MemberPage<Level>,
  text: string,
): Promise<ReadonlyMap<string, JsonList>> {
  const select = `
    select ${PLAN_EACH_EXECUTION} parent.id as "parentId", page.*
    from unnest($1::bigint[]) parent(id)
    cross join lateral (
      select count(*)::int as members, string_agg(${text}, ',') as json
      from (${selectPage(page)}) member
      having count(*) > 0
    ) page`;
  const values = [parentIds, viewer.deploymentId, page.size, ...positionsOf(page)];
  const { rows: found } = await rows.executeQuery<{
    readonly parentId: string;
    readonly members: number;
    readonly json: string;
  }>(CompiledQuery.raw(select, values));
  // Counts what the values of the rows would add to their text, so that both reads have the same limit.
  const members = found.reduce((sum, pageOfParent) => sum + pageOfParent.members, 0);
  activeRowBudget()?.count(members * page.fields.length * VALUE_BYTES);
  return new Map(found.map(({ parentId, json }) => [parentId, new JsonList(`[${json}]`)]));
}
