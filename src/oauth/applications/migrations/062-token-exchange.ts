import { Migration } from '@mikro-orm/migrations';

/** The resources whose access tokens an application may exchange. */
export class Migration062TokenExchange extends Migration {
  override up(): void {
    this.addSql(`alter table oauth_application add column token_exchange_resources text[] not null default '{}'`);
  }
}
