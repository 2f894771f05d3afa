import { Migration } from '@mikro-orm/migrations';

/** The operators of the installation, who are users of a deployment of their own, and their invitations. */
export class Migration035Operators extends Migration {
  override up(): void {
    // The id is that of the user.
    this.addSql(`create table operator (
      deployment_id integer not null,
      id bigint not null,
      role text not null check (role in ('owner', 'administrator', 'support', 'auditor')),
      deployment_ids integer[],
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create table operator_invitation (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      token_hash text not null,
      role text not null check (role in ('owner', 'administrator', 'support', 'auditor')),
      deployment_ids integer[],
      email text,
      email_key text,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      primary key (deployment_id, id)
    )`);
    this.addSql('create unique index operator_invitation_token on operator_invitation (deployment_id, token_hash)');
    this.addSql('create index operator_invitation_expiry on operator_invitation (expires_at)');
  }
}
