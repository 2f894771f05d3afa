export const CHUNKS = [
  // No foreign key to the document: a job deletes the chunks of a deleted document in batches.
  `create table document_chunk (
    deployment_id integer not null references deployment (id) on delete cascade,
    id bigint not null,
    knowledge_base_id bigint not null,
    document_id bigint not null,
    generation integer not null,
    position integer not null,
    text text not null,
    heading_path text[] not null default '{}',
    page integer,
    start_offset integer not null,
    end_offset integer not null,
    token_count integer not null,
    terms text[] not null,
    frequencies integer[] not null,
    lexeme_count integer not null,
    extraction_model text,
    created_at timestamptz(3) not null,
    primary key (deployment_id, id)
  )`,
  `create unique index document_chunk_position
    on document_chunk (deployment_id, document_id, generation, position)`,
  'create index document_chunk_knowledge_base on document_chunk (deployment_id, knowledge_base_id, id)',
  // A chunk has its terms, so that its postings can be deleted through their primary key.
  `create table chunk_posting (
    deployment_id integer not null,
    knowledge_base_id bigint not null,
    term text collate "C" not null,
    chunk_id bigint not null,
    frequency integer not null,
    lexeme_count integer not null,
    primary key (deployment_id, knowledge_base_id, term, chunk_id) include (frequency, lexeme_count)
  )`,
];
