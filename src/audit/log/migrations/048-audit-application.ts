import { Migration } from '@mikro-orm/migrations';

/** The application that acted for the user who made a change. Records outlive applications, so it refers to none. */
export class Migration048AuditApplication extends Migration {
  override up(): void {
    this.addSql('alter table event add column application_id bigint');
  }
}
