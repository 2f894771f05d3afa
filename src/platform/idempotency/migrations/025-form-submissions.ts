import { Migration } from '@mikro-orm/migrations';

/** Stores which forms of hosted pages were sent and what came of them, so that a form that is sent twice is run once. */
export class Migration025FormSubmissions extends Migration {
  override up(): void {
    this.addSql(`create table form_submission (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      key_hash text not null,
      content_hash text not null,
      leased_until timestamptz(3) not null,
      took_effect boolean not null default false,
      outcome_sealed text,
      expires_at timestamptz(3) not null,
      primary key (deployment_id, id),
      constraint form_submission_key unique (deployment_id, key_hash)
    )`);
    this.addSql('create index form_submission_expiry on form_submission (expires_at)');
  }
}
