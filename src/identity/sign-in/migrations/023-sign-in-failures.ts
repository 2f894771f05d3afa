import { Migration } from '@mikro-orm/migrations';

/** Why users could not sign in, which accounts and addresses are locked out, and the names of resources in the audit log. */
export class Migration023SignInFailures extends Migration {
  override up(): void {
    // One row for each user: the last failure, and the series that the next event reports. `report_at` is when it is due.
    this.addSql(`create table sign_in_failure (
      deployment_id integer not null references deployment (id) on delete cascade,
      user_id bigint not null,
      method text not null,
      code text not null,
      address text not null,
      country text,
      count integer not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      is_reported boolean not null,
      report_at timestamptz(3) not null,
      primary key (deployment_id, user_id),
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index sign_in_failure_report on sign_in_failure (report_at) where not is_reported');
    this.addSql('create index sign_in_failure_age on sign_in_failure (last_at)');

    // Set for counters that lock out an account or an address: what is locked, from which count on, and whose it is.
    this.addSql(`alter table attempt_counter add column id bigint, add column action text, add column locks_at integer,
      add column user_id bigint, add column address text`);
    this.addSql('create index attempt_counter_locked on attempt_counter (deployment_id, id) where count >= locks_at');
    this.addSql(
      'create index attempt_counter_user on attempt_counter (deployment_id, user_id) where user_id is not null',
    );

    this.addSql('alter table event add column resource_name text');
  }
}
