import { Migration } from '@mikro-orm/migrations';
import { identified, stamped } from './columns.ts';

/** What delivering webhooks needs: claims, attempts, secrets of their own, the catalog of events, replays. */
export class Migration003WebhookDelivery extends Migration {
  override up(): void {
    for (const statement of WEBHOOK_DELIVERY) this.addSql(statement);
  }
}

const WEBHOOK_DELIVERY = [
  // During a rotation deliveries carry both signatures.
  'alter table webhook_app add column previous_secret_sealed text',
  'alter table webhook_app add column previous_secret_until timestamptz(3)',
  // While somebody watches its deliveries, whoever changes them tells of it.
  'alter table webhook_app add column watched_until timestamptz(3)',

  'alter table webhook_endpoint add column signing_secret_sealed text',
  'alter table webhook_endpoint add column signing_secret_hint text',
  'alter table webhook_endpoint add column previous_secret_sealed text',
  'alter table webhook_endpoint add column previous_secret_until timestamptz(3)',
  'alter table webhook_endpoint add column rate_limit_duration_ms integer',
  'alter table webhook_endpoint add column rate_limit_max_requests integer',
  // What the present window of the limit has seen; all processes count here.
  'alter table webhook_endpoint add column rate_used integer not null default 0',
  'alter table webhook_endpoint add column rate_resets_at timestamptz(3)',
  // Failures since the last success.
  'alter table webhook_endpoint add column failure_count integer not null default 0',
  'alter table webhook_endpoint add column failing_since timestamptz(3)',
  'alter table webhook_endpoint add column last_failure_at timestamptz(3)',
  'alter table webhook_endpoint add column auto_disabled boolean not null default false',
  'alter table webhook_endpoint add column auto_disabled_at timestamptz(3)',

  // A delivery is its own job: whoever claims it holds it until `claimed_until`; what a crash left behind is due again then.
  'alter table webhook_delivery add column claimed_until timestamptz(3)',
  'alter table webhook_delivery add column claimed_by smallint',
  'alter table webhook_delivery add column replay_id bigint',
  'drop index webhook_delivery_queue',
  `create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at, id) where status = 'pending'`,
  `create index webhook_delivery_failed on webhook_delivery (endpoint_id, updated_at) where status = 'failed'`,
  // What a replay has queued and takes back when it is cancelled.
  `create index webhook_delivery_replayed on webhook_delivery (deployment_id, replay_id)
    where status = 'pending' and replay_id is not null`,
  // Lists and replays go by time, and so do their bounds.
  'drop index webhook_delivery_app',
  'drop index webhook_delivery_endpoint',
  // What statistics ask stands in the index of what they go through.
  'create index webhook_delivery_created on webhook_delivery (deployment_id, app_id, created_at, id) include (status)',
  `create index webhook_delivery_failed_created on webhook_delivery (deployment_id, app_id, created_at, id)
    where status = 'failed'`,
  'create index webhook_delivery_endpoint_created on webhook_delivery (deployment_id, endpoint_id, created_at, id)',
  'create index webhook_message_created on webhook_message (created_at)',
  'drop index webhook_message_app',
  'create index webhook_message_event on webhook_message (deployment_id, app_id, event_name, created_at, id)',

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
    unique (deployment_id, delivery_id, id),
    foreign key (deployment_id, delivery_id) references webhook_delivery (deployment_id, id) on delete cascade
  )`,
  `create index webhook_attempt_app on webhook_attempt (deployment_id, app_id, created_at)
    include (endpoint_id, succeeded, duration_ms)`,
  'create index webhook_attempt_endpoint on webhook_attempt (deployment_id, endpoint_id, created_at)',

  `create table webhook_event_type (${identified},
    app_id bigint not null,
    name text not null,
    description text,
    schema jsonb,
    archived_at timestamptz(3),
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, app_id, name),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,

  // The first answer to a key, written with its effect; the same key within its time gives that answer again.
  `create table idempotency_key (
    deployment_id integer not null references deployment (id) on delete cascade,
    credential_id bigint not null,
    route text not null,
    key_hash text not null,
    request_hash text not null,
    answer jsonb not null,
    expires_at timestamptz(3) not null,
    primary key (deployment_id, credential_id, route, key_hash)
  )`,
  'create index idempotency_key_expiry on idempotency_key (expires_at)',

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
    unique (deployment_id, id),
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
