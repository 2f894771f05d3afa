import { Migration } from '@mikro-orm/migrations';

/** Finds a page of the sessions of a user without sorting all of them. */
export class Migration040UserSessions extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      'create index concurrently if not exists signin_user_session on signin (deployment_id, user_id, session_id)',
    );
  }
}
