import { Migration } from '@mikro-orm/migrations';

/**
 * Deliveries and attempts of past hours, counted once by a job. A trigger stores each later change of a counted delivery, also that of an
 * older version, so that the counts stay exact. Deliveries of the last hour cost nothing: the condition is all that runs for them.
 */
export class Migration053WebhookCounts extends Migration {
  override up(): void {
    this.addSql(`create table webhook_counted_span (
      deployment_id integer not null,
      app_id bigint not null,
      since timestamptz(3) not null,
      until timestamptz(3) not null,
      primary key (deployment_id, app_id),
      foreign key (deployment_id, app_id) references webhook_app (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create table webhook_delivery_count (
      deployment_id integer not null,
      endpoint_id bigint not null,
      day timestamptz(3) not null,
      event_name text not null,
      status text not null,
      total integer not null,
      hours integer[] not null,
      primary key (deployment_id, endpoint_id, day, event_name, status),
      foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create table webhook_attempt_count (
      deployment_id integer not null,
      endpoint_id bigint not null,
      day timestamptz(3) not null,
      succeeded integer[] not null,
      failed integer[] not null,
      durations integer[] not null,
      duration_totals integer[] not null,
      duration_successes integer[] not null,
      primary key (deployment_id, endpoint_id, day),
      foreign key (deployment_id, endpoint_id) references webhook_endpoint (deployment_id, id) on delete cascade
    )`);
    // Without a foreign key to the endpoint, whose lock the changes of deliveries would wait for in another order than a deletion.
    this.addSql(`create table webhook_delivery_change (
      deployment_id integer not null references deployment (id) on delete cascade,
      endpoint_id bigint not null,
      number bigint generated always as identity,
      event_name text not null,
      status text not null,
      hour timestamptz(3) not null,
      count integer not null,
      primary key (deployment_id, endpoint_id, number)
    )`);
    this.addSql(`create function count_delivery_change() returns trigger language plpgsql as '
      begin
        insert into webhook_delivery_change (deployment_id, endpoint_id, event_name, status, hour, count)
        select new.deployment_id, new.endpoint_id, message.event_name, change.status,
          date_trunc(''hour'', new.created_at, ''UTC''), change.count
        from webhook_message message cross join (values (old.status, -1), (new.status, 1)) change (status, count)
        where message.deployment_id = new.deployment_id and message.id = new.message_id;
        return null;
      end'`);
    this.addSql(`create trigger count_delivery_change after update of status on webhook_delivery for each row
      when (new.status <> old.status and new.created_at < now() - interval '1 hour')
      execute function count_delivery_change()`);
  }
}
