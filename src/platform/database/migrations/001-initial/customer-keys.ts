import { identified, stamped } from './columns.ts';

/** Keys that a deployment's customers call its APIs with. */
export const CUSTOMER_KEYS = [
  // `self_service` is what users may give keys of their own; null where they may create none.
  `create table api_auth_app (${identified},
    name text not null,
    description text,
    is_active boolean not null default true,
    key_prefix text not null default 'key',
    rate_limits jsonb not null default '[]',
    self_service jsonb,
    deleted_at timestamptz(3),
    ${stamped}
  )`,
  'create unique index api_auth_app_name on api_auth_app (deployment_id, name) where deleted_at is null',
  'create index api_auth_app_newest on api_auth_app (deployment_id, created_at, id)',

  // No foreign key to the owner or to the key that replaced it: they may be gone, the key's row stays. The credential of
  // the company that asks names the deployment, so the hash is unique in it alone.
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
    first_id bigint,
    ${stamped},
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
  `create index api_auth_key_replaced_by
    on api_auth_key (deployment_id, replaced_by_id) where replaced_by_id is not null`,

  // No foreign key to the key: 0 stands for one that the app does not have.
  `create table api_auth_usage (
    deployment_id integer not null references deployment (id) on delete cascade,
    app_id bigint not null,
    minute timestamptz(3) not null,
    key_id bigint not null,
    code text not null,
    count integer not null,
    primary key (deployment_id, app_id, minute, key_id, code),
    foreign key (deployment_id, app_id) references api_auth_app (deployment_id, id) on delete cascade
  )`,
  'create index api_auth_usage_key on api_auth_usage (deployment_id, app_id, key_id, minute)',
  'create index api_auth_usage_minute on api_auth_usage (minute)',
];
