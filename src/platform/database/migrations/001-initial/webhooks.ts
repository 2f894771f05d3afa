import { identified, stamped } from './columns.ts';

/** Apps, endpoints and what they subscribe to. */
export const WEBHOOKS = [
  // During a rotation deliveries carry both signatures. While a stream is open, `watched_until` lies ahead, and writers of
  // deliveries notify the processes.
  `create table webhook_app (${identified},
    name text not null,
    description text,
    signing_secret_sealed text not null,
    signing_secret_hint text not null,
    previous_secret_sealed text,
    previous_secret_until timestamptz(3),
    is_active boolean not null default true,
    watched_until timestamptz(3),
    ${stamped},
    unique (deployment_id, name)
  )`,
  'create index webhook_app_newest on webhook_app (deployment_id, created_at, id)',

  // `rate_used` counts the requests of the present window of the limit, for all processes. `failure_count` counts failures
  // since the last success.
  `create table webhook_endpoint (${identified},
    app_id bigint not null,
    url text not null,
    description text,
    headers_sealed text,
    signing_secret_sealed text,
    signing_secret_hint text,
    previous_secret_sealed text,
    previous_secret_until timestamptz(3),
    max_retries integer not null,
    timeout_seconds integer not null,
    rate_limit_duration_ms integer,
    rate_limit_max_requests integer,
    rate_used integer not null default 0,
    rate_resets_at timestamptz(3),
    is_active boolean not null default true,
    failure_count integer not null default 0,
    failing_since timestamptz(3),
    last_failure_at timestamptz(3),
    auto_disabled boolean not null default false,
    auto_disabled_at timestamptz(3),
    ${stamped},
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
  'create index webhook_endpoint_app on webhook_endpoint (deployment_id, app_id, id)',
  `create table webhook_subscription (${identified},
    endpoint_id bigint not null,
    event_name text not null,
    filter_rules jsonb,
    granted_scopes text[],
    created_at timestamptz(3) not null,
    unique (deployment_id, endpoint_id, event_name),
    foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
  )`,
  'create index webhook_subscription_event on webhook_subscription (deployment_id, event_name)',
  `create table webhook_event_type (${identified},
    app_id bigint not null,
    name text not null,
    description text,
    schema jsonb,
    archived_at timestamptz(3),
    ${stamped},
    unique (deployment_id, app_id, name),
    foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
  )`,
];
