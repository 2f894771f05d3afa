import { Migration } from '@mikro-orm/migrations';

/** Finds the records of a kind of actor, which can be few among many: those of operators, or of API keys. */
export class Migration041AuditActorTypes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('create index concurrently if not exists event_actor_type on event (deployment_id, actor_type, id)');
  }
}
