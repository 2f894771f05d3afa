import { Migration } from '@mikro-orm/migrations';

/** What is counted in each table: its kind and its parent, which is null for the deployment. */
const COUNTED: Readonly<Record<string, readonly (readonly [counted: string, parent: string | null])[]>> = {
  user: [['user', null]],
  organization: [['organization', null]],
  workspace: [
    ['workspace', null],
    ['workspace', 'organization'],
  ],
  organization_membership: [['member', 'organization']],
  workspace_membership: [['member', 'workspace']],
};

/** Tables whose rows are parents. Their counts are deleted with them. */
const PARENTS = ['organization', 'workspace'];

const CHANGES = [
  { event: 'insert', rows: 'new', sign: '' },
  { event: 'delete', rows: 'old', sign: '-' },
] as const;

/**
 * Keeps the numbers of users, organizations, workspaces and members. In the database, so that statements without the unit of work,
 * cascades and processes of the previous version count as well.
 */
export class Migration051KeptCounts extends Migration {
  override up(): void {
    this.addSql(`create table kept_count (
      deployment_id integer not null references deployment (id) on delete cascade,
      parent_id bigint not null,
      counted text not null,
      slot integer not null,
      count bigint not null,
      primary key (deployment_id, parent_id, counted, slot)
    )`);
    // Takes a slot that no other transaction uses, so that none waits. There are as many slots as transactions ran at once.
    this.addSql(`create function add_to_kept_count(of_deployment integer, of_parent bigint, of_kind text, added bigint)
      returns void language plpgsql as '
      declare free integer;
      begin
        select slot into free from kept_count
          where deployment_id = of_deployment and parent_id = of_parent and counted = of_kind
          limit 1 for update skip locked;
        if found then
          update kept_count set count = count + added
            where deployment_id = of_deployment and parent_id = of_parent and counted = of_kind and slot = free;
        else
          insert into kept_count (deployment_id, parent_id, counted, slot, count)
            values (of_deployment, of_parent, of_kind, (random() * 2147483646)::integer, added)
            on conflict (deployment_id, parent_id, counted, slot) do update set count = kept_count.count + excluded.count;
        end if;
      end'`);
    for (const [table, kinds] of Object.entries(COUNTED)) {
      for (const change of CHANGES) this.#countRowsOf(table, kinds, change);
    }
  }

  #countRowsOf(
    table: string,
    kinds: readonly (readonly [counted: string, parent: string | null])[],
    { event, rows, sign }: (typeof CHANGES)[number],
  ): void {
    const name = `keep_counts_${event}_${table}`;
    const changes = kinds.map(([counted, parent]) => {
      const parentId = parent === null ? '0::bigint' : `changed.${parent}_id`;
      // The rows of a parent or deployment that is deleted are counted after its counts have been deleted.
      const isOfParent =
        parent === null
          ? 'deployment where deployment.id = changed.deployment_id'
          : `${parent} where ${parent}.deployment_id = changed.deployment_id and ${parent}.id = ${parentId}`;
      const ofLeftParents = event === 'insert' ? '' : `where exists (select from ${isOfParent}) `;
      return `
        perform add_to_kept_count(deployment_id, parent_id, ''${counted}'', ${sign}number) from (
          select deployment_id, ${parentId} as parent_id, count(*) as number from changed ${ofLeftParents}group by 1, 2) each;`;
    });
    const deletesCounts = event === 'delete' && PARENTS.includes(table);
    const ended = `
        delete from kept_count using changed
          where kept_count.deployment_id = changed.deployment_id and kept_count.parent_id = changed.id;`;
    this.addSql(`create function ${name}() returns trigger language plpgsql as '
      begin${changes.join('')}${deletesCounts ? ended : ''}
        return null;
      end'`);
    this.addSql(`create trigger keep_counts_${event} after ${event} on "${table}" referencing ${rows} table as changed
      for each statement execute function ${name}()`);
  }
}
