import { Migration } from '@mikro-orm/migrations';

/** Finds the roles of a name: a role of the deployment cannot have the name of a role of an organization or workspace. */
export class Migration012CustomRoles extends Migration {
  override up(): void {
    this.addSql('create index role_by_name on role (deployment_id, level, name)');
  }
}
