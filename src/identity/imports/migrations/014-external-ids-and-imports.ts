import { Migration } from '@mikro-orm/migrations';

/** Ids of other systems and metadata of users, organizations and workspaces, and imports of users. */
export class Migration014ExternalIdsAndImports extends Migration {
  override up(): void {
    this.addSql(
      'alter table "user" add column external_id text, add column private_metadata jsonb not null default \'{}\'',
    );
    for (const table of ['organization', 'workspace']) {
      this.addSql(`alter table ${table} add column external_id text,
        add column public_metadata jsonb not null default '{}', add column private_metadata jsonb not null default '{}'`);
    }
    for (const table of ['user', 'organization', 'workspace']) {
      this.addSql(`create unique index ${table}_external_id on "${table}" (deployment_id, external_id)
        where external_id is not null`);
    }

    // The kinds of the imported password hashes: each sign-in with a password takes the time of one hash of each kind.
    this.addSql(`alter table deployment add column password_hash_kinds text[] not null default '{}'`);

    // `position` is the offset of the first byte that is not processed, `line` the number of the lines before it.
    this.addSql(`create table user_import (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      sends_events boolean not null,
      size bigint not null,
      position bigint not null default 0,
      line integer not null default 0,
      attempts integer not null default 0,
      total integer not null,
      created integer not null default 0,
      failed integer not null default 0,
      completed_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id)
    )`);
    this.addSql('create index user_import_newest on user_import (deployment_id, created_at, id)');
    this.addSql('create index user_import_expiry on user_import (created_at)');
    this.addSql(`create table user_import_part (
      deployment_id integer not null references deployment (id) on delete cascade,
      import_id bigint not null,
      number integer not null,
      bytes bytea not null,
      primary key (deployment_id, import_id, number),
      foreign key (deployment_id, import_id) references user_import (deployment_id, id) on delete cascade
    )`);
    this.addSql(`create table user_import_failure (
      deployment_id integer not null references deployment (id) on delete cascade,
      import_id bigint not null,
      line integer not null,
      code text not null,
      message text not null,
      primary key (deployment_id, import_id, line),
      foreign key (deployment_id, import_id) references user_import (deployment_id, id) on delete cascade
    )`);
  }
}
