import { Migration } from '@mikro-orm/migrations';

/** Stores the status of the last response on the delivery, and finds the deliveries of an app that wait after a failure. */
export class Migration026DeliveryLastResponse extends Migration {
  override up(): void {
    this.addSql('alter table webhook_delivery add column last_response_status integer');
    this.addSql(`update webhook_delivery delivery set last_response_status = last.response_status
      from (
        select distinct on (deployment_id, delivery_id) deployment_id, delivery_id, response_status
        from webhook_attempt order by deployment_id, delivery_id, id desc
      ) last
      where delivery.deployment_id = last.deployment_id and delivery.id = last.delivery_id
        and last.response_status is not null`);
    this.addSql(`create index webhook_delivery_retrying on webhook_delivery (deployment_id, app_id, created_at, id)
      where status = 'pending' and attempts > 0`);
  }
}
