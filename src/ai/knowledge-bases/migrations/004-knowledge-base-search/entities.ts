export const ENTITIES = [
  `create table knowledge_entity (
    deployment_id integer not null references deployment (id) on delete cascade,
    id bigint not null,
    knowledge_base_id bigint not null,
    key text not null,
    name text not null,
    kind text not null,
    created_at timestamptz(3) not null,
    primary key (deployment_id, id),
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  'create unique index knowledge_entity_key on knowledge_entity (deployment_id, knowledge_base_id, key)',
  'create index knowledge_entity_knowledge_base on knowledge_entity (deployment_id, knowledge_base_id, id)',
  `create table entity_mention (
    deployment_id integer not null,
    knowledge_base_id bigint not null,
    entity_id bigint not null,
    chunk_id bigint not null,
    frequency integer not null,
    primary key (deployment_id, knowledge_base_id, entity_id, chunk_id)
  )`,
  'create index entity_mention_chunk on entity_mention (deployment_id, chunk_id)',
  // Relations that a model named, each in the chunk that states it. Co-occurrences are counted from the mentions.
  `create table stated_relation (
    deployment_id integer not null,
    knowledge_base_id bigint not null,
    source_id bigint not null,
    target_id bigint not null,
    label text not null,
    chunk_id bigint not null,
    primary key (deployment_id, knowledge_base_id, source_id, target_id, label, chunk_id)
  )`,
  'create index stated_relation_chunk on stated_relation (deployment_id, chunk_id)',
  // Finds knowledge bases whose extraction model was cleared.
  `create index document_chunk_extraction_model on document_chunk (deployment_id, knowledge_base_id)
    where extraction_model is not null`,
];
