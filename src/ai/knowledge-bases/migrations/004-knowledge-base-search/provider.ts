export const PROVIDER = [
  // The deployment's endpoint that speaks the OpenAI protocol.
  `create table ai_provider (
    deployment_id integer not null primary key references deployment (id) on delete cascade,
    base_url text not null,
    api_key_sealed text,
    default_model text,
    default_embedding_model text,
    allowed_models text[] not null default '{}',
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  // The tokens that a deployment used, by day (UTC), purpose and model.
  `create table ai_usage (
    deployment_id integer not null references deployment (id) on delete cascade,
    day date not null,
    purpose text not null,
    model text not null,
    requests bigint not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    primary key (deployment_id, day, purpose, model)
  )`,
];
