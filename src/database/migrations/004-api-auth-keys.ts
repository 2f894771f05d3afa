import { Migration } from '@mikro-orm/migrations';
import { identified, stamped } from './columns.ts';

/** Keys that a deployment's customers call its APIs with. */
export class Migration004ApiAuthKeys extends Migration {
  override up(): void {
    for (const statement of API_AUTH_KEYS) this.addSql(statement);
  }
}

const API_AUTH_KEYS = [
  `alter table api_auth_app add column key_prefix text not null default 'key'`,
  // What end users may give keys of their own; null where they may make none.
  'alter table api_auth_app add column self_service jsonb',

  // No foreign key to the owner or to the key that replaced it: they may be gone, the key's record stays.
  `create table api_auth_key (${identified},
    app_id bigint not null,
    name text not null,
    prefix text,
    last_four text,
    key_hash text not null,
    permissions text[] not null default '{}',
    metadata jsonb not null default '{}',
    user_id bigint,
    organization_id bigint,
    workspace_id bigint,
    rate_limits jsonb,
    self_made boolean not null default false,
    expires_at timestamptz(3),
    last_used_at timestamptz(3),
    revoked_at timestamptz(3),
    revoked_reason text,
    replaced_by_id bigint,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, key_hash),
    foreign key (deployment_id, app_id) references api_auth_app (deployment_id, id) on delete cascade
  )`,
  'create index api_auth_key_app on api_auth_key (deployment_id, app_id, id)',
  'create index api_auth_key_newest on api_auth_key (deployment_id, app_id, created_at, id)',
  'create index api_auth_key_user on api_auth_key (deployment_id, user_id, id) where user_id is not null',
  `create index api_auth_key_organization
    on api_auth_key (deployment_id, organization_id, id) where organization_id is not null`,
  `create index api_auth_key_workspace
    on api_auth_key (deployment_id, workspace_id, id) where workspace_id is not null`,
];
