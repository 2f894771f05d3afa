import { Migration } from '@mikro-orm/migrations';

/** A column that names a row of another table, and is cleared when that row is deleted. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly constraint: string;
}

/** The references to each table that a deletion clears. */
export const REFERENCES: Readonly<Record<string, readonly Reference[]>> = {
  user: [reference('invitation', 'accepted_by_id'), reference('ai_agent_run', 'user_id')],
  organization: [reference('ai_agent', 'audience_organization_id')],
  workspace: [reference('ai_agent', 'audience_workspace_id')],
  ai_agent_thread: [reference('ai_agent_run', 'thread_id')],
  ai_agent_run: [reference('ai_agent_thread_message', 'run_id')],
  jwt_template: [reference('oauth_resource', 'jwt_template_id', 'oauth_resource_jwt_template')],
};

function reference(table: string, column: string, constraint = `${table}_deployment_id_${column}_fkey`): Reference {
  return { table, column, constraint };
}

/** The foreign keys that the migration replaces. Its trigger does what they did, for older versions too, which therefore did not need them. */
export const REPLACED_KEYS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(REFERENCES)
    .flat()
    .map(({ table, constraint }) => [`${table}.${constraint}`, 1]),
);

/**
 * A deletion clears the columns that name the deleted row by a trigger, and no longer by the foreign key: Citus rejects keys that set a column
 * to null. The trigger runs after the row is locked, so that it finds references that another transaction has stored meanwhile.
 */
export class Migration056ClearReferences extends Migration {
  override up(): void {
    // The keys first, whose removal takes the strongest lock. A transaction that asked for it after a weaker one could wait for a request that
    // waits for the weaker one.
    for (const [parent, references] of Object.entries(REFERENCES)) {
      for (const { table, column, constraint } of references) {
        this.addSql(`alter table ${table} drop constraint ${constraint}, add constraint ${constraint}
          foreign key (deployment_id, ${column}) references "${parent}" (deployment_id, id) not valid`);
      }
    }
    for (const [parent, references] of Object.entries(REFERENCES)) {
      const updates = references.map(
        ({ table, column }) => `
        update ${table} set ${column} = null where deployment_id = old.deployment_id and ${column} = old.id;`,
      );
      this.addSql(`create function clear_references_to_${parent}() returns trigger language plpgsql as $$
      begin${updates.join('')}
        return old;
      end$$`);
      this.addSql(`create trigger clear_references before delete on "${parent}" for each row
        execute function clear_references_to_${parent}()`);
    }
  }
}
