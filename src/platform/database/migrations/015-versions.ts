import { Migration } from '@mikro-orm/migrations';

/** Stores the results of requests with an idempotency key encrypted, because they may contain secrets that are shown once. */
export class Migration015Versions extends Migration {
  override up(): void {
    // The responses that are stored are at most a day old. A request that is repeated across the upgrade runs again.
    this.addSql('delete from idempotency_key');
    this.addSql('alter table idempotency_key drop column answer');
    this.addSql('alter table idempotency_key add column id bigint not null, add column response_sealed text not null');
    this.addSql('alter table idempotency_key add constraint idempotency_key_id unique (deployment_id, id)');
  }
}
