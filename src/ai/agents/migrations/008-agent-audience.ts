import { Migration } from '@mikro-orm/migrations';

/** The users that may run an agent, who ran it, and how much each user may run and has run. */
export class Migration008AgentAudience extends Migration {
  override up(): void {
    // Without any of these, an agent is published to no users. A deleted organization or workspace leaves none, so that its
    // deletion never adds users.
    this.addSql(`alter table ai_agent
      add column is_for_all_users boolean not null default false,
      add column audience_organization_id bigint,
      add column audience_workspace_id bigint,
      add constraint ai_agent_one_audience
        check (num_nonnulls(audience_organization_id, audience_workspace_id) + is_for_all_users::integer <= 1),
      add foreign key (deployment_id, audience_organization_id) references organization (deployment_id, id)
        on delete set null (audience_organization_id),
      add foreign key (deployment_id, audience_workspace_id) references workspace (deployment_id, id)
        on delete set null (audience_workspace_id)`);
    this.addSql('create index ai_agent_for_organization on ai_agent (deployment_id, audience_organization_id)');
    this.addSql('create index ai_agent_for_workspace on ai_agent (deployment_id, audience_workspace_id)');

    this.addSql(`alter table ai_agent_run
      add column user_id bigint,
      add foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete set null (user_id)`);
    this.addSql('create index ai_agent_run_user on ai_agent_run (deployment_id, user_id)');

    // Without foreign keys to the agent and the user: the daily limits of a user count the runs of deleted agents, and
    // the totals of an agent count the runs of deleted users. The user 0 stands for runs by servers.
    this.addSql(`create table ai_agent_usage (
      deployment_id integer not null references deployment (id) on delete cascade,
      agent_id bigint not null,
      day date not null,
      user_id bigint not null,
      runs integer not null,
      failed_runs integer not null,
      steps bigint not null,
      input_tokens bigint not null,
      output_tokens bigint not null,
      duration_ms bigint not null,
      primary key (deployment_id, agent_id, day, user_id)
    )`);
    this.addSql('create index ai_agent_usage_user on ai_agent_usage (deployment_id, user_id, day)');
    this.addSql('create index ai_agent_usage_day on ai_agent_usage (day)');

    this.addSql(`create table ai_user_limits (
      deployment_id integer primary key references deployment (id) on delete cascade,
      runs_per_day integer not null check (runs_per_day between 1 and 100000),
      tokens_per_day integer not null check (tokens_per_day between 1000 and 1000000000)
    )`);
  }
}
