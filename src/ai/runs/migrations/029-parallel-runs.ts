import { Migration } from '@mikro-orm/migrations';

/** How many runs of agents may be in progress at once, how long a run may take, and the runs that wait for a slot. */
export class Migration029ParallelRuns extends Migration {
  override up(): void {
    this.addSql(`alter table ai_user_limits
      add column max_parallel_runs integer not null default 20 check (max_parallel_runs between 1 and 1000),
      add column max_parallel_runs_per_user integer not null default 3
        check (max_parallel_runs_per_user between 1 and 1000),
      add column parallel_runs_reserved_for_servers integer
        check (parallel_runs_reserved_for_servers between 0 and 999)`);

    this.addSql(`alter table ai_agent
      add column max_parallel_runs integer check (max_parallel_runs between 1 and 1000),
      add column time_limit_seconds integer check (time_limit_seconds between 10 and 600)`);
    // Besides the trigger for the other columns. A change of both increments the version once.
    this.addSql(`create trigger increment_version_of_run_limits
      before update of max_parallel_runs, time_limit_seconds on ai_agent for each row
      when ((old.max_parallel_runs, old.time_limit_seconds) is distinct from (new.max_parallel_runs, new.time_limit_seconds))
      execute function increment_version()`);

    // A run is stored in `ai_agent_run` when it starts. Until then it waits here, at most for some seconds.
    this.addSql(`create table ai_agent_waiting_run (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null generated always as identity,
      agent_id bigint not null,
      user_id bigint,
      expires_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, agent_id) references ai_agent (deployment_id, id) on delete cascade,
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index ai_agent_waiting_run_agent on ai_agent_waiting_run (deployment_id, agent_id)');
    this.addSql('create index ai_agent_waiting_run_user on ai_agent_waiting_run (deployment_id, user_id)');

    // In the database, so that each way in which a run ends frees its slot. Without a waiting run it does not notify, because
    // PostgreSQL serializes the commits that do.
    this.addSql(`create function notify_waiting_runs() returns trigger language plpgsql as '
      begin
        if exists (select from ai_agent_waiting_run where deployment_id = old.deployment_id) then
          perform pg_notify(''gatehouse_agent_runs'', old.deployment_id::text);
        end if;
        return null;
      end'`);
    this.addSql(`create trigger notify_waiting_runs after update of status on ai_agent_run for each row
      when (old.status = 'running' and new.status <> 'running') execute function notify_waiting_runs()`);
    this.addSql(`create trigger notify_waiting_runs_of_deletion after delete on ai_agent_run for each row
      when (old.status = 'running') execute function notify_waiting_runs()`);
  }
}
