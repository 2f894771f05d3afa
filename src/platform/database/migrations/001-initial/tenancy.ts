import { identified, stamped } from './columns.ts';

export const TENANCY = [
  // No foreign key to the user who created it: a deleted user's organizations stay.
  `create table organization (${identified},
    name text not null,
    display_name text not null,
    slug text not null,
    description text,
    logo_url text,
    created_by_id bigint,
    ${stamped},
    unique (deployment_id, slug)
  )`,
  'create index organization_newest on organization (deployment_id, created_at, id)',
  `create table workspace (${identified},
    organization_id bigint not null,
    name text not null,
    slug text not null,
    description text,
    ${stamped},
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
    check (organization_id is null or (level = 'organization' and workspace_id is null)),
    check (workspace_id is null or level = 'workspace'),
    foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
    foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade
  )`,
  `create unique index role_name on role
    (deployment_id, level, coalesce(organization_id, 0), coalesce(workspace_id, 0), name)`,
  'create index role_organization on role (deployment_id, organization_id, id)',
  'create index role_workspace on role (deployment_id, workspace_id, id)',

  // A role in use can't go. It is asked at the end of the transaction: with their parent, roles and memberships go together.
  ...['organization', 'workspace'].flatMap((parent) => [
    `create table ${parent}_membership (${identified},
      ${parent}_id bigint not null,
      user_id bigint not null,
      public_metadata jsonb not null default '{}',
      last_active_at timestamptz(3),
      ${stamped},
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
      foreign key (deployment_id, role_id) references role (deployment_id, id) deferrable initially deferred
    )`,
    `create index ${parent}_membership_role_role on ${parent}_membership_role (deployment_id, role_id)`,
  ]),

  // An invitation from the backend has no inviter; one from a user goes with that user. An invitation to a workspace names
  // it and its organization. The token exists in the mail alone.
  `create table invitation (${identified},
    organization_id bigint not null,
    workspace_id bigint,
    email text not null,
    email_key text not null,
    invited_by_id bigint,
    accepted_by_id bigint,
    state text not null check (state in ('pending', 'accepted', 'revoked')),
    token_hash text,
    redirect_url text,
    expires_in integer not null default 604800,
    expires_at timestamptz(3) not null,
    last_sent_at timestamptz(3),
    ${stamped},
    foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
    foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade,
    foreign key (deployment_id, invited_by_id) references "user" (deployment_id, id) on delete cascade,
    foreign key (deployment_id, accepted_by_id) references "user" (deployment_id, id)
      on delete set null (accepted_by_id)
  )`,
  'create index invitation_organization on invitation (deployment_id, organization_id, created_at, id)',
  'create index invitation_workspace on invitation (deployment_id, workspace_id, created_at, id)',
  'create index invitation_inviter on invitation (deployment_id, invited_by_id)',
  'create index invitation_accepted_by on invitation (deployment_id, accepted_by_id)',
  'create index invitation_email on invitation (deployment_id, email_key)',
  'create unique index invitation_token on invitation (deployment_id, token_hash) where token_hash is not null',
  `create table invitation_role (
    deployment_id integer not null references deployment (id) on delete cascade,
    invitation_id bigint not null,
    role_id bigint not null,
    primary key (deployment_id, invitation_id, role_id),
    foreign key (deployment_id, invitation_id) references invitation (deployment_id, id) on delete cascade,
    foreign key (deployment_id, role_id) references role (deployment_id, id) on delete cascade
  )`,
  'create index invitation_role_role on invitation_role (deployment_id, role_id)',
];
