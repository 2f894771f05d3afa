import { Migration } from '@mikro-orm/migrations';
import { identified, stamped } from './columns.ts';

/** What signing up and in, tokens, invitations and their mails need. */
export class Migration002Identity extends Migration {
  override up(): void {
    for (const statement of IDENTITY) this.addSql(statement);
  }
}

const IDENTITY = [
  // The browser in which the account was made; null for users whom the company made.
  'alter table "user" add column signup_session_id bigint',

  'alter table signin add column authenticated_at timestamptz(3)',
  'update signin set authenticated_at = created_at',
  'alter table signin alter column authenticated_at set not null',
  'alter table signin add column method text',
  'alter table signin add column second_factor text',

  // A sign-in attempt for an address that nobody has looks like any other, and can't be completed.
  'alter table signin_attempt alter column user_id drop not null',
  'alter table signin_attempt add column unknown_key text',
  // The e-mail address or phone number that a code or link goes to, and the way it goes.
  'alter table signin_attempt add column address_id bigint',
  'alter table signin_attempt add column channel text',
  // Kept while a later step is due.
  'alter table signin_attempt add column second_factor text',
  'alter table signin_attempt add unique (deployment_id, id)',
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
    unique (deployment_id, id),
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

  // Where an account has signed in from: a stranger's failures don't lock these out, and new ones are told of by mail.
  `create table known_device (
    deployment_id integer not null references deployment (id) on delete cascade,
    user_id bigint not null,
    address text not null,
    agent_hash text not null,
    last_used_at timestamptz(3) not null,
    primary key (deployment_id, user_id, address, agent_hash),
    foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
  )`,
  'create index known_device_expiry on known_device (last_used_at)',

  // An invitation to a workspace names it and its organization. The token exists in the mail alone.
  'alter table invitation add column workspace_id bigint',
  'alter table invitation add column token_hash text',
  'alter table invitation add column accepted_by_id bigint',
  'alter table invitation add column last_sent_at timestamptz(3)',
  'alter table invitation add column redirect_url text',
  'alter table invitation add column expires_in integer not null default 604800',
  `alter table invitation add foreign key (deployment_id, workspace_id) references workspace (deployment_id, id)
    on delete cascade`,
  `alter table invitation add foreign key (deployment_id, accepted_by_id) references "user" (deployment_id, id)
    on delete set null (accepted_by_id)`,
  'create unique index invitation_token on invitation (deployment_id, token_hash) where token_hash is not null',
  'create index invitation_workspace on invitation (deployment_id, workspace_id, created_at, id)',
  'create index invitation_accepted_by on invitation (deployment_id, accepted_by_id)',

  `create table restriction (${identified},
    list text not null check (list in ('allow', 'block')),
    kind text not null check (kind in ('email', 'domain')),
    value text not null,
    value_key text not null,
    created_at timestamptz(3) not null,
    unique (deployment_id, id),
    unique (deployment_id, list, value_key)
  )`,
  'create index restriction_newest on restriction (deployment_id, list, created_at, id)',
  `create table waitlist_entry (${identified},
    email text not null,
    email_key text not null,
    first_name text,
    last_name text,
    status text not null check (status in ('waiting', 'approved', 'joined')),
    token_hash text,
    token_expires_at timestamptz(3),
    approved_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, email_key)
  )`,
  'create index waitlist_entry_newest on waitlist_entry (deployment_id, created_at, id)',
  'create unique index waitlist_entry_token on waitlist_entry (deployment_id, token_hash) where token_hash is not null',

  // How long the longest-lived token of a key may live: a retired key is published until then.
  'alter table signing_key add column longest_ttl integer not null default 0',
  `update signing_key set longest_ttl = 86400 where purpose = 'access_token'`,
  `create unique index signing_key_one_next on signing_key (deployment_id, purpose) where state = 'next'`,

  // What a user has done, to be found when the user is deleted.
  `create index event_actor on event (deployment_id, actor_id, id) where actor_type = 'user'`,
  // Where retention finds what is over.
  'create index event_created on event (created_at)',
  'create index session_end on session (least(expires_at, coalesce(ended_at, expires_at)))',
];
