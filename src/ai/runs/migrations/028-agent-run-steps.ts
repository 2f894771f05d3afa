import { Migration } from '@mikro-orm/migrations';

/** The steps of runs, why they ended, and responses that are not complete. */
export class Migration028AgentRunSteps extends Migration {
  override up(): void {
    this.addSql('alter table ai_agent_run drop constraint ai_agent_run_status_check');
    this.addSql(`alter table ai_agent_run
      add column finish_reason text,
      add column tokens_estimated boolean not null default false,
      add column failure_detail jsonb,
      add constraint ai_agent_run_status_check check (status in ('running', 'completed', 'incomplete', 'failed'))`);
    this.addSql('alter table ai_agent_thread_message add column is_incomplete boolean not null default false');
    this.addSql(`create table ai_agent_run_step (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      run_id bigint not null,
      number integer not null,
      model text not null,
      temperature double precision,
      max_tokens integer,
      message_count integer not null,
      attempts integer not null,
      tool_calls jsonb not null default '[]',
      input_tokens integer not null,
      output_tokens integer not null,
      tokens_estimated boolean not null,
      finish_reason text,
      started_at timestamptz(3) not null,
      duration_ms integer,
      primary key (deployment_id, id),
      constraint ai_agent_run_step_number unique (deployment_id, run_id, number),
      foreign key (deployment_id, run_id) references ai_agent_run (deployment_id, id) on delete cascade
    )`);
  }
}
