import { Migration } from '@mikro-orm/migrations';

/** Applications whose access tokens are bound to a key. */
export class Migration063BoundTokens extends Migration {
  override up(): void {
    this.addSql('alter table oauth_application add column dpop_bound_access_tokens boolean not null default false');
  }
}
