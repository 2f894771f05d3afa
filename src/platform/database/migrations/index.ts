import { Migration001Initial } from './001-initial/index.ts';
import { Migration002DeploymentVersion } from './002-deployment-version.ts';
import { Migration003WebhookDeliveryUpdates } from './003-webhook-delivery-updates.ts';

/** In the order in which they are applied. Append only: databases that have applied one never apply it again. */
export const migrations = [
  { name: '001-initial', class: Migration001Initial },
  { name: '002-deployment-version', class: Migration002DeploymentVersion },
  { name: '003-webhook-delivery-updates', class: Migration003WebhookDeliveryUpdates },
];
