import { Migration } from '@mikro-orm/migrations';

/** Uploaded images. The publishable key is computed from the deployment's mode and host. */
export class Migration016Images extends Migration {
  override up(): void {
    this.addSql('alter table deployment drop column publishable_key');
    this.addSql('alter table workspace add column image_url text');

    // Each owner has at most one uploaded image. The owner's own column has its URL.
    this.addSql(`create table image (
      deployment_id integer not null references deployment (id) on delete cascade,
      id text not null,
      user_id bigint,
      organization_id bigint,
      workspace_id bigint,
      setting text,
      size integer not null,
      bytes bytea,
      created_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, user_id),
      unique (deployment_id, organization_id),
      unique (deployment_id, workspace_id),
      unique (deployment_id, setting),
      constraint image_one_owner check (num_nonnulls(user_id, organization_id, workspace_id, setting) = 1),
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade,
      foreign key (deployment_id, organization_id) references organization (deployment_id, id) on delete cascade,
      foreign key (deployment_id, workspace_id) references workspace (deployment_id, id) on delete cascade
    )`);
    // WebP is compressed already.
    this.addSql('alter table image alter column bytes set storage external');
  }
}
