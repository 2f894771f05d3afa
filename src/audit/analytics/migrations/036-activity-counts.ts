import { Migration } from '@mikro-orm/migrations';

/** How often something happened in each hour, for the statistics of a deployment. */
export class Migration036ActivityCounts extends Migration {
  override up(): void {
    this.addSql(`create table activity_count (
      deployment_id integer not null references deployment (id) on delete cascade,
      hour timestamptz(3) not null,
      kind text not null,
      label text not null,
      count bigint not null,
      primary key (deployment_id, hour, kind, label)
    )`);
    // For retention, in all deployments.
    this.addSql('create index activity_count_hour on activity_count (hour)');
  }
}
