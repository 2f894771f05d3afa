import { Migration } from '@mikro-orm/migrations';

/** Finds clients by the URL of their metadata document, and those whose document has expired. */
export class Migration060UnregisteredClientIndexes extends Migration {
  override up(): void {
    this.addSql(`create unique index concurrently if not exists oauth_application_metadata_url
      on oauth_application (deployment_id, metadata_url) where metadata_url is not null`);
    this.addSql(`create index concurrently if not exists oauth_application_metadata_expiry
      on oauth_application (metadata_expires_at) where metadata_expires_at is not null`);
  }

  override isTransactional(): boolean {
    return false;
  }
}
