import { Migration } from '@mikro-orm/migrations';

/** What reading the audit log needs: it is filtered by what was done, by whom, in which call and from where. */
export class Migration005AuditLog extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // Types are looked for by their beginnings too, whatever the collation of the database.
  'create index event_type on event (deployment_id, type text_pattern_ops, id)',
  // API keys are looked for as users are.
  'drop index event_actor',
  'create index event_actor on event (deployment_id, actor_id, id) where actor_id is not null',
  'create index event_request on event (deployment_id, request_id, id) where request_id is not null',
  'create index event_ip on event (deployment_id, ip, id) where ip is not null',
];
