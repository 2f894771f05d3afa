import { Migration } from '@mikro-orm/migrations';

/** The conversations with AI agents. */
export class Migration007AgentThreads extends Migration {
  override up(): void {
    // The thread of a workspace has the organization of the workspace as well.
    this.addSql(`create table ai_agent_thread (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      agent_id bigint not null,
      title text,
      user_id bigint,
      organization_id bigint,
      workspace_id bigint,
      message_count integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      last_message_at timestamptz(3),
      primary key (deployment_id, id),
      foreign key (deployment_id, agent_id) references ai_agent (deployment_id, id) on delete cascade,
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade,
      foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
      foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index ai_agent_thread_agent on ai_agent_thread (deployment_id, agent_id, id)');
    for (const owner of ['user', 'organization', 'workspace']) {
      this.addSql(`create index ai_agent_thread_${owner} on ai_agent_thread (deployment_id, ${owner}_id, id)
        where ${owner}_id is not null`);
    }
    // Before the messages: the deletion of a thread then changes its runs before its messages, in the order of retention.
    this.addSql(`alter table ai_agent_run
      add column thread_id bigint,
      add foreign key (deployment_id, thread_id) references ai_agent_thread (deployment_id, id)
        on delete set null (thread_id)`);
    this.addSql(`create index ai_agent_run_thread on ai_agent_run (deployment_id, thread_id, id)
      where thread_id is not null`);
    this.addSql(`create table ai_agent_thread_message (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      thread_id bigint not null,
      run_id bigint,
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      citations jsonb not null default '[]',
      created_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, thread_id) references ai_agent_thread (deployment_id, id) on delete cascade,
      foreign key (deployment_id, run_id) references ai_agent_run (deployment_id, id) on delete set null (run_id)
    )`);
    this.addSql(
      'create index ai_agent_thread_message_thread on ai_agent_thread_message (deployment_id, thread_id, id)',
    );
    this.addSql(`create index ai_agent_thread_message_run on ai_agent_thread_message (deployment_id, run_id)
      where run_id is not null`);
  }
}
