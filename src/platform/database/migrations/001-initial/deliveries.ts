import { identified, stamped } from './columns.ts';

/** Messages of webhooks, their deliveries and attempts, and replays. */
export const DELIVERIES = [
  // The body is what will be signed and sent, byte for byte.
  `create table webhook_message (${identified},
    app_id bigint not null,
    event_name text not null,
    body bytea not null,
    created_at timestamptz(3) not null,
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index webhook_message_created on webhook_message (created_at)',
  'create index webhook_message_event on webhook_message (deployment_id, app_id, event_name, created_at, id)',

  // A delivery is its own job: a process that claims it holds it until `claimed_until`, when a crash leaves it due again.
  `create table webhook_delivery (${identified},
    app_id bigint not null,
    message_id bigint not null,
    endpoint_id bigint not null,
    replay_id bigint,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
    attempts integer not null default 0,
    next_attempt_at timestamptz(3),
    claimed_until timestamptz(3),
    claimed_by smallint,
    ${stamped},
    unique (deployment_id, message_id, endpoint_id),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade,
    foreign key (deployment_id, message_id) references webhook_message (deployment_id, id) on delete cascade,
    foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
  )`,
  `create index webhook_delivery_due on webhook_delivery (deployment_id, endpoint_id, next_attempt_at, id)
    where status = 'pending'`,
  `create index webhook_delivery_failed on webhook_delivery (deployment_id, endpoint_id, updated_at)
    where status = 'failed'`,
  // What a replay has queued and takes back when it is cancelled.
  `create index webhook_delivery_replayed on webhook_delivery (deployment_id, replay_id)
    where status = 'pending' and replay_id is not null`,
  // Lists and replays go by time, and so do their bounds. Statistics read the index alone.
  'create index webhook_delivery_created on webhook_delivery (deployment_id, app_id, created_at, id) include (status)',
  `create index webhook_delivery_failed_created on webhook_delivery (deployment_id, app_id, created_at, id)
    where status = 'failed'`,
  'create index webhook_delivery_endpoint_created on webhook_delivery (deployment_id, endpoint_id, created_at, id)',

  `create table webhook_attempt (${identified},
    delivery_id bigint not null,
    app_id bigint not null,
    endpoint_id bigint not null,
    number integer not null,
    succeeded boolean not null,
    response_status integer,
    response_body text,
    error text,
    duration_ms integer not null,
    next_attempt_at timestamptz(3),
    created_at timestamptz(3) not null,
    foreign key (deployment_id, delivery_id) references webhook_delivery (deployment_id, id) on delete cascade
  )`,
  'create index webhook_attempt_delivery on webhook_attempt (deployment_id, delivery_id, id)',
  `create index webhook_attempt_app on webhook_attempt (deployment_id, app_id, created_at)
    include (endpoint_id, succeeded, duration_ms)`,
  'create index webhook_attempt_endpoint on webhook_attempt (deployment_id, endpoint_id, created_at)',

  `create table webhook_replay (${identified},
    app_id bigint not null,
    state text not null check (state in ('running', 'completed', 'cancelled')),
    delivery_ids bigint[],
    since timestamptz(3),
    until timestamptz(3),
    status text,
    endpoint_id bigint,
    event_name text,
    cursor_created_at timestamptz(3),
    due_until timestamptz(3),
    cursor_id bigint,
    total integer not null,
    done integer not null default 0,
    ${stamped},
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index webhook_replay_app on webhook_replay (deployment_id, app_id, id)',

  // An event of the service reaches an app once, whatever is done again after a crash.
  `create table event_fan_out (
    deployment_id integer not null references deployment (id) on delete cascade,
    event_id bigint not null,
    app_id bigint not null,
    message_id bigint not null,
    created_at timestamptz(3) not null,
    primary key (deployment_id, event_id, app_id),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index event_fan_out_app on event_fan_out (deployment_id, app_id)',
  'create index event_fan_out_created on event_fan_out (created_at)',
];
