import { Migration } from '@mikro-orm/migrations';

/** Sorts organizations and workspaces by name. */
export class Migration050NameOrder extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      'create index concurrently if not exists organization_by_name on organization (deployment_id, name, id)',
    );
    this.addSql('create index concurrently if not exists workspace_by_name on workspace (deployment_id, name, id)');
    this.addSql(`create index concurrently if not exists workspace_organization_by_name on workspace
      (deployment_id, organization_id, name, id)`);
  }
}
