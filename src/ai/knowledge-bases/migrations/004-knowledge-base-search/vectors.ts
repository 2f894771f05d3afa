export const VECTORS = [
  // A knowledge base has one active index, and one that is being built while the other answers. The vectors of a retired index
  // are deleted in batches, also after its knowledge base was deleted: therefore no foreign key to the knowledge base.
  `create table vector_index (
    deployment_id integer not null references deployment (id) on delete cascade,
    id bigint not null,
    knowledge_base_id bigint not null,
    kind text not null check (kind in ('latent', 'embedding')),
    model text,
    provider_version text,
    dimensions integer,
    status text not null check (status in ('building', 'active', 'retired')),
    is_outdated boolean not null default false,
    built_chunk_count integer not null default 0,
    vector_count integer not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (deployment_id, id)
  )`,
  `create unique index vector_index_status on vector_index (deployment_id, knowledge_base_id, status)
    where status <> 'retired'`,
  'create index vector_index_knowledge_base on vector_index (deployment_id, knowledge_base_id)',
  // Which process indexes a knowledge base, and what it last found.
  `create table vector_indexing (
    deployment_id integer not null,
    knowledge_base_id bigint not null,
    claimed_by text,
    claimed_until timestamptz(3),
    is_requested boolean not null default false,
    checked_version bigint,
    checked_model text,
    failure text,
    primary key (deployment_id, knowledge_base_id),
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  `create table chunk_vector (
    deployment_id integer not null,
    index_id bigint not null,
    chunk_id bigint not null,
    vector real[] not null,
    primary key (deployment_id, index_id, chunk_id)
  )`,
  // The latent vector of each term, with which queries and new chunks get theirs.
  `create table latent_term (
    deployment_id integer not null,
    index_id bigint not null,
    term text not null,
    vector real[] not null,
    primary key (deployment_id, index_id, term)
  )`,
];
