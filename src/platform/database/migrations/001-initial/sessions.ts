import { identified, stamped } from './columns.ts';

/** Sessions, and the sign-ins and sign-ups that happen in them. */
export const SESSIONS = [
  // A session is a browser; its sign-ins are the accounts in it. The request's host names the deployment, the cookie's
  // token the session in it.
  `create table session (${identified},
    token_hash text not null,
    active_signin_id bigint,
    ip text,
    user_agent text,
    last_active_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    ${stamped},
    unique (deployment_id, token_hash)
  )`,
  // For retention, in all deployments.
  'create index session_end on session (least(expires_at, coalesce(ended_at, expires_at)))',
  `create table signin (${identified},
    session_id bigint not null,
    user_id bigint not null,
    active_organization_id bigint,
    active_workspace_id bigint,
    method text,
    second_factor text,
    authenticated_at timestamptz(3) not null,
    ${stamped},
    unique (deployment_id, session_id, user_id),
    foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade,
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade,
    foreign key (deployment_id, active_organization_id) references organization (deployment_id, id)
      on delete set null (active_organization_id),
    foreign key (deployment_id, active_workspace_id) references workspace (deployment_id, id)
      on delete set null (active_workspace_id)
  )`,
  'create index signin_user on signin (deployment_id, user_id, id)',

  // An attempt for an address that no account has looks like any other and can't be completed: it has no user. The code or
  // link goes to `address_id` over `channel`. `second_factor` is kept while a later step is due.
  `create table signin_attempt (${identified},
    session_id bigint not null,
    user_id bigint,
    unknown_key text,
    method text not null,
    address_id bigint,
    channel text,
    second_factor text,
    current_step text not null,
    completed boolean not null default false,
    tries integer not null default 0,
    guesses_at text,
    guesses_from text,
    expires_at timestamptz(3) not null,
    ${stamped},
    foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade,
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index signin_attempt_guesses_at on signin_attempt (deployment_id, guesses_at)',
  'create index signin_attempt_guesses_from on signin_attempt (deployment_id, guesses_from)',
  'create index signin_attempt_session on signin_attempt (deployment_id, session_id, id)',
  'create index signin_attempt_expiry on signin_attempt (expires_at)',

  // A sign-up that waits for its verification. The account doesn't exist until then.
  `create table signup_attempt (${identified},
    session_id bigint not null,
    email text,
    email_key text,
    email_verified_at timestamptz(3),
    phone_number text,
    phone_verified_at timestamptz(3),
    username text,
    username_key text,
    first_name text,
    last_name text,
    password_hash text,
    current_step text not null,
    invitation_id bigint,
    expires_at timestamptz(3) not null,
    ${stamped},
    foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade
  )`,
  'create index signup_attempt_session on signup_attempt (deployment_id, session_id, id)',
  'create index signup_attempt_expiry on signup_attempt (expires_at)',

  // One challenge for each subject: a new code or link takes the place of the old. Only hashes are kept.
  `create table verification (${identified},
    purpose text not null check (purpose in ('sign_in', 'sign_up', 'email', 'phone', 'reset', 'reauthenticate')),
    subject_id bigint not null,
    user_id bigint,
    session_id bigint,
    kind text not null check (kind in ('code', 'link')),
    secret_hash text not null,
    tries integer not null default 0,
    guesses_at text,
    guesses_from text,
    sent_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    unique (deployment_id, purpose, subject_id),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  `create unique index verification_link on verification (deployment_id, secret_hash) where kind = 'link'`,
  'create index verification_guesses_at on verification (deployment_id, guesses_at)',
  'create index verification_guesses_from on verification (deployment_id, guesses_from)',
  'create index verification_user on verification (deployment_id, user_id)',
  'create index verification_expiry on verification (expires_at)',
];
