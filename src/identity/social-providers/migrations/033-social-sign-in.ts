import { Migration } from '@mikro-orm/migrations';

/** Providers of social sign-in, the requests that are sent to them, and the accounts at them that users have linked. */
export class Migration033SocialSignIn extends Migration {
  override up(): void {
    this.addSql(`create table social_provider (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      name text not null,
      kind text not null,
      label text not null,
      client_id text not null,
      client_secret_sealed text,
      scopes text[] not null default '{}',
      enabled boolean not null,
      sign_up_allowed boolean not null,
      tokens_stored boolean not null,
      position integer not null,
      endpoints jsonb not null default '{}',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, name)
    )`);

    // A request is found by the hash of its state, and only for the browser whose cookie has the secret of the other hash.
    this.addSql(`create table social_attempt (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      provider_id bigint not null,
      purpose text not null,
      state_hash text not null,
      browser_hash text not null,
      secrets_sealed text not null,
      redirect_url text,
      signin_id bigint,
      client text not null,
      response_sealed text,
      claimed_at timestamptz(3),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, state_hash),
      foreign key (deployment_id, provider_id) references social_provider (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index social_attempt_client on social_attempt (deployment_id, client, expires_at)');
    this.addSql('create index social_attempt_expiry on social_attempt (expires_at)');
    this.addSql('create index social_attempt_provider on social_attempt (deployment_id, provider_id)');

    // The enabled providers in the order of their buttons, so that pages and policies need no statement.
    this.addSql(`alter table deployment add column social_providers jsonb not null default '[]'`);

    // Rows of earlier versions name no provider, and sign no user in.
    this.addSql(`alter table social_connection add column provider_id bigint, add column subject text,
      add column email text, add column last_used_at timestamptz(3), add column access_token_sealed text,
      add column refresh_token_sealed text, add column token_expires_at timestamptz(3),
      add column token_lease_until timestamptz(3)`);
    this.addSql(`alter table social_connection add constraint social_connection_provider
      foreign key (deployment_id, provider_id) references social_provider (deployment_id, id) on delete cascade not valid`);

    // The account at a provider that a sign-up will link, and the fields that it waits for.
    this.addSql('alter table signup_attempt add column social_sealed text, add column missing_fields text[]');
  }
}
