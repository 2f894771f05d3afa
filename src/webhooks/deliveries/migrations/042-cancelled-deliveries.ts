import { Migration } from '@mikro-orm/migrations';

/** Finds the deliveries of an app that were cancelled, which are few among many. */
export class Migration042CancelledDeliveries extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create index concurrently if not exists webhook_delivery_cancelled on webhook_delivery
      (deployment_id, app_id, created_at, id) where status = 'cancelled'`);
  }
}
