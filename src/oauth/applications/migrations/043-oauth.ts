import { Migration } from '@mikro-orm/migrations';

/** Applications that sign users in with this service, the resources that they may use, and what they were granted. */
export class Migration043Oauth extends Migration {
  override up(): void {
    this.addSql(`create table oauth_application (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      organization_id bigint,
      type text not null,
      name text not null,
      description text,
      logo_url text,
      website_url text,
      terms_url text,
      privacy_url text,
      auth_method text not null,
      redirect_uris text[] not null,
      post_logout_redirect_uris text[] not null,
      backchannel_logout_uri text,
      jwks jsonb,
      jwks_uri text,
      scopes text[] not null,
      resources jsonb not null,
      is_first_party boolean not null,
      is_active boolean not null,
      access_token_lifetime integer not null,
      refresh_token_lifetime integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create index oauth_application_organization on oauth_application (deployment_id, organization_id, id)
      where organization_id is not null`);

    // Two during a rotation. Only hashes are stored.
    this.addSql(`create table oauth_application_secret (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      application_id bigint not null,
      secret_hash text not null,
      hint text not null,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, application_id) references oauth_application (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create index oauth_application_secret_application
      on oauth_application_secret (deployment_id, application_id, id)`);

    this.addSql(`create table oauth_resource (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      identifier text not null,
      name text not null,
      scopes jsonb not null,
      access_token_lifetime integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, identifier)
    )`);

    // What the OpenID provider stores: requests in progress, sessions, grants, codes and tokens, found by the hash of their key.
    this.addSql(`create table oauth_record (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      model text not null,
      key_hash text not null,
      payload jsonb not null,
      grant_id text,
      application_id bigint,
      user_id bigint,
      signin_id bigint,
      expires_at timestamptz(3) not null,
      consumed_at timestamptz(3),
      retried_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, model, key_hash),
      foreign key (deployment_id, application_id) references oauth_application (deployment_id, id) on delete cascade,
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade,
      foreign key (deployment_id, signin_id) references signin (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create index oauth_record_grant on oauth_record (deployment_id, grant_id) where grant_id is not null`);
    this.addSql('create index oauth_record_application on oauth_record (deployment_id, application_id, id)');
    this.addSql('create index oauth_record_user on oauth_record (deployment_id, user_id, id)');
    this.addSql(
      'create index oauth_record_signin on oauth_record (deployment_id, signin_id) where signin_id is not null',
    );
    // For retention, in all deployments.
    this.addSql('create index oauth_record_expiry on oauth_record (expires_at)');
  }
}
