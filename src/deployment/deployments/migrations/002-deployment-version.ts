import { Migration } from '@mikro-orm/migrations';

/** Counts the changes of a deployment's row, so that a process knows whether the row that it keeps is current. */
export class Migration002DeploymentVersion extends Migration {
  override up(): void {
    this.addSql('alter table deployment add column version integer not null default 1');
  }
}
