import { Migration } from '@mikro-orm/migrations';

/** Copies of the messages of staging deployments, for developers. */
export class Migration019DevelopmentMessages extends Migration {
  override up(): void {
    // The id is the one of the queued message, so that a message that is sent again is stored once.
    this.addSql(`create table development_message (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      recipient text not null,
      about text[] not null,
      content_sealed text not null,
      created_at timestamptz(3) not null,
      primary key (deployment_id, id)
    )`);
  }
}
