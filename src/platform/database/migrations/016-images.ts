import { Migration } from '@mikro-orm/migrations';

/** The publishable key is computed from the deployment's mode and host. */
export class Migration016Images extends Migration {
  override up(): void {
    this.addSql('alter table deployment drop column publishable_key');
  }
}
