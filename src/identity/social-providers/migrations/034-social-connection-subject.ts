import { Migration } from '@mikro-orm/migrations';

/** One user of a deployment has an account at a provider. */
export class Migration034SocialConnectionSubject extends Migration {
  override up(): void {
    this.addSql(`create unique index concurrently if not exists social_connection_subject
      on social_connection (deployment_id, provider_id, subject)`);
  }

  override isTransactional(): boolean {
    return false;
  }
}
