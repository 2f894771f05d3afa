export const KNOWLEDGE_BASES = [
  `alter table ai_knowledge_base
    add column organization_id bigint,
    add column workspace_id bigint,
    add column language text not null default 'english',
    add column extraction_model text,
    add column lexical_weight double precision,
    add column vector_weight double precision,
    add column graph_weight double precision,
    add column chunk_count integer not null default 0,
    add column lexeme_count bigint not null default 0,
    add column index_version bigint not null default 0,
    add foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
    add foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade`,
  `create index ai_knowledge_base_organization on ai_knowledge_base (deployment_id, organization_id, id)
    where organization_id is not null`,
  `create index ai_knowledge_base_workspace on ai_knowledge_base (deployment_id, workspace_id, id)
    where workspace_id is not null`,
];
