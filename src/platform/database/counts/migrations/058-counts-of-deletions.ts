import { Migration } from '@mikro-orm/migrations';

/** Whose number is kept of a table: `column` names the row of `parent`. */
interface Count {
  readonly counted: string;
  readonly parent: string;
  readonly column: string | null;
}

const ofDeployment = (counted: string): Count => ({ counted, parent: 'deployment', column: null });
const of = (parent: string, counted: string): Count => ({ counted, parent, column: `${parent}_id` });

const COUNTED: Readonly<Record<string, readonly Count[]>> = {
  user: [ofDeployment('user')],
  organization: [ofDeployment('organization')],
  workspace: [ofDeployment('workspace'), of('organization', 'workspace')],
  organization_membership: [of('organization', 'member')],
  workspace_membership: [of('workspace', 'member')],
};

/** Tables whose rows are parents. Their counts are deleted with them. */
const PARENTS = ['organization', 'workspace'];

/**
 * Counts deleted rows of one parent after the other: Citus runs no statement with the deleted rows of a trigger and a distributed table.
 * The rows of a parent or deployment that is deleted are counted after its counts have been deleted.
 */
export class Migration058CountsOfDeletions extends Migration {
  override up(): void {
    for (const [table, counts] of Object.entries(COUNTED)) {
      this.addSql(`create or replace function keep_counts_delete_${table}() returns trigger language plpgsql as $$
      declare each record;
      begin${counts.map(countDeleted).join('')}${PARENTS.includes(table) ? DELETE_COUNTS : ''}
        return null;
      end$$`);
    }
  }
}

function countDeleted({ counted, parent, column }: Count): string {
  const isParent =
    column === null ? 'id = each.deployment_id' : 'deployment_id = each.deployment_id and id = each.parent_id';
  return `
        for each in select deployment_id, ${column ?? '0::bigint'} as parent_id, count(*) as number from changed group by 1, 2 loop
          if exists (select from ${parent} where ${isParent}) then
            perform add_to_kept_count(each.deployment_id, each.parent_id, '${counted}', -each.number);
          end if;
        end loop;`;
}

const DELETE_COUNTS = `
        for each in select deployment_id, array_agg(id) as ids from changed group by 1 loop
          delete from kept_count where deployment_id = each.deployment_id and parent_id = any(each.ids);
        end loop;`;
