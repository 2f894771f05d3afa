import { Migration } from '@mikro-orm/migrations';

const COLUMNS = {
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username_list',
  primary_email: 'primary_email',
};

/** Sorts users by a column that may be null, so that a page in the middle of a list is one range of an index. */
export class Migration049UserOrder extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [column, former] of Object.entries(COLUMNS)) {
      this.addSql(`create index concurrently if not exists user_by_${column} on "user"
        (deployment_id, (${column} is null), coalesce(${column}, ''), id)`);
      this.addSql(`drop index concurrently if exists user_${former}`);
    }
  }
}
