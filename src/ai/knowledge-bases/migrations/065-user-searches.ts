import { Migration } from '@mikro-orm/migrations';

/** Knowledge bases that users may search. */
export class Migration065UserSearches extends Migration {
  override up(): void {
    this.addSql('alter table ai_knowledge_base add column is_searchable_by_users boolean not null default false');
  }
}
