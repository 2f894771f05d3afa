import { Migration } from '@mikro-orm/migrations';

/** The tools of deployments that AI agents call over HTTP. */
export class Migration006AiTools extends Migration {
  override up(): void {
    // The previous secret also signs until `previous_secret_until`.
    this.addSql(`create table ai_tool (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      name text not null,
      description text not null,
      parameters jsonb not null,
      url text not null,
      timeout_seconds integer not null,
      signing_secret_sealed text not null,
      secret_last_four text not null,
      previous_secret_sealed text,
      previous_secret_until timestamptz(3),
      is_active boolean not null default true,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, name)
    )`);
    this.addSql('create index ai_tool_newest on ai_tool (deployment_id, created_at, id)');
  }
}
