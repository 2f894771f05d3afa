import { Migration } from '@mikro-orm/migrations';

/** The locale of users, which selects the language of their messages, and the templates that replace texts of messages. */
export class Migration018Messages extends Migration {
  override up(): void {
    this.addSql('alter table "user" add column locale text');
    this.addSql(`create table message_template (
      deployment_id int not null references deployment (id) on delete cascade,
      kind text not null,
      language text not null,
      subject text,
      paragraphs jsonb not null,
      button_label text,
      footnote text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (deployment_id, kind, language)
    )`);
  }
}
