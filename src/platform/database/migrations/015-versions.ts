import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the results of requests with an idempotency key encrypted, because they may contain secrets that are shown once. Adds the
 * versions of records, which `If-Match` compares.
 */
export class Migration015Versions extends Migration {
  override up(): void {
    // The responses that are stored are at most a day old. A request that is repeated across the upgrade runs again.
    this.addSql('delete from idempotency_key');
    this.addSql('alter table idempotency_key drop column answer');
    this.addSql('alter table idempotency_key add column id bigint not null, add column response_sealed text not null');
    this.addSql(
      'alter table idempotency_key drop constraint idempotency_key_pkey, add primary key (deployment_id, id)',
    );
    this.addSql(`alter table idempotency_key add constraint idempotency_key_request
      unique (deployment_id, credential_id, route, key_hash)`);

    // In the database, so that statements without the unit of work count as well.
    this.addSql(`create function increment_version() returns trigger language plpgsql as '
      begin
        new.version = old.version + 1;
        return new;
      end'`);
    for (const table of ['organization', 'workspace', 'user']) {
      this.addSql(`alter table "${table}" add column version integer not null default 1`);
      // A sign-in of a user is no change of the record.
      this.addSql(`create trigger increment_version before update on "${table}" for each row
        when (to_jsonb(old) - 'last_active_at' is distinct from to_jsonb(new) - 'last_active_at')
        execute function increment_version()`);
    }
  }
}
