import { Migration } from '@mikro-orm/migrations';

/** What reading the audit log needs: it is filtered by what was done. */
export class Migration005AuditLog extends Migration {
  override up(): void {
    this.addSql('create index event_type on event (deployment_id, type, id)');
  }
}
