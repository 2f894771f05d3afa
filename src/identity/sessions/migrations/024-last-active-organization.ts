import { Migration } from '@mikro-orm/migrations';

/** Stores on the user which organization and workspace were active last, and adds the setting that restores them at sign-in. */
export class Migration024LastActiveOrganization extends Migration {
  override up(): void {
    this.addSql(`alter table "user"
      add column last_active_organization_id bigint,
      add column last_active_workspace_id bigint`);
    // Work in another organization is no change of the record, as a sign-in is none.
    this.addSql('drop trigger increment_version on "user"');
    this.addSql(`create trigger increment_version before update on "user" for each row
      when (to_jsonb(old) - array['last_active_at', 'last_active_organization_id', 'last_active_workspace_id']
        is distinct from to_jsonb(new) - array['last_active_at', 'last_active_organization_id', 'last_active_workspace_id'])
      execute function increment_version()`);
    // Commands that end memberships clear these columns. Checking the keys locks organizations after users, while those
    // commands lock users after organizations: the two would deadlock.
    this.addSql(`alter table signin
      drop constraint signin_deployment_id_active_organization_id_fkey,
      drop constraint signin_deployment_id_active_workspace_id_fkey`);
    this.addSql(`update deployment
      set b2b_settings = jsonb_set(b2b_settings, '{automaticActivationEnabled}', 'true'), version = version + 1`);
  }
}
