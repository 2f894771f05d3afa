import { Migration } from '@mikro-orm/migrations';

/**
 * Removes the foreign keys that others imply: an endpoint and a message exist only with their app, the app only with its deployment,
 * and an attempt only with its delivery. PostgreSQL checked each of them for every row, which took half of the time to store a delivery.
 */
export class Migration055FewerDeliveryKeys extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_delivery
      drop constraint webhook_delivery_deployment_id_fkey,
      drop constraint webhook_delivery_deployment_id_app_id_fkey`);
    this.addSql('alter table webhook_attempt drop constraint webhook_attempt_deployment_id_fkey');
  }
}
