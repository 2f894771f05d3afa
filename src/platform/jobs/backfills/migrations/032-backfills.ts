import { Migration } from '@mikro-orm/migrations';

/** How far each backfill is. */
export class Migration032Backfills extends Migration {
  override up(): void {
    this.addSql(`create table backfill (
      name text primary key,
      cursor text,
      is_last_pass boolean not null default false,
      finished_at timestamptz(3)
    )`);
  }
}
