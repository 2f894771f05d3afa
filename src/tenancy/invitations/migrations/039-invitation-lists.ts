import { Migration } from '@mikro-orm/migrations';

/** Finds a page of the invitations of an organization or workspace without sorting all of them. */
export class Migration039InvitationLists extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create index concurrently if not exists invitation_organization_list on invitation
      (deployment_id, organization_id, id) where workspace_id is null`);
    this.addSql(`create index concurrently if not exists invitation_workspace_list on invitation
      (deployment_id, workspace_id, id) where workspace_id is not null`);
  }
}
