import { Migration } from '@mikro-orm/migrations';

const COUNTS = [
  `select deployment_id, 0::bigint as parent_id, 'user' as counted, count(*) as count from "user" group by deployment_id`,
  `select deployment_id, 0, 'organization', count(*) from organization group by deployment_id`,
  `select deployment_id, 0, 'workspace', count(*) from workspace group by deployment_id`,
  `select deployment_id, organization_id, 'workspace', count(*) from workspace group by deployment_id, organization_id`,
  `select deployment_id, organization_id, 'member', count(*) from organization_membership group by deployment_id, organization_id`,
  `select deployment_id, workspace_id, 'member', count(*) from workspace_membership group by deployment_id, workspace_id`,
  'select deployment_id, parent_id, counted, -count from kept_count',
];

/**
 * Adds to each count what it differs from its rows by. It waits for no transaction and is right while others write: in the snapshot of
 * one statement, the counts have what the triggers added for the rows that it contains.
 */
export const CORRECT_COUNTS = `insert into kept_count (deployment_id, parent_id, counted, slot, count)
  select deployment_id, parent_id, counted, (random() * 2147483646)::integer, sum(count)
  from (${COUNTS.join(' union all ')}) each
  group by deployment_id, parent_id, counted
  having sum(count) <> 0
  on conflict (deployment_id, parent_id, counted, slot) do update set count = kept_count.count + excluded.count`;

/** Counts the rows from before the triggers. */
export class Migration052CountRows extends Migration {
  override up(): void {
    this.addSql(CORRECT_COUNTS);
  }
}
