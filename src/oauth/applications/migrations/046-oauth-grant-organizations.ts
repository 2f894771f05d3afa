import { Migration } from '@mikro-orm/migrations';

/** The organization that a user has chosen for an application, and the JWT template whose claims the tokens of a resource have. */
export class Migration046OauthGrantOrganizations extends Migration {
  override up(): void {
    // Of a grant. The end of the membership ends the grant.
    this.addSql('alter table oauth_record add column membership_id bigint');
    this.addSql(`alter table oauth_record add constraint oauth_record_membership
      foreign key (deployment_id, membership_id) references organization_membership (deployment_id, id)
      on delete cascade not valid`);
    this.addSql('alter table oauth_resource add column jwt_template_id bigint');
    this.addSql(`alter table oauth_resource add constraint oauth_resource_jwt_template
      foreign key (deployment_id, jwt_template_id) references jwt_template (deployment_id, id)
      on delete set null (jwt_template_id) not valid`);
  }
}
