import { Migration } from '@mikro-orm/migrations';

/** The roles of machines in their organizations, and the resources that applications of organizations may use. */
export class Migration045OauthApplicationRoles extends Migration {
  override up(): void {
    this.addSql(`create table oauth_application_role (
      deployment_id integer not null references deployment (id) on delete cascade,
      application_id bigint not null,
      role_id bigint not null,
      primary key (deployment_id, application_id, role_id),
      foreign key (deployment_id, application_id) references oauth_application (deployment_id, id) on delete cascade,
      foreign key (deployment_id, role_id) references role (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index oauth_application_role_role on oauth_application_role (deployment_id, role_id)');
    this.addSql('alter table oauth_resource add column available_to_organizations boolean not null default false');
  }
}
