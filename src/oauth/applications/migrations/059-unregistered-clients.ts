import { Migration } from '@mikro-orm/migrations';

/** Clients of OAuth that identify by the URL of their metadata document, and the resources that accept them. */
export class Migration059UnregisteredClients extends Migration {
  override up(): void {
    this.addSql(`alter table oauth_application
      add column registration text not null default 'manual',
      add column metadata_url text,
      add column metadata_expires_at timestamptz(3)`);
    this.addSql("alter table oauth_resource add column unregistered_clients text[] not null default '{}'");
  }
}
