import { Migration } from '@mikro-orm/migrations';

/** One-time tickets that sign in as a user, and what marks the sign-ins and events of an impersonation. */
export class Migration013SupportKit extends Migration {
  override up(): void {
    // A ticket with an impersonator is an impersonation. It then stays until it expires, so that it can be listed and ended.
    this.addSql(`create table sign_in_ticket (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      user_id bigint not null,
      token_hash text not null,
      impersonator text,
      reason text,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql('create unique index sign_in_ticket_token on sign_in_ticket (deployment_id, token_hash)');
    this.addSql('create index sign_in_ticket_user on sign_in_ticket (deployment_id, user_id, id)');
    this.addSql('create index sign_in_ticket_expiry on sign_in_ticket (expires_at)');

    // Set together, for an impersonation: such a sign-in ends at `expires_at`, whatever the settings say.
    this.addSql(`alter table signin add column ticket_id bigint, add column impersonator text,
      add column expires_at timestamptz(3),
      add check (num_nulls(ticket_id, impersonator, expires_at) in (0, 3))`);

    this.addSql('alter table event add column impersonator text');
  }
}
