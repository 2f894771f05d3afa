import { Migration } from '@mikro-orm/migrations';

/** Finds workspaces by a part of a name, and the newest ones of an organization. */
export class Migration038WorkspaceLists extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      'create index concurrently if not exists workspace_search on workspace using gin (name gin_trgm_ops, slug gin_trgm_ops)',
    );
    this.addSql(`create index concurrently if not exists workspace_organization_newest on workspace
      (deployment_id, organization_id, created_at, id)`);
  }
}
