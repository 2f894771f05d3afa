import { Migration } from '@mikro-orm/migrations';

/** The runs of AI agents. */
export class Migration005AgentRuns extends Migration {
  override up(): void {
    // `claimed_until` is the end of the lease of the process that runs it. A run whose lease has ended is interrupted.
    this.addSql(`create table ai_agent_run (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      agent_id bigint not null,
      status text not null check (status in ('running', 'completed', 'failed')),
      model text not null,
      input jsonb not null,
      output text,
      citations jsonb not null default '[]',
      steps integer not null default 0,
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      failure_code text,
      claimed_until timestamptz(3),
      created_at timestamptz(3) not null,
      finished_at timestamptz(3),
      primary key (deployment_id, id),
      foreign key (deployment_id, agent_id) references ai_agent (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index ai_agent_run_agent on ai_agent_run (deployment_id, agent_id, id)');
    this.addSql('create index ai_agent_run_created on ai_agent_run (created_at)');
    this.addSql("create index ai_agent_run_running on ai_agent_run (deployment_id) where status = 'running'");
  }
}
