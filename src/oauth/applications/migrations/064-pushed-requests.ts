import { Migration } from '@mikro-orm/migrations';

/** Applications that send their authorization requests before the browser comes. */
export class Migration064PushedRequests extends Migration {
  override up(): void {
    this.addSql(
      'alter table oauth_application add column require_pushed_authorization_requests boolean not null default false',
    );
  }
}
