import { identified, stamped } from './columns.ts';

export const AI = [
  `create table ai_knowledge_base (${identified},
    name text not null,
    description text,
    type text not null check (type in ('vector', 'graph', 'hybrid')),
    embedding_model text,
    is_active boolean not null default true,
    ${stamped}
  )`,
  'create index ai_knowledge_base_newest on ai_knowledge_base (deployment_id, created_at, id)',
  `create table knowledge_base_document (${identified},
    knowledge_base_id bigint not null,
    name text not null,
    type text not null check (type in ('txt', 'md', 'html', 'pdf', 'docx')),
    size bigint not null,
    token_count integer,
    status text not null check (status in ('pending', 'processing', 'ready', 'failed')),
    sha256 text not null,
    ${stamped},
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  `create index knowledge_base_document_newest
    on knowledge_base_document (deployment_id, knowledge_base_id, created_at, id)`,
  'create index knowledge_base_document_by_id on knowledge_base_document (deployment_id, knowledge_base_id, id)',
  // Files lie in parts, so that no process ever holds a whole one.
  `create table document_part (
    deployment_id integer not null references deployment (id) on delete cascade,
    document_id bigint not null,
    number integer not null,
    bytes bytea not null,
    primary key (deployment_id, document_id, number),
    foreign key (deployment_id, document_id) references knowledge_base_document (deployment_id, id) on delete cascade
  )`,
  `create table ai_agent (${identified},
    name text not null,
    description text,
    model text not null,
    system_prompt text,
    temperature double precision not null,
    max_tokens integer not null,
    tools text[] not null default '{}',
    is_active boolean not null default true,
    ${stamped}
  )`,
  'create index ai_agent_newest on ai_agent (deployment_id, created_at, id)',
  `create table ai_agent_knowledge_base (
    deployment_id integer not null references deployment (id) on delete cascade,
    agent_id bigint not null,
    knowledge_base_id bigint not null,
    position integer not null,
    primary key (deployment_id, agent_id, knowledge_base_id),
    foreign key (deployment_id, agent_id) references ai_agent (deployment_id, id) on delete cascade,
    foreign key (deployment_id, knowledge_base_id) references ai_knowledge_base (deployment_id, id) on delete cascade
  )`,
  'create index ai_agent_knowledge_base_base on ai_agent_knowledge_base (deployment_id, knowledge_base_id)',
];
