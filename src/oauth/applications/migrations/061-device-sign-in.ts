import { Migration } from '@mikro-orm/migrations';

/** Applications to which users sign in with a code that a device shows. */
export class Migration061DeviceSignIn extends Migration {
  override up(): void {
    this.addSql('alter table oauth_application add column device_sign_in boolean not null default false');
  }
}
