export const DOCUMENTS = [
  `alter table knowledge_base_document
    add column source_url text,
    add column failure_code text,
    add column generation integer not null default 0,
    add column requested_generation integer not null default 1,
    add column attempts integer not null default 0,
    add column progress_stage text,
    add column progress_done integer,
    add column progress_total integer,
    add column page_count integer,
    add column chunk_count integer not null default 0,
    add column lexeme_count bigint not null default 0`,
  // Documents of earlier versions were stored without being read.
  "update knowledge_base_document set status = 'pending', token_count = null",
  `create index knowledge_base_document_unfinished on knowledge_base_document (deployment_id, id)
    where status in ('pending', 'processing')`,
];
