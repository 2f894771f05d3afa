import { Migration } from '@mikro-orm/migrations';

/** Finds the grants of a membership that ends, and the resources that use a JWT template. */
export class Migration047OauthReferenceIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create index concurrently if not exists oauth_record_membership_id on oauth_record
      (deployment_id, membership_id) where membership_id is not null`);
    this.addSql(`create index concurrently if not exists oauth_resource_jwt_template_id on oauth_resource
      (deployment_id, jwt_template_id) where jwt_template_id is not null`);
  }
}
