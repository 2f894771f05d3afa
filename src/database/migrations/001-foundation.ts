import { Migration } from '@mikro-orm/migrations';

/**
 * The whole foundation. Every table carries `deployment_id`, and every foreign key is composite with it, so that the
 * database itself refuses a row that points into another deployment. Plain SQL: it runs on PostgreSQL 15 to 18 and PGlite.
 */
export class Migration001Foundation extends Migration {
  override up(): void {
    for (const statement of FOUNDATION) this.addSql(statement);
  }
}

/** Columns that most tables begin with. */
const identified = `
  id bigint primary key,
  deployment_id integer not null references deployment (id) on delete cascade`;

const stamped = `
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null`;

const FOUNDATION = [
  'create extension if not exists pg_trgm',

  `create table process_number (
    number smallint primary key,
    holder text not null,
    expires_at timestamptz(3) not null
  )`,
  `create table master_key (
    id smallint primary key check (id = 1),
    fingerprint text not null
  )`,

  `create table deployment (
    id integer generated always as identity primary key,
    name text not null,
    mode text not null check (mode in ('production', 'staging')),
    maintenance_mode boolean not null default false,
    backend_host text not null,
    frontend_host text not null unique,
    mail_from_host text not null,
    publishable_key text not null unique,
    auth_settings jsonb not null,
    ui_settings jsonb not null,
    b2b_settings jsonb not null,
    restrictions jsonb not null,
    allowed_origins text[] not null default '{}',
    email_provider text not null default 'built_in' check (email_provider in ('built_in', 'custom_smtp')),
    ${stamped}
  )`,
  `create table smtp_config (
    deployment_id integer primary key references deployment (id) on delete cascade,
    host text not null,
    port integer not null,
    username text not null,
    password_sealed text not null,
    from_email text not null,
    use_tls boolean not null,
    verified boolean not null default false,
    ${stamped}
  )`,

  `create table "user" (${identified},
    username text,
    username_key text,
    first_name text,
    last_name text,
    image_url text,
    password_hash text,
    is_active boolean not null default true,
    public_metadata jsonb not null default '{}',
    primary_email text,
    primary_phone text,
    search_text text not null default '',
    last_active_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create unique index user_username on "user" (deployment_id, username_key) where username_key is not null',
  'create index user_newest on "user" (deployment_id, created_at, id)',
  'create index user_first_name on "user" (deployment_id, first_name, id)',
  'create index user_last_name on "user" (deployment_id, last_name, id)',
  'create index user_primary_email on "user" (deployment_id, primary_email, id)',
  'create index user_search on "user" using gin (search_text gin_trgm_ops)',
  `create table user_email (${identified},
    user_id bigint not null,
    email text not null,
    email_key text not null,
    is_primary boolean not null default false,
    verified_at timestamptz(3),
    ${stamped},
    unique (deployment_id, email_key),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index user_email_user on user_email (deployment_id, user_id, id)',
  'create unique index user_email_one_primary on user_email (deployment_id, user_id) where is_primary',
  `create table user_phone (${identified},
    user_id bigint not null,
    phone_number text not null,
    is_primary boolean not null default false,
    verified_at timestamptz(3),
    ${stamped},
    unique (deployment_id, phone_number),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index user_phone_user on user_phone (deployment_id, user_id, id)',
  'create unique index user_phone_one_primary on user_phone (deployment_id, user_id) where is_primary',
  `create table social_connection (${identified},
    user_id bigint not null,
    provider text not null,
    enabled boolean not null default true,
    client_id text not null,
    scopes text[] not null default '{}',
    redirect_uri text not null,
    ${stamped},
    unique (deployment_id, user_id, provider),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,

  `create table organization (${identified},
    name text not null,
    display_name text not null,
    slug text not null,
    description text,
    logo_url text,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, slug)
  )`,
  'create index organization_newest on organization (deployment_id, created_at, id)',
  `create table workspace (${identified},
    organization_id bigint not null,
    name text not null,
    slug text not null,
    description text,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, organization_id, slug),
    foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade
  )`,
  'create index workspace_newest on workspace (deployment_id, created_at, id)',
  'create index workspace_organization on workspace (deployment_id, organization_id, id)',

  // A role belongs to one organization, to one workspace, or (neither) to the deployment; `level` says where it counts.
  `create table role (${identified},
    level text not null check (level in ('organization', 'workspace')),
    organization_id bigint,
    workspace_id bigint,
    name text not null,
    permissions text[] not null default '{}',
    is_deployment_level boolean generated always as (organization_id is null and workspace_id is null) stored,
    ${stamped},
    unique (deployment_id, id),
    check (organization_id is null or (level = 'organization' and workspace_id is null)),
    check (workspace_id is null or level = 'workspace'),
    foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
    foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade
  )`,
  `create unique index role_name on role
    (deployment_id, level, coalesce(organization_id, 0), coalesce(workspace_id, 0), name)`,
  'create index role_organization on role (deployment_id, organization_id, id)',
  'create index role_workspace on role (deployment_id, workspace_id, id)',

  ...['organization', 'workspace'].flatMap((parent) => [
    `create table ${parent}_membership (${identified},
      ${parent}_id bigint not null,
      user_id bigint not null,
      public_metadata jsonb not null default '{}',
      last_active_at timestamptz(3),
      ${stamped},
      unique (deployment_id, id),
      unique (deployment_id, ${parent}_id, user_id),
      foreign key (deployment_id, ${parent}_id) references ${parent} (deployment_id, id) on delete cascade,
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`,
    `create index ${parent}_membership_list on ${parent}_membership (deployment_id, ${parent}_id, created_at, id)`,
    `create index ${parent}_membership_keyset on ${parent}_membership (deployment_id, ${parent}_id, id)`,
    `create index ${parent}_membership_user on ${parent}_membership (deployment_id, user_id, id)`,
    `create table ${parent}_membership_role (
      deployment_id integer not null references deployment (id) on delete cascade,
      membership_id bigint not null,
      role_id bigint not null,
      primary key (deployment_id, membership_id, role_id),
      foreign key (deployment_id, membership_id) references ${parent}_membership (deployment_id, id) on delete cascade,
      foreign key (deployment_id, role_id) references role (deployment_id, id)
    )`,
    `create index ${parent}_membership_role_role on ${parent}_membership_role (deployment_id, role_id)`,
  ]),

  // An invitation from the backend has no inviter; one from a user goes with that user.
  `create table invitation (${identified},
    organization_id bigint not null,
    email text not null,
    email_key text not null,
    invited_by_id bigint,
    state text not null check (state in ('pending', 'accepted', 'revoked')),
    expires_at timestamptz(3) not null,
    ${stamped},
    unique (deployment_id, id),
    foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
    foreign key (deployment_id, invited_by_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index invitation_organization on invitation (deployment_id, organization_id, created_at, id)',
  'create index invitation_inviter on invitation (deployment_id, invited_by_id)',
  'create index invitation_email on invitation (deployment_id, email_key)',
  `create table invitation_role (
    deployment_id integer not null references deployment (id) on delete cascade,
    invitation_id bigint not null,
    role_id bigint not null,
    primary key (deployment_id, invitation_id, role_id),
    foreign key (deployment_id, invitation_id) references invitation (deployment_id, id) on delete cascade,
    foreign key (deployment_id, role_id) references role (deployment_id, id) on delete cascade
  )`,
  'create index invitation_role_role on invitation_role (deployment_id, role_id)',

  // A session is a browser; its sign-ins are the accounts in it. The cookie's token finds the deployment's row by hash.
  `create table session (${identified},
    token_hash text not null unique,
    active_signin_id bigint,
    ip text,
    user_agent text,
    last_active_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create index session_expiry on session (deployment_id, expires_at)',
  `create table signin (${identified},
    session_id bigint not null,
    user_id bigint not null,
    active_organization_id bigint,
    active_workspace_id bigint,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, session_id, user_id),
    foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade,
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade,
    foreign key (deployment_id, active_organization_id) references organization (deployment_id, id)
      on delete set null (active_organization_id),
    foreign key (deployment_id, active_workspace_id) references workspace (deployment_id, id)
      on delete set null (active_workspace_id)
  )`,
  'create index signin_user on signin (deployment_id, user_id, id)',
  `create table signin_attempt (${identified},
    session_id bigint not null,
    user_id bigint not null,
    method text not null,
    current_step text not null,
    completed boolean not null default false,
    tries integer not null default 0,
    expires_at timestamptz(3) not null,
    ${stamped},
    foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade,
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index signin_attempt_session on signin_attempt (deployment_id, session_id, id)',
  // Failures are counted in a transaction of their own, so that a rolled-back one still counts.
  `create table attempt_counter (
    deployment_id integer not null references deployment (id) on delete cascade,
    key text not null,
    count integer not null,
    resets_at timestamptz(3) not null,
    primary key (deployment_id, key)
  )`,

  `create table authenticator (${identified},
    user_id bigint not null,
    secret_sealed text not null,
    last_step bigint,
    tries integer not null default 0,
    verified_at timestamptz(3),
    ${stamped},
    unique (deployment_id, user_id),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  `create table backup_code (${identified},
    user_id bigint not null,
    code_hmac text not null,
    used_at timestamptz(3),
    created_at timestamptz(3) not null,
    unique (deployment_id, user_id, code_hmac),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,

  `create table jwt_template (${identified},
    name text not null,
    description text,
    claims jsonb not null,
    ttl integer not null,
    is_default boolean not null default false,
    ${stamped},
    unique (deployment_id, name)
  )`,
  'create index jwt_template_newest on jwt_template (deployment_id, created_at, id)',
  'create unique index jwt_template_one_default on jwt_template (deployment_id) where is_default',
  `create table signing_key (${identified},
    purpose text not null check (purpose in ('access_token', 'session')),
    kid text not null,
    public_jwk jsonb not null,
    private_sealed text not null,
    state text not null check (state in ('next', 'active', 'retired')),
    retired_at timestamptz(3),
    ${stamped},
    unique (deployment_id, kid)
  )`,
  `create unique index signing_key_one_active on signing_key (deployment_id, purpose) where state = 'active'`,

  `create table api_auth_app (${identified},
    name text not null,
    description text,
    is_active boolean not null default true,
    rate_limits jsonb not null default '[]',
    deleted_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create unique index api_auth_app_name on api_auth_app (deployment_id, name) where deleted_at is null',
  'create index api_auth_app_newest on api_auth_app (deployment_id, created_at, id)',

  `create table ai_knowledge_base (${identified},
    name text not null,
    description text,
    type text not null check (type in ('vector', 'graph', 'hybrid')),
    embedding_model text,
    is_active boolean not null default true,
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create index ai_knowledge_base_newest on ai_knowledge_base (deployment_id, created_at, id)',
  `create table knowledge_base_document (${identified},
    knowledge_base_id bigint not null,
    name text not null,
    type text not null check (type in ('txt', 'md', 'html', 'pdf', 'docx')),
    size bigint not null,
    token_count integer,
    status text not null check (status in ('pending', 'processing', 'ready', 'failed')),
    sha256 text not null,
    ${stamped},
    unique (deployment_id, id),
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  `create index knowledge_base_document_newest
    on knowledge_base_document (deployment_id, knowledge_base_id, created_at, id)`,
  // Files lie in parts, so that no process ever holds a whole one.
  `create table document_part (
    deployment_id integer not null references deployment (id) on delete cascade,
    document_id bigint not null,
    number integer not null,
    bytes bytea not null,
    primary key (deployment_id, document_id, number),
    foreign key (deployment_id, document_id) references knowledge_base_document (deployment_id, id) on delete cascade
  )`,
  `create table ai_agent (${identified},
    name text not null,
    description text,
    model text not null,
    system_prompt text,
    temperature double precision not null,
    max_tokens integer not null,
    tools text[] not null default '{}',
    is_active boolean not null default true,
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create index ai_agent_newest on ai_agent (deployment_id, created_at, id)',
  `create table ai_agent_knowledge_base (
    deployment_id integer not null references deployment (id) on delete cascade,
    agent_id bigint not null,
    knowledge_base_id bigint not null,
    position integer not null,
    primary key (deployment_id, agent_id, knowledge_base_id),
    foreign key (deployment_id, agent_id) references ai_agent (deployment_id, id) on delete cascade,
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  'create index ai_agent_knowledge_base_base on ai_agent_knowledge_base (deployment_id, knowledge_base_id)',

  `create table webhook_app (${identified},
    name text not null,
    description text,
    signing_secret_sealed text not null,
    signing_secret_hint text not null,
    is_active boolean not null default true,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, name)
  )`,
  'create index webhook_app_newest on webhook_app (deployment_id, created_at, id)',
  `create table webhook_endpoint (${identified},
    app_id bigint not null,
    url text not null,
    description text,
    headers_sealed text,
    max_retries integer not null,
    timeout_seconds integer not null,
    is_active boolean not null default true,
    ${stamped},
    unique (deployment_id, id),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index webhook_endpoint_app on webhook_endpoint (deployment_id, app_id, created_at, id)',
  `create table webhook_subscription (${identified},
    endpoint_id bigint not null,
    event_name text not null,
    filter_rules jsonb,
    created_at timestamptz(3) not null,
    unique (deployment_id, endpoint_id, event_name),
    foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
  )`,
  'create index webhook_subscription_event on webhook_subscription (deployment_id, event_name)',
  // The body is what will be signed and sent, byte for byte.
  `create table webhook_message (${identified},
    app_id bigint not null,
    event_name text not null,
    body bytea not null,
    created_at timestamptz(3) not null,
    unique (deployment_id, id),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index webhook_message_app on webhook_message (deployment_id, app_id, id)',
  `create table webhook_delivery (${identified},
    app_id bigint not null,
    message_id bigint not null,
    endpoint_id bigint not null,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
    attempts integer not null default 0,
    next_attempt_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, message_id, endpoint_id),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade,
    foreign key (deployment_id, message_id) references webhook_message (deployment_id, id) on delete cascade,
    foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
  )`,
  'create index webhook_delivery_app on webhook_delivery (deployment_id, app_id, id)',
  'create index webhook_delivery_endpoint on webhook_delivery (deployment_id, endpoint_id, id)',
  `create index webhook_delivery_queue on webhook_delivery (next_attempt_at) where status = 'pending'`,

  `create table api_key (${identified},
    name text not null,
    hint text not null,
    key_hash text not null unique,
    scopes text[] not null default '{}',
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id)
  )`,
  'create index api_key_newest on api_key (deployment_id, created_at, id)',

  // Audit record and outbox in one. No foreign key to the actor or the resource: both may be gone, the record stays.
  `create table event (${identified},
    type text not null,
    resource_type text not null,
    resource_id text not null,
    actor_type text not null,
    actor_id text,
    ip text,
    request_id text,
    before jsonb,
    after jsonb,
    created_at timestamptz(3) not null,
    unique (deployment_id, id)
  )`,
  'create index event_resource on event (deployment_id, resource_type, resource_id, id)',
];
